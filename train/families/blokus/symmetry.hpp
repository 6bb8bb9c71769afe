#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "families/blokus/quarter_turns.hpp"
#include "families/blokus/table.hpp"

namespace tessella::train::blokus {

/// One of the eight ways to turn and to mirror a board: so many quarter turns back, then mirrored
/// or not at the diagonal from the lower right to the upper left. Cells are those of the rimmed
/// board.
template <class Board>
class Symmetry {
  public:
    static const Symmetry& get(std::size_t turns, bool mirrored) {
        static const std::vector<Symmetry> all = [] {
            std::vector<Symmetry> made;
            for (unsigned way = 0; way < 8; ++way) made.push_back(Symmetry(way));
            return made;
        }();
        return all[turns + 4 * mirrored];
    }

    std::size_t cell(std::size_t cell) const { return cells_[cell]; }
    std::size_t placement(std::size_t placement) const { return placements_[placement]; }

  private:
    using Spot = typename Board::Spot;
    using Covered = std::array<Spot, 5>;
    using Table = families::blokus::Table<Board>;

    explicit Symmetry(unsigned way) : placements_(Board::kPlacements) {
        constexpr int kLast = Board::kSide - 1;
        using Turns = families::blokus::QuarterTurns<Board>;
        for (std::size_t i = 0; i < Turns::kCells; ++i) {
            int column = static_cast<int>(i) % Board::kSide;
            int row = static_cast<int>(i) / Board::kSide;
            if (way & 4u) {
                std::swap(column, row);
                column = kLast - column;
                row = kLast - row;
            }
            cells_[Turns::kPlaces[way & 3u][i]] =
                static_cast<Spot>(Board::CellSet::cell(column, row));
        }
        std::map<Covered, std::uint16_t> numbers;
        for (std::size_t i = 0; i < Board::kPlacements; ++i)
            numbers[sorted(Table::get()[i].spots)] = static_cast<std::uint16_t>(i);
        for (std::size_t i = 0; i < Board::kPlacements; ++i) {
            Covered covered = Table::get()[i].spots;
            for (Spot& cell : covered) cell = cells_[cell];
            placements_[i] = numbers.at(sorted(covered));
        }
    }

    static Covered sorted(Covered covered) {
        std::sort(covered.begin(), covered.end());
        return covered;
    }

    std::array<Spot, Board::kSpots> cells_{};
    std::vector<std::uint16_t> placements_;
};

}  // namespace tessella::train::blokus
