#pragma once

#include <array>
#include <cstdint>

namespace tessella::families::tetris {

/// A tetromino in one orientation: cells from the bottom left corner of its box, by row then
/// column.
struct Tetromino {
    char shape;
    std::array<std::array<std::int8_t, 2>, 4> cells;  // (column, row)
    std::int8_t width;
    std::int8_t height;
};

namespace detail {

constexpr Tetromino tetromino(char shape, std::array<std::array<std::int8_t, 2>, 4> cells) {
    std::int8_t width = 0;
    std::int8_t height = 0;
    for (const auto& [column, row] : cells) {
        if (column >= width) width = static_cast<std::int8_t>(column + 1);
        if (row >= height) height = static_cast<std::int8_t>(row + 1);
    }
    return {shape, cells, width, height};
}

}  // namespace detail

/// The 19 fixed tetrominoes, one-sided names; J and Z are L and S turned over.
inline constexpr std::array<Tetromino, 19> kTetrominoes = {
    detail::tetromino('I', {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}}),
    detail::tetromino('I', {{{0, 0}, {0, 1}, {0, 2}, {0, 3}}}),
    detail::tetromino('O', {{{0, 0}, {1, 0}, {0, 1}, {1, 1}}}),
    detail::tetromino('T', {{{0, 0}, {1, 0}, {2, 0}, {1, 1}}}),
    detail::tetromino('T', {{{1, 0}, {0, 1}, {1, 1}, {2, 1}}}),
    detail::tetromino('T', {{{0, 0}, {0, 1}, {1, 1}, {0, 2}}}),
    detail::tetromino('T', {{{1, 0}, {0, 1}, {1, 1}, {1, 2}}}),
    detail::tetromino('L', {{{0, 0}, {1, 0}, {0, 1}, {0, 2}}}),
    detail::tetromino('L', {{{0, 0}, {0, 1}, {1, 1}, {2, 1}}}),
    detail::tetromino('L', {{{1, 0}, {1, 1}, {0, 2}, {1, 2}}}),
    detail::tetromino('L', {{{0, 0}, {1, 0}, {2, 0}, {2, 1}}}),
    detail::tetromino('J', {{{0, 0}, {1, 0}, {1, 1}, {1, 2}}}),
    detail::tetromino('J', {{{0, 0}, {1, 0}, {2, 0}, {0, 1}}}),
    detail::tetromino('J', {{{0, 0}, {0, 1}, {0, 2}, {1, 2}}}),
    detail::tetromino('J', {{{2, 0}, {0, 1}, {1, 1}, {2, 1}}}),
    detail::tetromino('S', {{{0, 0}, {1, 0}, {1, 1}, {2, 1}}}),
    detail::tetromino('S', {{{1, 0}, {0, 1}, {1, 1}, {0, 2}}}),
    detail::tetromino('Z', {{{1, 0}, {2, 0}, {0, 1}, {1, 1}}}),
    detail::tetromino('Z', {{{0, 0}, {0, 1}, {1, 1}, {1, 2}}}),
};

}  // namespace tessella::families::tetris
