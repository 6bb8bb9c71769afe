#pragma once

#include <atomic>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/guide.hpp"

namespace tessella::search {

/// When to stop, and how much to remember.
struct Limits {
    std::uint64_t simulations = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t nodes = std::size_t{1} << 20;
};

/// A move at the root as the search sees it.
struct Choice {
    core::Move move;
    std::uint32_t visits;
    float value;
};

/// Monte-Carlo tree search with priors (PUCT), chance nodes, and a value for each seat.
template <Guide G>
class Tree {
  public:
    using State = typename G::State;

    Tree(const State& root, std::uint64_t seed) : guide_(guide_of(root)), root_(root), rng_(seed) {
        clear();
    }

    /// Searches until a limit is reached or `stop` is set; how many simulations that were.
    std::uint64_t run(const Limits& limits, const std::atomic<bool>& stop) {
        using Clock = std::chrono::steady_clock;
        const auto begin = Clock::now();
        std::uint64_t done = 0;
        while (done < limits.simulations && !stop.load(std::memory_order_relaxed)) {
            simulate(limits.nodes);
            ++done;
            if (done % kClockEvery == 0 &&
                std::chrono::duration<double>(Clock::now() - begin).count() >= limits.seconds) {
                break;
            }
        }
        return done;
    }

    /// The moves at the root, as they were tried.
    std::vector<Choice> choices() const {
        std::vector<Choice> choices;
        const Node& root = nodes_[0];
        for (std::uint32_t i = 0; i < root.edge_count; ++i) {
            const Edge& edge = edges_[root.first_edge + i];
            const float value = edge.visits ? static_cast<float>(edge.total / edge.visits) : 0.0f;
            choices.push_back({edge.move, edge.visits, value});
        }
        return choices;
    }

    std::size_t nodes() const noexcept { return nodes_.size(); }

  private:
    static constexpr std::uint64_t kClockEvery = 16;
    static constexpr std::uint32_t kNoChild = 0;
    static constexpr float kExploration = 1.2f;
    static constexpr float kFirstPlayLoss = 0.15f;

    struct Node {
        std::uint32_t first_edge;
        std::uint32_t edge_count;
        std::uint32_t visits;
        std::int32_t turn;
    };
    struct Edge {
        double total = 0;
        core::Move move;
        float prior;
        std::uint32_t visits = 0;
        std::uint32_t child = kNoChild;
    };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    /// Some guides want to know for whom they search.
    static G guide_of(const State& root) {
        if constexpr (std::constructible_from<G, const State&>) {
            return G(root);
        } else {
            return G();
        }
    }

    void clear() {
        nodes_.clear();
        edges_.clear();
        add_node(root_);
    }

    std::uint32_t add_node(const State& state) {
        Node node{static_cast<std::uint32_t>(edges_.size()), 0, 0, state.turn()};
        candidates_.clear();
        if (node.turn == core::kChance) {
            chances(state);
        } else if (node.turn != core::kOver) {
            guide_.candidates(state, candidates_);
        }
        for (const Candidate& candidate : candidates_) {
            edges_.push_back({.move = candidate.move, .prior = candidate.prior});
        }
        node.edge_count = static_cast<std::uint32_t>(candidates_.size());
        nodes_.push_back(node);
        return static_cast<std::uint32_t>(nodes_.size() - 1);
    }

    void chances(const State& state) {
        typename State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves)
            candidates_.push_back({move, 1.0f / static_cast<float>(moves.size())});
    }

    void simulate(std::size_t most_nodes) {
        State state = root_;
        path_.clear();
        std::uint32_t at = 0;
        while (nodes_[at].turn != core::kOver) {
            const std::uint32_t edge =
                nodes_[at].turn == core::kChance ? by_lot(nodes_[at]) : select(nodes_[at]);
            path_.push_back({at, edge});
            state.play(edges_[edge].move);
            if (edges_[edge].child == kNoChild) {
                if (nodes_.size() < most_nodes) {
                    const std::uint32_t child = add_node(state);
                    edges_[edge].child = child;
                }
                break;
            }
            at = edges_[edge].child;
        }
        back_up(state.turn() == core::kOver ? guide_.outcome(state) : guide_.estimate(state, rng_));
    }

    std::uint32_t by_lot(const Node& node) { return node.first_edge + rng_.below(node.edge_count); }

    /// The edge with the best upper bound: value so far, plus prior while it has been tried little.
    std::uint32_t select(const Node& node) const {
        const float root = kExploration * std::sqrt(static_cast<float>(node.visits) + 1.0f);
        const float unseen = parent_value(node) - kFirstPlayLoss;
        std::uint32_t best = node.first_edge;
        float best_bound = -std::numeric_limits<float>::infinity();
        for (std::uint32_t i = node.first_edge; i < node.first_edge + node.edge_count; ++i) {
            const Edge& edge = edges_[i];
            const float value = edge.visits ? static_cast<float>(edge.total / edge.visits) : unseen;
            const float bound =
                value + root * edge.prior / (1.0f + static_cast<float>(edge.visits));
            if (bound > best_bound) {
                best_bound = bound;
                best = i;
            }
        }
        return best;
    }

    float parent_value(const Node& node) const {
        double total = 0;
        for (std::uint32_t i = node.first_edge; i < node.first_edge + node.edge_count; ++i)
            total += edges_[i].total;
        return node.visits ? static_cast<float>(total / node.visits) : 0.5f;
    }

    void back_up(const Values& values) {
        for (const Step& step : path_) {
            Node& node = nodes_[step.node];
            ++node.visits;
            Edge& edge = edges_[step.edge];
            ++edge.visits;
            if (node.turn >= 0) edge.total += values[static_cast<std::size_t>(node.turn)];
        }
    }

    G guide_;
    State root_;
    core::Rng rng_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Candidate> candidates_;
    std::vector<Step> path_;
};

}  // namespace tessella::search
