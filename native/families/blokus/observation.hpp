#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/planes.hpp"
#include "families/blokus/colours.hpp"

namespace tessella::families::blokus {

/// Writes a set of cells, row by row from the lowest.
template <class Board>
void write_cells(const typename Board::CellSet& cells, std::uint8_t* out) noexcept {
    const auto rows = cells.rows();
    for (std::size_t row = 0; row < Board::kSide; ++row)
        core::write_bits<Board::kSide>(rows[row + 1] >> 1, out + row * Board::kSide);
}

/// Who is who in an observation: the colour that comes first in it, and what is told besides.
struct Looks {
    int base;
    int turn;
    int colour;
    int common;
};

/// The cells of each colour, then its anchors, from the base colour on; then the facts.
template <class Board, int kColours>
void write_planes(const Colours<Board, kColours>& colours, const Looks& looks,
                  std::uint8_t* out) noexcept {
    constexpr std::size_t kPlane = Board::kSide * Board::kSide;
    std::uint8_t* const last = out + 2 * kColours * kPlane;
    std::memset(last, 0, kPlane);
    core::Facts facts(last);
    facts.add(looks.turn);
    facts.add(looks.colour);
    facts.add(looks.common);
    for (int i = 0; i < kColours; ++i) {
        const int colour = (looks.base + i) % kColours;
        std::uint8_t* const plane = out + static_cast<std::size_t>(i) * kPlane;
        write_cells<Board>(colours.laid(colour), plane);
        write_cells<Board>(colours.anchors(colour), plane + kColours * kPlane);
        core::write_bits<kPieces>(colours.hand(colour), facts.take(kPieces));
        facts.add(colours.worth(colour) + colours.cells_left(colour));
    }
}

template <class Board, int kColours>
constexpr std::array<std::size_t, 3> planes_shape() noexcept {
    return {2 * kColours + 1, Board::kSide, Board::kSide};
}

}  // namespace tessella::families::blokus
