#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "games/blokus_duo/guide/endgame_table.hpp"
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
    /// that are known; if only the best is asked for, no other.
    static std::vector<Solution> solve(const State& state, std::uint64_t most_nodes,
                                       const std::atomic<bool>& stop, bool is_best_enough) {
        State::Moves moves;
        state.moves_of(1 - state.turn(), moves);
        const std::size_t replies = moves.size();
        state.moves(moves);
        if (moves.size() * replies > kMostPairs) return {};
        BlokusDuoEndgame endgame(most_nodes, stop);
        const Position root(state);
        Known known;
        const int lead = endgame.best_of_all(root, -kInfinity, kInfinity, known);
        if (endgame.left_ == 0) return {};
        endgame.left_ = kMore * most_nodes;
        return endgame.all(root, {known.move, lead}, is_best_enough);
    }

  private:
    using Table = BlokusDuoEndgameTable;
    using Known = Table::Known;
    using CellSet = games::duo::CellSet;
    static constexpr int kInfinity = Table::kInfinity;
    static constexpr int kSolitaryLast = 20;
    static constexpr int kAllLaid = 15;
    static constexpr std::size_t kLargest = 5;
    static constexpr int kNear = 10;
    static constexpr std::size_t kMostPairs = 1 << 13;  // with more no end was ever reached
    static constexpr std::uint64_t kMore = 32;

    /// The pieces of each size, as sets.
    static constexpr auto kOfSize = [] {
        std::array<std::uint32_t, kLargest + 1> sets{};
        for (std::size_t piece = 0; piece < families::blokus::kPieces; ++piece) {
            std::size_t size = 0;
            for (const char* at = families::blokus::kDrawings[piece]; *at; ++at) size += *at == '#';
            sets[size] |= 1u << piece;
        }
        return sets;
    }();

    /// A state in which a seat may lay out of its turn, where the other is not in its way.
    struct Position : State {
        explicit Position(const State& state) : State(state) {}
        using State::lay;
    };

    BlokusDuoEndgame(std::uint64_t most_nodes, const std::atomic<bool>& stop)
        : stop_(stop), left_(most_nodes), table_(most_nodes / 2), cuts_(games::duo::kPlacements) {}

    /// The best move, and all others that the nodes are enough for.
    std::vector<Solution> all(const Position& state, const Solution& best, bool is_best_enough) {
        std::vector<Solution> found;
        if (!trace(state, found.emplace_back(best))) return {};
        if (is_best_enough) return found;
        for (const core::Move move : ordered(state, state.turn(), best.move)) {
            if (move == best.move) continue;
            Solution other{move, after(state, move, -kInfinity, best.lead + 1)};
            if (left_ == 0 || !trace(state, other)) break;
            found.push_back(other);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Solution& a, const Solution& b) { return a.lead > b.lead; });
        return found;
    }

    /// Plays a move to the end that both can reach, which gives the line and the scores; whether
    /// the nodes were enough.
    bool trace(Position state, Solution& solution) {
        const int seat = state.turn();
        core::Move move = solution.move;
        while (true) {
            solution.line.push_back(move);
            state.play(move);
            if (state.turn() == core::kOver) break;
            const int lead = state.turn() == seat ? solution.lead : -solution.lead;
            const core::Move likely = table_.find(state, Table::turn_of(state)).move;
            const std::vector<core::Move> order = ordered(state, state.turn(), likely);
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
    int after(const Position& state, core::Move move, int low, int high) {
        Position next = state;
        next.play(move);
        const int seat = state.turn();
        if (next.turn() == core::kOver) return lead(next, seat);
        if (next.turn() == seat) return best(next, low, high);
        return -best(next, -high, -low);
    }

    /// The best lead of the seat that has the turn, exact between the bounds (alpha-beta).
    int best(const Position& state, int low, int high) {
        if (!counts()) return low;
        const int seat = state.turn();
        const auto own = static_cast<std::size_t>(seat);
        const std::array<CellSet, 2> reach = {reached(state, 0), reached(state, 1)};
        const int level = lead(state, seat);
        const int at_most = level + to_win(state, seat, reach[own], low - level);
        if (at_most <= low) return at_most;
        const int at_least = level - to_win(state, 1 - seat, reach[1 - own], level - high);
        if (at_least >= high) return at_least;
        Known known = table_.find(state, Table::turn_of(state));
        if (known.at_least >= high || known.at_least == known.at_most) return known.at_least;
        if (known.at_most <= low) return known.at_most;
        if (!reach[0].meets(reach[1])) return alone(state, seat) - alone(state, 1 - seat);
        const int most = best_of_all(state, low, high, known);
        if (left_ == 0) return most;
        known.at_least = static_cast<std::int16_t>(most > low ? most : -kInfinity);
        known.at_most = static_cast<std::int16_t>(most < high ? most : kInfinity);
        table_.keep(state, known);
        return most;
    }

    /// All but the first move are only asked whether they are better, until one is.
    int best_of_all(const Position& state, int low, int high, Known& known) {
        int most = -kInfinity;
        for (const core::Move move : ordered(state, state.turn(), known.move)) {
            const int least = std::max(low, most);
            const bool is_first = most == -kInfinity;
            int value = after(state, move, least, is_first ? high : least + 1);
            if (!is_first && value > least && value < high)
                value = after(state, move, value - 1, high);
            if (value > most) known.move = move;
            most = std::max(most, value);
            if (most >= high) cuts_[move] += 1;
            if (most >= high || left_ == 0) break;
        }
        return most;
    }

    /// What a seat comes to at best if the other is never in its way.
    int alone(const Position& state, int seat) {
        if (!counts()) return 0;
        Known known = table_.find(state, Table::alone(seat));
        if (known.at_least == known.at_most) return known.at_least;
        int most = state.worth(seat);
        for (const core::Move move : ordered(state, seat, core::kNoMove)) {
            Position next = state;
            next.lay(seat, games::duo::Table::get()[move]);
            const int wanted = most - next.worth(seat);
            if (to_win(next, seat, reached(next, seat), wanted) <= wanted) continue;
            most = std::max(most, alone(next, seat));
        }
        known.at_least = known.at_most = static_cast<std::int16_t>(most);
        if (left_) table_.keep(state, known);
        return most;
    }

    /// Counts a node; whether there was one left.
    bool counts() noexcept {
        if (stop_.load(std::memory_order_relaxed)) left_ = 0;
        if (left_ == 0) return false;
        return --left_ > 0;
    }

    /// The cells that pieces of a seat could ever come to, from its corners on.
    static CellSet reached(const State& state, int seat) noexcept {
        const CellSet free = ~state.forbidden(seat);
        CellSet near = state.anchors(seat);
        for (CellSet before; !(near == before);) {
            before = near;
            near |= near.grown() & free;
        }
        return near;
    }

    /// What a seat can win at most; it is looked at more closely if that may be no more than some.
    static int to_win(const State& state, int seat, const CellSet& reach, int some) noexcept {
        const int most = most_to_win(state, seat, reach);
        if (most <= some || most > some + kNear) return most;
        return most_in_parts(state, seat, reach);
    }

    /// No seat can win more than the cells that its pieces could come to, nor more than its hand
    /// holds; the bonus is for a hand that empties.
    static int most_to_win(const State& state, int seat, const CellSet& reach) noexcept {
        const int room = reach.count();
        const int held = state.cells_left(seat);
        return held <= room ? held + bonus(state.hand(seat)) : room;
    }

    /// The same, nearer to the truth for more work: a piece has no room in a part that is smaller.
    static int most_in_parts(const State& state, int seat, const CellSet& reach) noexcept {
        const std::array<int, kLargest + 1> rooms = rooms_of(reach);
        int most = 0;
        for (std::size_t size = kLargest; size > 0; --size) {
            const int pieces = std::popcount(state.hand(seat) & kOfSize[size]);
            most = std::min(most + static_cast<int>(size) * pieces, rooms[size]);
        }
        return most < state.cells_left(seat) ? most : most + bonus(state.hand(seat));
    }

    static int bonus(std::uint32_t hand) noexcept {
        if (!hand) return 0;
        return hand & 1u ? kSolitaryLast : kAllLaid;
    }

    /// How many cells lie in parts in which a piece of so many cells has room.
    static std::array<int, kLargest + 1> rooms_of(CellSet rest) noexcept {
        std::array<int, kLargest + 1> rooms{};
        while (!rest.empty()) {
            CellSet part = first_of(rest);
            for (CellSet before; !(part == before);) {
                before = part;
                part |= part.sides() & rest;
            }
            const auto count = static_cast<std::size_t>(part.count());
            for (std::size_t size = 1; size <= std::min(kLargest, count); ++size)
                rooms[size] += static_cast<int>(count);
            rest = rest & ~part;
        }
        return rooms;
    }

    static CellSet first_of(const CellSet& cells) noexcept {
        CellSet first;
        const auto words = cells.words();
        std::size_t at = 0;
        while (!words[at]) ++at;
        first.set(static_cast<int>(at) * 64 + std::countr_zero(words[at]));
        return first;
    }

    static int lead(const State& state, int seat) noexcept {
        return state.worth(seat) - state.worth(1 - seat);
    }

    /// Large pieces first: they are most of the points, and the bounds close sooner. Among equals
    /// those that settled others; and before all the one that was best when the state was met.
    std::vector<core::Move> ordered(const State& state, int seat, core::Move likely) const {
        State::Moves moves;
        state.moves_of(seat, moves);
        std::vector<std::uint64_t> keys;
        keys.reserve(moves.size());
        for (const core::Move move : moves) {
            const std::uint64_t size = games::duo::Table::get()[move].size;
            const std::uint64_t cuts = std::min<std::uint32_t>(cuts_[move], 0xFFFFFF);
            const std::uint64_t key = move == likely ? 0xFFFFFFFF : size << 24 | cuts;
            keys.push_back(key << 32 | (0xFFFFFFFFu - move));
        }
        std::sort(keys.begin(), keys.end(), std::greater<>());
        std::vector<core::Move> order;
        order.reserve(keys.size());
        for (const std::uint64_t key : keys)
            order.push_back(0xFFFFFFFFu - static_cast<core::Move>(key));
        return order;
    }

    const std::atomic<bool>& stop_;
    std::uint64_t left_;
    Table table_;
    std::vector<std::uint32_t> cuts_;  // how often each placement was good enough
};

}  // namespace tessella::search
