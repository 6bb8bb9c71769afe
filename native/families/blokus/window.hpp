#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace tessella::families::blokus {

/// The cells around a cell that a piece on it can come to: those within four steps. A bit for each,
/// row by row, so that a rhombus of 41 bits says what is in the way.
struct Window {
    static constexpr int kSteps = 4;
    static constexpr int kRows = 2 * kSteps + 1;
    static constexpr int kBits = 41;

    /// Half the width of a row, so many rows from the middle.
    static constexpr int reach(int row) noexcept { return kSteps - (row < 0 ? -row : row); }

    static constexpr int bit(int row, int column) noexcept {
        return kBegins[static_cast<std::size_t>(row + kSteps)] + column + reach(row);
    }

    /// The eight nearest cells, a bit for each.
    static constexpr unsigned nearest(std::uint64_t window) noexcept {
        const auto low = static_cast<unsigned>(window >> bit(-1, -1) & 7u);
        const auto high = static_cast<unsigned>(window >> bit(1, -1) & 7u);
        const auto left = static_cast<unsigned>(window >> bit(0, -1) & 1u);
        const auto right = static_cast<unsigned>(window >> bit(0, 1) & 1u);
        return low | high << 3 | left << 6 | right << 7;
    }

  private:
    static constexpr std::array<int, kRows> kBegins = {0, 1, 4, 9, 16, 25, 32, 37, 40};
};

/// The rows of a set of cells, which windows look out on. Beyond the rim nothing is set: a piece
/// that goes there covers the rim.
template <class Board>
class Ground {
  public:
    explicit Ground(const typename Board::CellSet& cells) noexcept {
        const auto rows = cells.rows();
        for (std::size_t row = 0; row < Board::kSide + 2; ++row)
            rows_[row + kBeyond] = static_cast<std::uint32_t>(rows[row]) << kBeyond;
    }

    void set(int cell) noexcept {
        rows_[static_cast<std::size_t>(cell / kStride + kBeyond)] |= 1u
                                                                     << (cell % kStride + kBeyond);
    }

    std::uint64_t window(int cell) const noexcept {
        return window(cell, std::make_integer_sequence<int, Window::kRows>());
    }

  private:
    static constexpr int kStride = Board::CellSet::kStride;
    static constexpr int kBeyond = Window::kSteps - 1;

    template <int... kAt>
    std::uint64_t window(int cell, std::integer_sequence<int, kAt...>) const noexcept {
        const std::uint32_t* rows = &rows_[static_cast<std::size_t>(cell / kStride - 1)];
        return (row<kAt - Window::kSteps>(rows[kAt], cell % kStride) | ...);
    }

    template <int kRow>
    static std::uint64_t row(std::uint32_t cells, int column) noexcept {
        constexpr int kReach = Window::reach(kRow);
        constexpr std::uint64_t kWide = (std::uint64_t{1} << (2 * kReach + 1)) - 1;
        return (cells >> (column + kBeyond - kReach) & kWide) << Window::bit(kRow, -kReach);
    }

    std::array<std::uint32_t, Board::kSide + 2 + 2 * kBeyond> rows_{};
};

}  // namespace tessella::families::blokus
