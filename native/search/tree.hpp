#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <span>
#include <utility>
#include <vector>

#include "search/crew.hpp"
#include "search/guide.hpp"
#include "search/limits.hpp"
#include "search/nodes.hpp"
#include "search/priors.hpp"
#include "search/report.hpp"
#include "search/select.hpp"
#include "search/watch.hpp"

namespace tessella::search {

/// States that can tell whether another one may come from them.
template <class S>
concept Traceable = std::equality_comparable<S> && requires(const S& here, const S& there) {
    { here.may_lead_to(there) } -> std::same_as<bool>;
};

/// Monte-Carlo tree search with priors (PUCT), chance nodes, and a value for each seat.
template <Guide G>
class Tree {
  public:
    using State = typename G::State;
    using Told = G;

    Tree(const State& root, std::uint64_t seed) : Tree(root, core::Rng(seed)) {
        own_.ask(root);
        if (kParameters.root_noise > 0) shift(own_.candidates, kParameters.root_noise, own_.rng);
        begin(own_.candidates);
    }

    /// A tree whose first moves, the most likely first, are given instead of asked for.
    Tree(const State& root, std::uint64_t seed, const std::vector<Candidate>& first)
        : Tree(root, core::Rng(seed)) {
        begin(first);
    }

    /// Moves of the root that are to be valued whatever the guide thinks of them.
    void also(std::span<const core::Move> moves) {
        also_.clear();
        for (const core::Move move : moves) also_.push_back(nodes_.also(move));
    }

    /// Searches until a limit is reached or it is stopped; once at least. How many simulations that
    /// were.
    std::uint64_t run(const Limits& limits, Watch& watch) {
        nodes_.allow(limits.bytes, false);
        return work(own_, limits, watch, true);
    }

    /// Begins a run of so many threads in this one tree, each of which is to `join`; whether there
    /// is anything for them to do.
    bool share(const Limits& limits, std::size_t threads, Watch&) {
        nodes_.allow(limits.bytes, true);
        crew_ = std::make_unique<Crew>();
        while (crew_->workers.size() + 1 < threads)
            crew_->workers.emplace_back(root_, core::Rng(own_.rng.next()));
        return true;
    }

    /// Searches beside others, until a limit is reached or it is stopped; once at least. The first
    /// shows what all have found.
    std::uint64_t join(const Limits& limits, Watch& watch, std::size_t number) {
        return work(number ? crew_->workers[number - 1] : own_, limits, watch, number == 0);
    }

    /// Ends a run of several threads.
    void part() { crew_.reset(); }

    /// Goes on from a state to which some moves have led, with all that is known of it. Whether
    /// anything was known.
    bool follow(const State& state)
        requires Traceable<State>
    {
        std::vector<std::uint32_t> places;
        const std::uint32_t found = find(kRoot, root_, state, places);
        if (found == kNone || nodes_.node(found).listed == 0) return false;
        also_.clear();
        std::reverse(places.begin(), places.end());
        nodes_.go_on(places);
        root_ = state;
        own_ = Worker(state, own_.rng);
        return true;
    }

    /// Forgets what was met least, until the rest takes no more than so many bytes or only the root
    /// is left. Moves that were to be valued besides have to be named again.
    void shrink(std::size_t most) {
        also_.clear();
        std::uint64_t least = nodes_.used() / std::max<std::size_t>(most, 1);
        for (; bytes() > most && least <= nodes_.node(kRoot).visits; least = 2 * least + 1) {
            Nodes kept(root_.seats());
            kept.add(root_.turn());
            kept.copy(nodes_, kRoot, kRoot, least);
            nodes_ = std::move(kept);
        }
    }

    /// The moves at the root that were tried.
    std::vector<ValuedMove> moves() const { return nodes_.tried(); }

    /// What the tree takes, in bytes.
    std::size_t bytes() const noexcept { return nodes_.bytes(); }

  private:
    using Worker = search::Worker<G>;
    using Crew = search::Crew<G>;
    static constexpr std::uint64_t kClockEvery = 16;
    static constexpr std::uint32_t kRoot = Nodes::kRoot;
    static constexpr std::uint32_t kNone = Nodes::kNone;
    static constexpr SearchParameters kParameters = [] {
        if constexpr (requires { G::kParameters; }) {
            return G::kParameters;
        } else {
            return SearchParameters{};
        }
    }();

    /// A move to try: the place of its edge, what it leads to, and how often it was met.
    struct Choice {
        std::uint32_t place = kNone;
        core::Move move = core::kNoMove;
        std::uint32_t child = kNone;
        std::uint32_t met = 0;
    };

    Tree(const State& root, const core::Rng& rng)
        : root_(root), own_(root, rng), nodes_(root.seats()) {
        nodes_.add(root.turn());
    }

    void begin(const std::vector<Candidate>& first) {
        nodes_.list(nodes_.node(kRoot), first, true);
        nodes_.open_all(nodes_.node(kRoot), true);
    }

