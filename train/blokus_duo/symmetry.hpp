#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "games/blokus_duo/guide/marks.hpp"

namespace tessella::train::blokus {

/// One of the four ways to turn or mirror the board that leave the two starting cells in place or
/// change them for each other. Cells are those of the rimmed board.
class Symmetry {
  public:
    static constexpr std::size_t kWays = 4;

    static const Symmetry& get(std::size_t way) {
        static const std::array<Symmetry, kWays> all = {Symmetry(0), Symmetry(1), Symmetry(2),
                                                        Symmetry(3)};
        return all[way];
    }

    std::size_t cell(std::size_t cell) const { return cells_[cell]; }
    std::size_t placement(std::size_t placement) const { return placements_[placement]; }

  private:
    using Covered = std::array<std::uint8_t, 5>;
    static constexpr int kLast = games::duo::kSide - 1;

    explicit Symmetry(unsigned way) {
        for (int row = 0; row <= kLast; ++row) {
            for (int column = 0; column <= kLast; ++column)
                cells_[index(column, row)] = static_cast<std::uint8_t>(image(way, column, row));
        }
        std::map<Covered, std::uint16_t> numbers;
        for (std::uint16_t i = 0; i < games::duo::kPlacements; ++i)
            numbers[sorted(search::blokus::Marks::get()[i].covers)] = i;
        for (std::size_t i = 0; i < games::duo::kPlacements; ++i) {
            Covered covered = search::blokus::Marks::get()[i].covers;
            for (std::uint8_t& cell : covered) cell = cells_[cell];
            placements_.push_back(numbers.at(sorted(covered)));
        }
    }

    static std::size_t index(int column, int row) {
        return static_cast<std::size_t>(games::duo::CellSet::cell(column, row));
    }

    /// The bits of the way say which diagonals the board is mirrored at.
    static std::size_t image(unsigned way, int column, int row) {
        if (way & 1u) std::swap(column, row);
        if (way & 2u) {
            std::swap(column, row);
            column = kLast - column;
            row = kLast - row;
        }
        return index(column, row);
    }

    static Covered sorted(Covered covered) {
        std::sort(covered.begin(), covered.end());
        return covered;
    }

    std::array<std::uint8_t, games::duo::CellSet::kRows * games::duo::CellSet::kStride> cells_{};
    std::vector<std::uint16_t> placements_;
};

}  // namespace tessella::train::blokus
