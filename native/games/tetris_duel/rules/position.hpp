#pragma once

#include <algorithm>
#include <bit>

#include "games/tetris_duel/rules/state.hpp"

/// Tetris Duel as plain numbers and texts.
namespace tessella::games {

inline TetrisDuel::Position TetrisDuel::position() const {
    Position position{{},
                      {rows_[0], rows_[1]},
                      {stock_.begin(), stock_.end()},
                      reason_ ? -1 : seat_,
                      reason_ ? -1 : shape_,
                      winner_,
                      reason_};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (int y = 0; y < height_[seat]; ++y) {
            for (Row cells = laid_[seat][at(y)]; cells; cells &= cells - 1) {
                position.laid[seat].push_back(y * options_.columns + std::countr_zero(cells));
            }
        }
    }
    return position;
}

inline TetrisDuel::TetrisDuel(Options options, const Position& position) : TetrisDuel(options) {
    laid_count_ = kShapes * kEach;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        rows_[seat] = static_cast<std::int8_t>(position.rows[seat]);
        for (const int cell : position.laid[seat]) {
            const int y = cell / options.columns;
            laid_[seat][at(y)] |= Row{1} << (cell % options.columns);
            height_[seat] = std::max(height_[seat], static_cast<std::int8_t>(y + 1));
        }
    }
    for (std::size_t i = 0; i < kShapes; ++i) {
        stock_[i] = static_cast<std::uint8_t>(position.stock[i]);
        laid_count_ = static_cast<std::uint8_t>(laid_count_ - stock_[i]);
    }
    seat_ = static_cast<std::int8_t>(position.seat);
    shape_ = static_cast<std::int8_t>(position.shape);
    winner_ = static_cast<std::int8_t>(position.winner);
    reason_ = static_cast<std::uint8_t>(position.reason);
}

inline std::string TetrisDuel::text(core::Move move) const {
    if (move >= kRoll) return {kNames[move - kRoll]};
    if (move >= kFirst) return "first:" + std::to_string(move - kFirst);
    const auto [orientation, row, column] = spot_of(move);
    std::array<std::array<int, 2>, 4> cells;  // (row, column)
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& [x, y] = families::tetris::kTetrominoes[at(orientation)].cells[i];
        cells[i] = {row + y, column + x};
        if (seat_ == 1)
            cells[i] = {options_.rows - 1 - cells[i][0], options_.columns - 1 - cells[i][1]};
    }
    std::sort(cells.begin(), cells.end());
    std::string text;
    for (const auto& [r, c] : cells) {
        if (!text.empty()) text += ',';
        text += static_cast<char>('a' + c);
        text += std::to_string(r + 1);
    }
    return text;
}

}  // namespace tessella::games
