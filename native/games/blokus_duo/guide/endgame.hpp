#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search {

/// The end of a game of Blokus Duo, played out to the last: the best lead that a seat can reach.
class BlokusDuoEndgame {
  public:
    using State = games::BlokusDuo;

    /// A move, the lead and the scores that it comes to, and how the game goes on to its end.
    struct Solution {
        core::Move move;
        int lead;
        core::Scores scores{};
        std::vector<core::Move> line{};
    };

    /// All moves, the best first, if so many nodes are enough to know which is best, and nobody
    /// says stop before. What the others are worth takes some more; where that is too much, those
    /// that are known.
    static std::vector<Solution> solve(const State& state, std::uint64_t most_nodes,
                                       const std::atomic<bool>& stop) {
        State::Moves moves;
        state.moves_of(1 - state.turn(), moves);
        const std::size_t replies = moves.size();
        state.moves(moves);
        if (moves.size() * replies > kMostPairs) return {};
        BlokusDuoEndgame endgame(most_nodes, stop);
        const std::vector<core::Move> order = endgame.ordered(moves);
        Solution best{core::kNoMove, -kInfinity};
        for (const core::Move move : order) {
            const int lead = endgame.after(state, move, best.lead, kInfinity);
            if (endgame.left_ == 0) return {};
            if (lead > best.lead) best = {move, lead};
        }
        endgame.left_ = kMore * most_nodes;
        return endgame.all(state, order, best);
    }

  private:
    static constexpr int kInfinity = 1000;
    static constexpr int kMostBonus = 20;
    static constexpr std::size_t kMostPairs = 1 << 12;  // with more no end was ever reached
    static constexpr std::uint64_t kMostKnown = 1 << 12;
    static constexpr std::uint64_t kMore = 16;

    BlokusDuoEndgame(std::uint64_t most_nodes, const std::atomic<bool>& stop)
        : stop_(stop),
          left_(most_nodes),
          known_(std::clamp<std::uint64_t>(most_nodes / 8, 64, kMostKnown)) {}

    std::vector<Solution> all(const State& state, const std::vector<core::Move>& order,
                              const Solution& best) {
        std::vector<Solution> found;
        if (!trace(state, found.emplace_back(best))) return {};
        for (const core::Move move : order) {
            if (move == best.move) continue;
            Solution other{move, after(state, move, -kInfinity, kInfinity)};
            if (left_ == 0 || !trace(state, other)) break;
            found.push_back(other);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Solution& a, const Solution& b) { return a.lead > b.lead; });
        return found;
    }

    /// Plays a move to the end that both can reach, which gives the line and the scores; whether
    /// the nodes were enough.
    bool trace(State state, Solution& solution) {
        const int seat = state.turn();
        core::Move move = solution.move;
        while (true) {
            solution.line.push_back(move);
            state.play(move);
            if (state.turn() == core::kOver) break;
            const int lead = state.turn() == seat ? solution.lead : -solution.lead;
            State::Moves moves;
            state.moves(moves);
            const std::vector<core::Move> order = ordered(moves);
            const auto best = std::find_if(order.begin(), order.end(), [&](core::Move reply) {
                return after(state, reply, lead - 1, lead) >= lead;
            });
            if (left_ == 0 || best == order.end()) return false;
            move = *best;
        }
        solution.scores = state.scores();
        return true;
    }

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
        if (stop_.load(std::memory_order_relaxed)) left_ = 0;
        if (left_ == 0) return low;
        --left_;
        const int seat = state.turn();
        const int level = lead(state, seat);
        const int at_most = level + most_to_win(state, seat);
        if (at_most <= low) return at_most;
        const int at_least = level - most_to_win(state, 1 - seat);
        if (at_least >= high) return at_least;
        Known& known = known_[hash(state) % known_.size()];
        if (known.state == state) {
            if (known.at_least >= high || known.at_least == known.at_most) return known.at_least;
            if (known.at_most <= low) return known.at_most;
        }
        const int most = best_of_all(state, low, high);
        if (left_ == 0) return most;
        known = {state, most > low ? most : -kInfinity, most < high ? most : kInfinity};
        return most;
    }

    int best_of_all(const State& state, int low, int high) {
        State::Moves moves;
        state.moves(moves);
        int most = -kInfinity;
        for (const core::Move move : ordered(moves)) {
            most = std::max(most, after(state, move, std::max(low, most), high));
            if (most >= high || left_ == 0) break;
        }
        return most;
    }

    static std::uint64_t hash(const State& state) {
        std::uint64_t mixed = static_cast<std::uint64_t>(state.turn());
        for (int seat = 0; seat < 2; ++seat) {
            for (const std::uint64_t word : state.laid(seat).words())
                mixed = std::rotl((mixed ^ word) * 0x9E3779B97F4A7C15u, 29);
        }
        return mixed ^ mixed >> 32;
    }

    /// No seat can win more than the cells that pieces from its corners could ever come to, nor
    /// more than its hand holds; the bonus is for a hand that empties.
    static int most_to_win(const State& state, int seat) {
        const games::duo::CellSet free = ~state.forbidden(seat);
        games::duo::CellSet near = state.anchors(seat);
        for (games::duo::CellSet before; !(near == before);) {
            before = near;
            near |= near.grown() & free;
        }
        const int room = near.count();
        const int held = state.cells_left(seat);
        return held <= room ? held + kMostBonus : room;
    }

    static int lead(const State& state, int seat) {
        const core::Scores scores = state.scores();
        return scores[static_cast<std::size_t>(seat)] - scores[static_cast<std::size_t>(1 - seat)];
    }

    /// Large pieces first: they are most of the points, and the bounds close sooner.
    static std::vector<core::Move> ordered(const State::Moves& moves) {
        std::vector<core::Move> order(moves.begin(), moves.end());
        const games::duo::Table& table = games::duo::Table::get();
        std::sort(order.begin(), order.end(), [&](core::Move a, core::Move b) {
            return table[a].size != table[b].size ? table[a].size > table[b].size : a < b;
        });
        return order;
    }

    /// What is known of a state that was met before: other orders of the same moves lead to it.
    struct Known {
        State state;
        int at_least = -kInfinity;
        int at_most = kInfinity;
    };

    const std::atomic<bool>& stop_;
    std::uint64_t left_;
    std::vector<Known> known_;
};

}  // namespace tessella::search
