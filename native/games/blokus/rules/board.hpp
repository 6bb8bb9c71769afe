#pragma once

#include <array>
#include <cstdint>

#include "families/blokus/table.hpp"

/// The board of Blokus (BK-1).
namespace tessella::games::blokus {

using Board = families::blokus::Board<std::uint32_t, 32, 20, 30433, false>;
using CellSet = Board::CellSet;
using Placement = families::blokus::Placement<Board>;
using Table = families::blokus::Table<Board>;

inline constexpr int kColours = 4;
inline constexpr int kLast = Board::kSide - 1;

/// The corner of each colour, in the order of play: clockwise (BK-4).
inline constexpr std::array<int, kColours> kCorners = {
    CellSet::cell(0, kLast), CellSet::cell(kLast, kLast), CellSet::cell(kLast, 0),
    CellSet::cell(0, 0)};

}  // namespace tessella::games::blokus
