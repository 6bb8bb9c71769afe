#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/report.hpp"
#include "search/store.hpp"

namespace tessella::search {

/// What a tree search remembers of the states that it met and of their moves.
class Nodes : public Store {
  public:
    /// A move of a node that was chosen: the place of its edge.
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    using Store::Store;

    /// Lists a move of the root that is not worth a try at first sight; its place.
    std::uint32_t also(core::Move move) {
        Node& root = node(kRoot);
        for (std::uint32_t i = 0; i < root.opened; ++i) {
            if (edges(root)[i].move == move) return i;
        }
        append(root, move);
        return root.opened - 1u;
    }

    /// The child that a step leads to, which is made if there is none and there is room.
    std::uint32_t child(const Step& step, int turn) {
        Node& parent = node(step.node);
        const core::SpinLock lock = hold(parent);
        Edge& edge = edges(parent)[step.edge];
        if (edge.child == kNone) edge.child = add(turn);
        return edge.child;
    }

    /// Adds what a simulation has found to all that lay on its way.
    void back_up(const std::vector<Step>& path, const Estimate& found) {
        for (const Step& step : path) {
            Node& at = node(step.node);
            const core::SpinLock lock = hold(at);
            Edge& edge = edges(at)[step.edge];
            --edge.pending;
            ++at.visits;
            if (at.recent < kOften) ++at.recent;
            ++edge.visits;
            if (at.turn < 0) continue;
            const float value = found.utility[static_cast<std::size_t>(at.turn)];
            at.total += value;
            edge.total += value;
            edge.mean = static_cast<float>(edge.total / edge.visits);
            approach(told(at, step.edge), found.outcome, 1.0f / static_cast<float>(edge.visits));
        }
    }

    /// The moves at the root that were tried.
    std::vector<ValuedMove> tried() const {
        std::vector<ValuedMove> moves;
        const Node& root = node(kRoot);
        for (std::uint32_t i = 0; i < root.opened; ++i) {
            const Edge& edge = edges(root)[i];
            if (edge.visits == 0) continue;
            const bool is_end = edge.child != kNone && node(edge.child).turn == core::kOver;
            moves.push_back({edge.move, edge.visits, edge.prior, edge.mean, outcome(told(root, i)),
                             is_end, line(edge)});
        }
        return moves;
    }

    /// Makes what some moves of the root lead to the root, and forgets all that is not below it.
    void go_on(const std::vector<std::uint32_t>& places) {
        for (const std::uint32_t place : places) {
            const std::uint32_t next = std::exchange(edges(node(kRoot))[place].child, kNone);
            forget(kRoot);
            node(kRoot) = node(next);
            drop_node(next);
        }
        open_all(node(kRoot), true);
    }

  private:
    /// Moves means towards another outcome, by a share of the way.
    void approach(float* means, const Outcome& found, float share) const noexcept {
        for (const Values* values : {&found.win, &found.draw, &found.points}) {
            for (std::size_t seat = 0; seat < seats(); ++seat, ++means)
                *means += ((*values)[seat] - *means) * share;
        }
    }

    Outcome outcome(const float* means) const noexcept {
        Outcome outcome;
        for (Values* values : {&outcome.win, &outcome.draw, &outcome.points}) {
            for (std::size_t seat = 0; seat < seats(); ++seat) (*values)[seat] = *means++;
        }
        return outcome;
    }

    /// A move, and what was tried most after it, moves of chance among it.
    std::vector<core::Move> line(const Edge& first) const {
        std::vector<core::Move> moves;
        for (const Edge* edge = &first; edge && edge->visits; edge = most_tried(edge->child))
            moves.push_back(edge->move);
        return moves;
    }

    const Edge* most_tried(std::uint32_t at) const {
        if (at == kNone || node(at).opened == 0) return nullptr;
        const Edge* first = edges(node(at));
        const Edge* most = first;
        for (std::uint32_t i = 1; i < node(at).opened; ++i) {
            if (first[i].visits > most->visits) most = &first[i];
        }
        return most;
    }
};

}  // namespace tessella::search
