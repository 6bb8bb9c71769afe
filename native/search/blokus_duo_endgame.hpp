#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/blokus_duo.hpp"

namespace tessella::search {

/// The end of a game of Blokus Duo, played out to the last: the best lead that a seat can reach.
class BlokusDuoEndgame {
  public:
    using State = games::BlokusDuo;

    struct Solution {
        core::Move move;
        int lead;
    };

    /// The best move, if so many nodes are enough to know it.
    static std::optional<Solution> solve(const State& state, std::uint64_t most_nodes) {
        BlokusDuoEndgame endgame(most_nodes);
        State::Moves moves;
        state.moves(moves);
        if (moves.size() > kMostMoves) return std::nullopt;
        Solution best{core::kNoMove, -kInfinity};
        for (const core::Move move : endgame.ordered(moves)) {
            const int lead = endgame.after(state, move, best.lead, kInfinity);
            if (endgame.left_ == 0) return std::nullopt;
            if (lead > best.lead) best = {move, lead};
        }
        return best;
    }

  private:
    static constexpr int kInfinity = 1000;
    static constexpr std::size_t kMostMoves = 60;

    explicit BlokusDuoEndgame(std::uint64_t most_nodes) : left_(most_nodes) {}

    /// The lead of the seat that moves now, after its move.
    int after(const State& state, core::Move move, int low, int high) {
        State next = state;
        next.play(move);
        const int seat = state.turn();
        if (next.turn() == core::kOver) return lead(next, seat);
        if (next.turn() == seat) return best(next, low, high);
        return -best(next, -high, -low);
    }

    /// The best lead of the seat that has the turn, exact between the bounds (alpha-beta).
    int best(const State& state, int low, int high) {
        if (left_ == 0) return low;
        --left_;
        State::Moves moves;
        state.moves(moves);
        int most = -kInfinity;
        for (const core::Move move : ordered(moves)) {
            most = std::max(most, after(state, move, std::max(low, most), high));
            if (most >= high || left_ == 0) break;
        }
        return most;
    }

    static int lead(const State& state, int seat) {
        const core::Scores scores = state.scores();
        return scores[static_cast<std::size_t>(seat)] - scores[static_cast<std::size_t>(1 - seat)];
    }

    /// Large pieces first: they are most of the points, and the bounds close sooner.
    static std::vector<core::Move> ordered(const State::Moves& moves) {
        std::vector<core::Move> order(moves.begin(), moves.end());
        const games::blokus::Table& table = games::blokus::Table::get();
        std::sort(order.begin(), order.end(), [&](core::Move a, core::Move b) {
            return table[a].size != table[b].size ? table[a].size > table[b].size : a < b;
        });
        return order;
    }

    std::uint64_t left_;
};

}  // namespace tessella::search
