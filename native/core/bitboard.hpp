#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tessella::core {

/// Number of cells in a set of cells that is kept as 64-bit words, a bit for each cell.
constexpr std::size_t count_cells(std::span<const std::uint64_t> words) noexcept {
    std::size_t cells = 0;
    for (const std::uint64_t word : words) {
        cells += static_cast<std::size_t>(std::popcount(word));
    }
    return cells;
}

}  // namespace tessella::core
