#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "families/blokus/board.hpp"
#include "families/blokus/pieces.hpp"

namespace tessella::families::blokus {

/// A cell after a quarter turn, clockwise as the colours sit round the board.
template <class Board>
constexpr std::pair<int, int> turned(int column, int row) noexcept {
    return {row, Board::kSide - 1 - column};
}

/// The board from four sides.
template <class Board>
struct QuarterTurns {
    static constexpr std::size_t kTurns = 4;
    static constexpr std::size_t kCells = Board::kSide * Board::kSide;

    /// Where on the rimmed board the cells lie that someone sees who sits so many turns further.
    static constexpr std::array<std::array<typename Board::Spot, kCells>, kTurns> kPlaces = [] {
        std::array<std::array<typename Board::Spot, kCells>, kTurns> places{};
        for (std::size_t i = 0; i < kCells; ++i) {
            int column = static_cast<int>(i) % Board::kSide;
            int row = static_cast<int>(i) / Board::kSide;
            for (std::size_t turns = 0; turns < kTurns; ++turns) {
                const int cell = Board::CellSet::cell(column, row);
                places[turns][i] = static_cast<typename Board::Spot>(cell);
                std::tie(column, row) = turned<Board>(column, row);
            }
        }
        return places;
    }();
};

/// Which shape each one is to someone who sits so many turns further.
inline const std::array<std::array<std::uint8_t, kShapes>, 4>& seen_shapes() {
    static const std::array<std::array<std::uint8_t, kShapes>, 4> seen = [] {
        std::array<std::array<std::uint8_t, kShapes>, 4> made{};
        for (std::size_t i = 0; i < kShapes; ++i) {
            PieceShape turned = shapes()[i];
            for (auto& shapes_seen : made) {
                const auto same = [&](const PieceShape& other) {
                    return other.piece == turned.piece && other.cells == turned.cells;
                };
                const auto found = std::find_if(shapes().begin(), shapes().end(), same);
                shapes_seen[i] = static_cast<std::uint8_t>(found - shapes().begin());
                for (auto& [row, column] : turned.cells) row = std::exchange(column, -row);
                turned.cells = settled(turned.cells);
            }
        }
        return made;
    }();
    return seen;
}

}  // namespace tessella::families::blokus