    std::uint64_t work(Worker& worker, const Limits& limits, Watch& watch, bool is_first) {
        const Deadline deadline(limits.seconds);
        const Lead lead(limits, visits());
        std::uint64_t done = 0;
        do {
            simulate(worker);
            if (++done % kClockEvery == 0 && deadline.is_over()) break;
            if (is_first && lead.is_due(done) && settles(lead, deadline)) break;
            if (watch.wants()) watch.show({is_first ? seen() : std::vector<ValuedMove>{}, done});
        } while (done < limits.simulations && !watch.stops() && !(crew_ && crew_->is_settled));
        return done;
    }

    std::uint64_t visits() {
        const core::SpinLock lock = nodes_.hold(nodes_.node(kRoot));
        return nodes_.node(kRoot).visits;
    }

    /// What was found so far, while others go on.
    std::vector<ValuedMove> seen() {
        if (!crew_) return moves();
        const std::unique_lock alone(crew_->gate);
        return moves();
    }

    /// Whether the time that is left is too short for another move to be tried most.
    bool settles(const Lead& lead, const Deadline& deadline) {
        Node& root = nodes_.node(kRoot);
        const core::SpinLock lock = nodes_.hold(root);
        const Edge* first = nodes_.edges(root);
        std::uint32_t most = 0, second = 0;
        for (const Edge* edge = first; edge != first + root.opened; ++edge) {
            second = std::max(second, std::min(most, edge->visits));
            most = std::max(most, edge->visits);
        }
        const bool is_settled = lead.lasts(most - second, root.visits, deadline);
        if (is_settled && crew_) crew_->is_settled = true;
        return is_settled;
    }

    void simulate(Worker& worker) {
        if (nodes_.is_full()) make_room();
        std::shared_lock<std::shared_mutex> gate;
        if (crew_) gate = std::shared_lock(crew_->gate);
        State state = root_;
        worker.path.clear();
        std::uint32_t at = kRoot;
        std::uint32_t met = worker.expand_after();
        while (at != kNone && nodes_.node(at).turn != core::kOver) {
            const Choice choice = choose(worker, at, state, met);
            if (choice.place == kNone) break;
            worker.path.push_back({at, choice.place});
            play(state, choice.move, choice.child);
            if (choice.child == kNone) nodes_.child(worker.path.back(), state.turn());
            at = choice.child;
            met = choice.met;
        }
        nodes_.back_up(worker.path, state.turn() == core::kOver
                                        ? worker.guide.outcome(state)
                                        : worker.guide.estimate(state, worker.rng));
    }

    void make_room() {
        if (!crew_) return nodes_.make_room();
        const std::unique_lock alone(crew_->gate);
        if (nodes_.is_full()) nodes_.make_room();
    }

    /// Makes a move that leads to a node. What the node knows of the state need not be found out.
    void play(State& state, core::Move move, std::uint32_t child) const {
        if constexpr (requires { state.replay(move, 0); }) {
            if (child != kNone) return state.replay(move, nodes_.node(child).turn);
        }
        state.play(move);
    }

    /// The move of a node to try. None where its moves are not listed: they are when it is met once
    /// more than `expand_after` asks for, for many never are, and if there is room.
    Choice choose(Worker& worker, std::uint32_t at, const State& state, std::uint32_t met) {
        Node& node = nodes_.node(at);
        {
            const core::SpinLock lock = nodes_.hold(node);
            if (node.listed) return pick(worker, at, node);
            if (met < worker.expand_after() || node.is_asked) return {};
            node.is_asked = true;
        }
        worker.ask(state);
        const core::SpinLock lock = nodes_.hold(node);
        node.is_asked = false;
        if (!nodes_.list(node, worker.candidates, false)) return {};
        return pick(worker, at, node);
    }

    Choice pick(Worker& worker, std::uint32_t at, Node& node) {
        std::uint32_t place = kNone;
        if (node.turn == core::kChance) {
            if (nodes_.open_all(node, false)) place = worker.rng.below(node.opened);
        } else {
            place = select(nodes_, node, kParameters);
            if (at == kRoot && !also_.empty()) place = also_instead(nodes_, also_, place);
        }
        if (place == kNone) return {};
        Edge& edge = nodes_.edges(node)[place];
        ++edge.pending;
        return {place, edge.move, edge.child, edge.visits};
    }

    /// The node of a state, at a node or below it, and the places that lead there, the last first.
    std::uint32_t find(std::uint32_t at, const State& here, const State& state,
                       std::vector<std::uint32_t>& places) const {
        if (here == state) return at;
        if (!here.may_lead_to(state)) return kNone;
        const Node& node = nodes_.node(at);
        for (std::uint32_t i = 0; i < node.opened; ++i) {
            const Edge& edge = nodes_.edges(node)[i];
            if (edge.child == kNone) continue;
            State next = here;
            next.play(edge.move);
            const std::uint32_t found = find(edge.child, next, state, places);
            if (found == kNone) continue;
            places.push_back(i);
            return found;
        }
        return kNone;
    }

    State root_;
    Worker own_;
    Nodes nodes_;
    std::vector<std::uint32_t> also_;
    std::unique_ptr<Crew> crew_;
};

}  // namespace tessella::search
