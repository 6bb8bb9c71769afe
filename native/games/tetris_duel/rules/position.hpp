#pragma once

#include <algorithm>
#include <bit>

#include "games/tetris_duel/rules/state.hpp"

/// Tetris Duel as plain numbers and back.
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

}  // namespace tessella::games
