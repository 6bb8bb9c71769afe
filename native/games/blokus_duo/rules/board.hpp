#pragma once

#include <cstdint>

#include "families/blokus/table.hpp"

/// The board of Blokus Duo (BD-1).
namespace tessella::games::duo {

using Board = families::blokus::Board<std::uint16_t, 16, 14, 13729, true>;
using CellSet = Board::CellSet;
using Placement = families::blokus::Placement<Board>;
using Table = families::blokus::Table<Board>;
inline constexpr int kSide = Board::kSide;
inline constexpr int kPlacements = Board::kPlacements;

}  // namespace tessella::games::duo
