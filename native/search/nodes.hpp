#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/pool.hpp"
#include "search/guide.hpp"
#include "search/report.hpp"

namespace tessella::search {

/// What a tree search remembers: nodes, edges, and beside them what is told of the edges that were
/// tried, which choosing a move does not look at. Most edges never are.
class Nodes {
  public:
    static constexpr std::uint32_t kRoot = 0;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

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
        std::uint32_t outcome = kNone;
    };
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    const Node& node(std::uint32_t at) const noexcept { return nodes_[at]; }
    Edge& edge(std::uint32_t at) noexcept { return edges_[at]; }
    const Edge& edge(std::uint32_t at) const noexcept { return edges_[at]; }

    /// What is remembered, in bytes.
    std::size_t bytes() const noexcept {
        return nodes_.bytes() + edges_.bytes() + outcomes_.bytes();
    }

    std::uint32_t add(int turn) {
        const std::uint32_t at = nodes_.add(1);
        nodes_[at].turn = turn;
        return at;
    }

    /// Lists the moves of a node.
    void list(std::uint32_t at, const std::vector<Candidate>& candidates) {
        Node& node = nodes_[at];
        node.edge_count = static_cast<std::uint32_t>(candidates.size());
        node.first_edge = edges_.add(node.edge_count);
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            edges_[node.first_edge + i].move = candidates[i].move;
            edges_[node.first_edge + i].prior = candidates[i].prior;
        }
    }

    /// Lists a move of the root that is not worth a try at first sight; the number of its edge.
    std::uint32_t also(core::Move move) {
        Node& root = nodes_[kRoot];
        for (std::uint32_t i = root.first_edge; i < root.first_edge + root.edge_count; ++i) {
            if (edges_[i].move == move) return i;
        }
        const std::uint32_t first = edges_.add(root.edge_count + 1);
        for (std::uint32_t i = 0; i < root.edge_count; ++i)
            edges_[first + i] = edges_[root.first_edge + i];
        root.first_edge = first;
        const std::uint32_t last = first + root.edge_count++;
        edges_[last].move = move;
        return last;
    }

    /// Adds what a simulation has found to all that lay on its way.
    void back_up(const std::vector<Step>& path, const Estimate& found) {
        for (const Step& step : path) {
            Node& node = nodes_[step.node];
            Edge& edge = edges_[step.edge];
            ++node.visits;
            ++edge.visits;
            if (node.turn < 0) continue;
            const float value = found.utility[static_cast<std::size_t>(node.turn)];
            node.total += value;
            edge.total += value;
            edge.mean = static_cast<float>(edge.total / edge.visits);
            if (edge.outcome == kNone) edge.outcome = outcomes_.add(1);
            outcomes_[edge.outcome].approach(found.outcome, 1.0f / static_cast<float>(edge.visits));
        }
    }

    /// The moves at the root that were tried.
    std::vector<ValuedMove> tried() const {
        std::vector<ValuedMove> moves;
        const Node& root = nodes_[kRoot];
        for (std::uint32_t i = root.first_edge; i < root.first_edge + root.edge_count; ++i) {
            const Edge& edge = edges_[i];
            if (edge.visits == 0) continue;
            const bool is_end = edge.child != kNone && nodes_[edge.child].turn == core::kOver;
            moves.push_back({edge.move, edge.visits, edge.prior, edge.mean, outcomes_[edge.outcome],
                             is_end, line(edge)});
        }
        return moves;
    }

    /// Copies a node of another tree, and below it all that was met so often at least: where it was
    /// met less, its moves are to be listed again.
    void copy(const Nodes& from, std::uint32_t source, std::uint32_t at, std::uint64_t least) {
        const Node& node = from.nodes_[source];
        nodes_[at] = node;
        if (node.first_edge == kNone) return;
        if (node.visits < least) {
            nodes_[at].first_edge = kNone;
            nodes_[at].edge_count = 0;
            return;
        }
        const std::uint32_t first = edges_.add(node.edge_count);
        nodes_[at].first_edge = first;
        for (std::uint32_t i = 0; i < node.edge_count; ++i) {
            Edge& edge = edges_[first + i];
            edge = from.edges_[node.first_edge + i];
            if (edge.outcome != kNone) {
                const Outcome& outcome = from.outcomes_[edge.outcome];
                edge.outcome = outcomes_.add(1);
                outcomes_[edge.outcome] = outcome;
            }
            if (edge.child == kNone) continue;
            const std::uint32_t child = std::exchange(edge.child, nodes_.add(1));
            copy(from, child, edge.child, least);
        }
    }

  private:
    /// A move, and what was tried most after it, moves of chance among it.
    std::vector<core::Move> line(const Edge& first) const {
        std::vector<core::Move> moves;
        for (const Edge* edge = &first; edge && edge->visits; edge = most_tried(edge->child))
            moves.push_back(edge->move);
        return moves;
    }

    const Edge* most_tried(std::uint32_t at) const {
        if (at == kNone || nodes_[at].edge_count == 0) return nullptr;
        const Node& node = nodes_[at];
        const Edge* most = &edges_[node.first_edge];
        for (std::uint32_t i = 1; i < node.edge_count; ++i) {
            const Edge& edge = edges_[node.first_edge + i];
            if (edge.visits > most->visits) most = &edge;
        }
        return most;
    }

    core::Pool<Node> nodes_;
    core::Pool<Edge> edges_;
    core::Pool<Outcome> outcomes_;
};

}  // namespace tessella::search
