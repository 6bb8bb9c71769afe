#pragma once

#include <array>
#include <cstdint>

#include "families/blokus/reach.hpp"

namespace tessella::families::blokus {

/// What each cell means to a colour and to the nearest of its rivals, a number for each cell of the
/// rimmed board: 8 × its nearness to the colour + that to the rivals. Cells on which the colour has
/// laid count as kMine, those of all others as kTheirs.
template <class Board>
class Kinds : public Numbered<Board, 7> {
  public:
    static constexpr int kNear = Nearness<Board>::kLevels;
    static constexpr std::uint8_t kMine = kNear * kNear;
    static constexpr std::uint8_t kTheirs = kMine + 1;
    static constexpr int kKinds = kTheirs + 1;

    using CellSet = typename Board::CellSet;

    Kinds(const Nearness<Board>& own, const Nearness<Board>& rivals, const CellSet& mine,
          const CellSet& theirs) noexcept
        : Numbered<Board, 7>({rivals.ones | theirs, rivals.twos, rivals.fours, own.ones, own.twos,
                              own.fours, mine | theirs}) {}

  private:
    static_assert(kNear == 8 && kMine == 64, "a kind is three bits, three bits and one");
};

}  // namespace tessella::families::blokus
