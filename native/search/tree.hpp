#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "search/guide.hpp"
#include "search/limits.hpp"
#include "search/nodes.hpp"
#include "search/priors.hpp"
#include "search/report.hpp"
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
        ask(root);
        if (kParameters.root_noise > 0) shift(candidates_, kParameters.root_noise, rng_);
        nodes_.list(kRoot, candidates_);
    }

    /// A tree whose first moves, the most likely first, are given instead of asked for.
    Tree(const State& root, std::uint64_t seed, const std::vector<Candidate>& first)
        : Tree(root, core::Rng(seed)) {
        nodes_.list(kRoot, first);
    }

    /// Moves of the root that are to be valued whatever the guide thinks of them.
    void also(std::span<const core::Move> moves) {
        also_.clear();
        for (const core::Move move : moves) nodes_.also(move);
        for (const core::Move move : moves) also_.push_back(nodes_.also(move));
    }

    /// Searches until a limit is reached or it is stopped; once at least. How many simulations that
    /// were.
    std::uint64_t run(const Limits& limits, Watch& watch) {
        const Deadline deadline(limits.seconds);
        std::uint64_t done = 0;
        do {
            simulate(limits.bytes);
            if (++done % kClockEvery == 0 && deadline.is_over()) break;
            if (watch.wants()) watch.show({moves(), done});
        } while (done < limits.simulations && !watch.stops());
        return done;
    }

    /// Goes on from a state to which some moves have led, with all that is known of it. Whether
    /// anything was known.
    bool follow(const State& state)
        requires Traceable<State>
    {
        const std::uint32_t found = find(kRoot, root_, state);
        if (found == kNone || nodes_.node(found).first_edge == kNone) return false;
        const Tree old = std::exchange(*this, Tree(state, rng_));
        nodes_.copy(old.nodes_, found, kRoot, 0);
        return true;
    }

    /// Forgets what was met least, until the rest takes no more than so many bytes or only the root
    /// is left. Moves that were to be valued besides have to be named again.
    void shrink(std::size_t most) {
        also_.clear();
        std::uint64_t least = std::max<std::uint64_t>(bytes() / std::max<std::size_t>(most, 1), 2);
        for (; bytes() > most && least <= nodes_.node(kRoot).visits; least *= 2) {
            Nodes kept;
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
    using Node = Nodes::Node;
    using Edge = Nodes::Edge;
    static constexpr std::uint64_t kClockEvery = 16;
    static constexpr std::uint32_t kAlsoEvery = 4;
    static constexpr std::uint32_t kRoot = Nodes::kRoot;
    static constexpr std::uint32_t kNone = Nodes::kNone;
    static constexpr SearchParameters kParameters = [] {
        if constexpr (requires { G::kParameters; }) {
            return G::kParameters;
        } else {
            return SearchParameters{};
        }
    }();

    Tree(const State& root, const core::Rng& rng) : guide_(guide_of(root)), root_(root), rng_(rng) {
        nodes_.add(root.turn());
    }

    /// Some guides want to know for whom they search.
    static G guide_of(const State& root) {
        if constexpr (std::constructible_from<G, const State&>) {
            return G(root);
        } else {
            return G();
        }
    }

    /// Lists the moves of a node: when it is met once more than `expand_after` asks for, for many
    /// never are.
    void expand(std::uint32_t at, const State& state) {
        ask(state);
        nodes_.list(at, candidates_);
    }

    void ask(const State& state) {
        candidates_.clear();
        if (state.turn() == core::kChance) {
            chances(state);
        } else {
            guide_.candidates(state, candidates_);
        }
    }

    void chances(const State& state) {
        typename State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves)
            candidates_.push_back({move, 1.0f / static_cast<float>(moves.size())});
    }

    void simulate(std::size_t most_bytes) {
        State state = root_;
        path_.clear();
        std::uint32_t at = kRoot;
        std::uint32_t met = expand_after();
        while (at != kNone && nodes_.node(at).turn != core::kOver) {
            if (nodes_.node(at).first_edge == kNone) {
                if (met < expand_after() || bytes() >= most_bytes) break;
                expand(at, state);
            }
            const std::uint32_t number = choose(at);
            Edge& edge = nodes_.edge(number);
            met = edge.visits;
            path_.push_back({at, number});
            at = edge.child;
            play(state, edge.move, at);
            if (at == kNone && bytes() < most_bytes) edge.child = nodes_.add(state.turn());
        }
        nodes_.back_up(path_, state.turn() == core::kOver ? guide_.outcome(state)
                                                          : guide_.estimate(state, rng_));
    }

    /// Makes a move that leads to a node. What the node knows of the state need not be found out.
    void play(State& state, core::Move move, std::uint32_t child) const {
        if constexpr (requires { state.replay(move, 0); }) {
            if (child != kNone) return state.replay(move, nodes_.node(child).turn);
        }
        state.play(move);
    }

    std::uint32_t expand_after() const {
        if constexpr (requires { guide_.expand_after(); }) {
            return guide_.expand_after();
        } else {
            return 1;
        }
    }

    std::uint32_t choose(std::uint32_t at) {
        const Node& node = nodes_.node(at);
        if (node.turn == core::kChance) return node.first_edge + rng_.below(node.edge_count);
        const std::uint32_t best = select(node);
        return at == kRoot && !also_.empty() ? also_instead(node, best) : best;
    }

    /// One simulation in a few is for what is to be valued besides, while it was tried less than
    /// what looks best.
    std::uint32_t also_instead(const Node& root, std::uint32_t best) const {
        if (root.visits % kAlsoEvery != kAlsoEvery - 1) return best;
        const std::uint32_t least =
            *std::min_element(also_.begin(), also_.end(), [&](std::uint32_t a, std::uint32_t b) {
                return nodes_.edge(a).visits < nodes_.edge(b).visits;
            });
        return nodes_.edge(least).visits < nodes_.edge(best).visits ? least : best;
    }

    /// The edge with the best upper bound: value so far, plus prior while it has been tried little.
    /// Edges stand in the order of their priors, so that the first untried one stands for the rest.
    std::uint32_t select(const Node& node) const {
        const float root =
            kParameters.exploration * std::sqrt(static_cast<float>(node.visits) + 1.0f);
        const float unseen = node.mean() - kParameters.fpu_reduction;
        std::uint32_t best = node.first_edge;
        float best_bound = -std::numeric_limits<float>::infinity();
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            const Edge& edge = nodes_.edge(node.first_edge + i);
            const float bound = (edge.visits ? edge.mean : unseen) +
                                root * edge.prior / (1.0f + static_cast<float>(edge.visits));
            if (bound > best_bound) {
                best_bound = bound;
                best = node.first_edge + i;
            }
            if (!edge.visits) break;
        }
        return best;
    }

    /// The node of a state, at a node or below it.
    std::uint32_t find(std::uint32_t at, const State& here, const State& state) const {
        if (here == state) return at;
        if (!here.may_lead_to(state)) return kNone;
        const Node& node = nodes_.node(at);
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            const Edge& edge = nodes_.edge(node.first_edge + i);
            if (edge.child == kNone) continue;
            State next = here;
            next.play(edge.move);
            const std::uint32_t found = find(edge.child, next, state);
            if (found != kNone) return found;
        }
        return kNone;
    }

    G guide_;
    State root_;
    core::Rng rng_;
    Nodes nodes_;
    std::vector<std::uint32_t> also_;
    std::vector<Candidate> candidates_;
    std::vector<Nodes::Step> path_;
};

}  // namespace tessella::search
