#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/tetris_duel/rules/state.hpp"

/// Tetris Duel as a player sees it at first sight.
namespace tessella::games {

inline TetrisDuel::Stack TetrisDuel::stack_of(const Rows& laid, int height) const noexcept {
    Stack stack;
    Row open = full();
    for (int y = height - 1; y >= 0; --y) {
        stack.filled += std::popcount(laid[at(y)]);
        for (Row tops = laid[at(y)] & open; tops; tops &= tops - 1) {
            stack.heights[at(std::countr_zero(tops))] = static_cast<std::int8_t>(y + 1);
        }
        open &= ~laid[at(y)];
    }
    for (int x = 0; x < options_.columns; ++x) {
        stack.total += stack.heights[at(x)];
        if (x) stack.bumps += std::abs(stack.heights[at(x)] - stack.heights[at(x - 1)]);
    }
    return stack;
}

inline TetrisDuel::Features TetrisDuel::features(core::Move move) const noexcept {
    const auto [orientation, row, column] = spot_of(move);
    const families::tetris::Tetromino& piece = families::tetris::kTetrominoes[at(orientation)];
    Rows laid = laid_[at(seat_)];
    for (const auto& [dx, dy] : piece.cells) laid[at(row + dy)] |= Row{1} << (column + dx);
    int lines = 0;
    for (int y = row; y < row + piece.height; ++y) lines += laid[at(y)] == full();
    const int push = lines ? 2 * lines - 1 : 0;
    const int room = rows_[at(1 - seat_)] - height_[at(1 - seat_)];
    const bool wins = push > room || (push && push == room && options_.touch_wins);
    return {wins, wins ? 0 : push,
            stack_of(laid, std::max<int>(height_[at(seat_)], row + piece.height))};
}

}  // namespace tessella::games
