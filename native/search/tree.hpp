#pragma once

#include <atomic>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/pool.hpp"
#include "search/guide.hpp"
#include "search/limits.hpp"
#include "search/priors.hpp"

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

    Tree(const State& root, std::uint64_t seed) : Tree(root, core::Rng(seed)) {
        ask(root);
        if (kParameters.root_noise > 0) shift(candidates_, kParameters.root_noise, rng_);
        list(kRoot, candidates_);
    }

    /// A tree whose first moves, the most likely first, are given instead of asked for.
    Tree(const State& root, std::uint64_t seed, const std::vector<Candidate>& first)
        : Tree(root, core::Rng(seed)) {
        list(kRoot, first);
    }

    /// Searches until a limit is reached or `stop` is set; how many simulations that were.
    std::uint64_t run(const Limits& limits, const std::atomic<bool>& stop) {
        const Deadline deadline(limits.seconds);
        std::uint64_t done = 0;
        while (done < limits.simulations && !stop.load(std::memory_order_relaxed)) {
            simulate(limits.bytes);
            if (++done % kClockEvery == 0 && deadline.is_over()) break;
        }
        return done;
    }

    /// Goes on from a state to which some moves have led, with all that is known of it. Whether
    /// anything was known.
    bool follow(const State& state)
        requires Traceable<State>
    {
        const std::uint32_t found = find(kRoot, root_, state);
        if (found == kNone || nodes_[found].first_edge == kNone) return false;
        const Tree old = std::exchange(*this, Tree(state, rng_));
        copy(old, found, kRoot);
        return true;
    }

    /// The moves at the root, as they were tried.
    std::vector<Choice> choices() const {
        std::vector<Choice> choices;
        each_edge(nodes_[kRoot], [&](std::uint32_t i) {
            const Edge& edge = edges_[i];
            choices.push_back({edge.move, edge.visits, edge.mean});
        });
        return choices;
    }

    /// What the tree takes, in bytes.
    std::size_t bytes() const noexcept { return nodes_.bytes() + edges_.bytes(); }

  private:
    static constexpr std::uint64_t kClockEvery = 16;
    static constexpr std::uint32_t kRoot = 0;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;
    static constexpr SearchParameters kParameters = [] {
        if constexpr (requires { G::kParameters; }) {
            return G::kParameters;
        } else {
            return SearchParameters{};
        }
    }();

    struct Node {
        double total = 0;
        std::uint32_t first_edge = kNone;
        std::uint32_t edge_count = 0;
        std::uint32_t visits = 0;
        std::int32_t turn = core::kOver;

        float mean() const noexcept { return visits ? static_cast<float>(total / visits) : 0.5f; }
    };
    struct Edge {
        double total = 0;
        float mean = 0;
        core::Move move = core::kNoMove;
        float prior = 0;
        std::uint32_t visits = 0;
        std::uint32_t child = kNone;
    };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    Tree(const State& root, const core::Rng& rng) : guide_(guide_of(root)), root_(root), rng_(rng) {
        add_node(root);
    }

    /// Some guides want to know for whom they search.
    static G guide_of(const State& root) {
        if constexpr (std::constructible_from<G, const State&>) {
            return G(root);
        } else {
            return G();
        }
    }

    template <class Visit>
    void each_edge(const Node& node, Visit visit) const {
        for (std::uint32_t i = 0; i < node.edge_count; ++i) visit(node.first_edge + i);
    }

    std::uint32_t add_node(const State& state) {
        const std::uint32_t at = nodes_.add(1);
        nodes_[at].turn = state.turn();
        return at;
    }

    /// Lists the moves of a node: when it is met once more than `expand_after`, for many never
    /// are.
    void expand(std::uint32_t at, const State& state) {
        ask(state);
        list(at, candidates_);
    }

    void ask(const State& state) {
        candidates_.clear();
        if (state.turn() == core::kChance) {
            chances(state);
        } else {
            guide_.candidates(state, candidates_);
        }
    }

    void list(std::uint32_t at, const std::vector<Candidate>& candidates) {
        Node& node = nodes_[at];
        node.edge_count = static_cast<std::uint32_t>(candidates.size());
        node.first_edge = edges_.add(node.edge_count);
        each_edge(node, [&](std::uint32_t i) {
            const Candidate& candidate = candidates[i - node.first_edge];
            edges_[i].move = candidate.move;
            edges_[i].prior = candidate.prior;
        });
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
        while (at != kNone && nodes_[at].turn != core::kOver) {
            if (nodes_[at].first_edge == kNone) {
                if (met < expand_after() || bytes() >= most_bytes) break;
                expand(at, state);
            }
            const std::uint32_t edge = choose(nodes_[at]);
            met = edges_[edge].visits;
            path_.push_back({at, edge});
            at = edges_[edge].child;
            play(state, edges_[edge].move, at);
            if (at == kNone && bytes() < most_bytes) edges_[edge].child = add_node(state);
        }
        back_up(state.turn() == core::kOver ? guide_.outcome(state) : guide_.estimate(state, rng_));
    }

    /// Makes a move that leads to a node. What the node knows of the state need not be found out.
    void play(State& state, core::Move move, std::uint32_t child) const {
        if constexpr (requires { state.replay(move, 0); }) {
            if (child != kNone) return state.replay(move, nodes_[child].turn);
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

    std::uint32_t choose(const Node& node) {
        if (node.turn == core::kChance) return node.first_edge + rng_.below(node.edge_count);
        return select(node);
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
            const Edge& edge = edges_[node.first_edge + i];
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

    void back_up(const Values& values) {
        for (const Step& step : path_) {
            Node& node = nodes_[step.node];
            Edge& edge = edges_[step.edge];
            ++node.visits;
            ++edge.visits;
            if (node.turn < 0) continue;
            const float value = values[static_cast<std::size_t>(node.turn)];
            node.total += value;
            edge.total += value;
            edge.mean = static_cast<float>(edge.total / edge.visits);
        }
    }

    /// The node of a state, at a node or below it.
    std::uint32_t find(std::uint32_t at, const State& here, const State& state) const {
        if (here == state) return at;
        if (!here.may_lead_to(state)) return kNone;
        const Node& node = nodes_[at];
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            const Edge& edge = edges_[node.first_edge + i];
            if (edge.child == kNone) continue;
            State next = here;
            next.play(edge.move);
            const std::uint32_t found = find(edge.child, next, state);
            if (found != kNone) return found;
        }
        return kNone;
    }

    /// Copies a node of another tree, and all below it.
    void copy(const Tree& from, std::uint32_t source, std::uint32_t at) {
        const Node& node = from.nodes_[source];
        nodes_[at] = node;
        if (node.first_edge == kNone) return;
        const std::uint32_t first = edges_.add(node.edge_count);
        nodes_[at].first_edge = first;
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            edges_[first + i] = from.edges_[node.first_edge + i];
            const std::uint32_t child = edges_[first + i].child;
            if (child == kNone) continue;
            const std::uint32_t to = nodes_.add(1);
            edges_[first + i].child = to;
            copy(from, child, to);
        }
    }

    G guide_;
    State root_;
    core::Rng rng_;
    core::Pool<Node> nodes_;
    core::Pool<Edge> edges_;
    std::vector<Candidate> candidates_;
    std::vector<Step> path_;
};

}  // namespace tessella::search
