#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/bitboard.hpp"

namespace tessella::families::blokus {

/// A square board in as many lanes as it and its rim need, and how many placements it has. Where
/// moves are listed in the order of their texts, those through a corner stand in it.
template <class Lane, int kLanes, int kSideOf, int kPlacementsOf, bool kIsInOrderOfTexts>
struct Board {
    using CellSet = core::Bitboard<Lane, kLanes>;
    static constexpr int kSide = kSideOf;
    static constexpr int kPlacements = kPlacementsOf;
    static constexpr bool kInOrderOfTexts = kIsInOrderOfTexts;
    /// Cells with those of the rim.
    static constexpr int kSpots = (kSide + 2) * CellSet::kStride;
    using Spot = std::conditional_t<(kSpots > 256), std::uint16_t, std::uint8_t>;

    static_assert(kSide + 2 <= kLanes && kSide + 2 <= CellSet::kStride);

    /// A cell as the law counts them, row by row from the lowest; and back.
    static constexpr int numbered(int cell) noexcept {
        return (cell / CellSet::kStride - 1) * kSide + cell % CellSet::kStride - 1;
    }
    static constexpr int cell(int number) noexcept {
        return CellSet::cell(number % kSide, number / kSide);
    }

    static CellSet all() noexcept {
        CellSet cells;
        for (int number = 0; number < kSide * kSide; ++number) cells.set(cell(number));
        return cells;
    }
};

}  // namespace tessella::families::blokus
