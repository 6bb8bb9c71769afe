#pragma once

#include <array>
#include <cstdint>

#include "families/blokus/reach.hpp"
#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search::blokus {

/// What each cell means to the two seats, a number for each cell of the rimmed board: 8 × its
/// nearness to the seat that has the turn + that to the other. Cells on which a seat has laid count
/// as kMine and kTheirs.
class Cells : public families::blokus::Numbered<games::duo::Board, 7> {
  public:
    static constexpr int kNear = families::blokus::Nearness<games::duo::Board>::kLevels;
    static constexpr std::uint8_t kMine = kNear * kNear;
    static constexpr std::uint8_t kTheirs = kMine + 1;
    static constexpr int kKinds = kTheirs + 1;
    static constexpr int kBoard = games::duo::Board::kSpots;

    explicit Cells(const games::BlokusDuo& state) noexcept : Numbered(bits(state)) {}

  private:
    static_assert(kNear == 8 && kMine == 64, "a kind is three bits, three bits and one");

    static std::array<games::duo::CellSet, 7> bits(const games::BlokusDuo& state) noexcept {
        const int seat = state.turn();
        const auto own = near(state, seat);
        const auto other = near(state, 1 - seat);
        const games::duo::CellSet& theirs = state.laid(1 - seat);
        return {other.ones | theirs,      other.twos, other.fours, own.ones, own.twos, own.fours,
                state.laid(seat) | theirs};
    }

    static families::blokus::Nearness<games::duo::Board> near(const games::BlokusDuo& state,
                                                              int seat) noexcept {
        using Reach = families::blokus::Reach<games::duo::Board>;
        return families::blokus::Nearness<games::duo::Board>(
            Reach(state.anchors(seat), state.forbidden(seat)));
    }
};

}  // namespace tessella::search::blokus
