#pragma once

#include <algorithm>
#include <cstdint>

#include "games/tetris_duel/rules/state.hpp"

/// What a block does that lies in Tetris Duel (TD-10 to TD-15).
namespace tessella::games {

inline void TetrisDuel::lay(const families::tetris::Tetromino& piece, int row,
                            int column) noexcept {
    Rows& laid = laid_[at(seat_)];
    for (const auto& [dx, dy] : piece.cells) laid[at(row + dy)] |= Row{1} << (column + dx);
    std::int8_t& height = height_[at(seat_)];
    height = std::max(height, static_cast<std::int8_t>(row + piece.height));
    --stock_[at(shape_)];
    ++laid_count_;
    int lines = 0;
    for (int y = row; y < row + piece.height; ++y) lines += laid[at(y)] == full();
    shape_ = -1;
    advance(lines);
    seat_ = static_cast<std::int8_t>(1 - seat_);
    if (!reason_ && laid_count_ == kShapes * kEach) {
        end(rows_[0] == rows_[1] ? -1 : rows_[0] < rows_[1], 15);
    }
}

inline void TetrisDuel::advance(int lines) noexcept {
    if (!lines) return;
    const int other = 1 - seat_;
    const int push = 2 * lines - 1;
    const int room = rows_[at(other)] - height_[at(other)];
    if (push > room || (push == room && options_.touch_wins)) return end(seat_, 13);
    rows_[at(seat_)] = static_cast<std::int8_t>(rows_[at(seat_)] + push);
    rows_[at(other)] = static_cast<std::int8_t>(rows_[at(other)] - push);
}

}  // namespace tessella::games
