#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "families/blokus/kinds.hpp"
#include "games/blokus/guide/sums.hpp"
#include "games/blokus/rules/state.hpp"

namespace tessella::search {

/// What a state of Blokus looks like: how near each cell is to each colour.
class BlokusSight {
  public:
    using State = games::Blokus;
    using Board = games::blokus::Board;
    using CellSet = Board::CellSet;
    using Reach = families::blokus::Reach<Board>;
    using Nearness = families::blokus::Nearness<Board>;
    static constexpr std::size_t kColours = games::blokus::kColours;
    using Kinds = families::blokus::Kinds<Board>;
    using Levels = families::blokus::Numbered<Board, 3>;
    using Rooms = families::blokus::Numbered<Board, 6>;

    explicit BlokusSight(const State& state) noexcept {
        for (std::size_t at = 0; at < kColours; ++at) {
            const int colour = static_cast<int>(at);
            reach_[at] = Reach(state.anchors(colour), state.forbidden(colour));
            laid_ |= state.laid(colour);
        }
    }

    /// What the cells mean to a colour, and to the nearest of its rivals.
    Kinds kinds(const State& state, int colour) const noexcept {
        const CellSet& mine = state.laid(colour);
        const Nearness own(reach_[static_cast<std::size_t>(colour)]);
        const Nearness rivals(joined([&](int other) { return are_rivals(state, colour, other); }));
        return Kinds(own, rivals, mine, laid_ & ~mine);
    }

    /// What the cells mean to a colour (8 ×), and to the nearest of all others.
    Rooms rooms(int colour) const noexcept {
        const Nearness own(reach_[static_cast<std::size_t>(colour)]);
        const Nearness others(joined([&](int other) { return other != colour; }));
        return Rooms({others.ones, others.twos, others.fours, own.ones, own.twos, own.fours});
    }

    bool is_out(int colour) const noexcept {
        return reach_[static_cast<std::size_t>(colour)].near[0].empty();
    }

    static std::size_t stage(const State& state, int colour) noexcept {
        const int laid = families::blokus::kPieces - std::popcount(state.hand(colour));
        return std::min<std::size_t>(static_cast<std::size_t>(laid) / 3, BlokusSums::kStages - 1);
    }

    /// How many turns of colours are to come before this one.
    static std::size_t wait(const State& state, int colour) noexcept {
        return static_cast<std::size_t>(colour - state.colour()) % kColours;
    }

    /// How near the cells are to the other colours of the seat that has the turn.
    Levels partners(const State& state) const noexcept {
        const Nearness near(joined([&](int colour) {
            return colour != state.colour() && !state.is_common(colour) &&
                   state.seat_of(colour) == state.turn();
        }));
        return Levels({near.ones, near.twos, near.fours});
    }

    /// Whether two colours do not count for the same seat.
    static bool are_rivals(const State& state, int one, int other) noexcept {
        if (one == other) return false;
        return state.is_common(one) || state.is_common(other) ||
               state.seat_of(one) != state.seat_of(other);
    }

  private:
    template <class Which>
    Reach joined(Which is_meant) const noexcept {
        Reach joined;
        for (std::size_t at = 0; at < kColours; ++at) {
            if (is_meant(static_cast<int>(at))) joined |= reach_[at];
        }
        return joined;
    }

    std::array<Reach, kColours> reach_;
    CellSet laid_;
};

}  // namespace tessella::search
