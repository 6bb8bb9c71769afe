#pragma once

#include <bit>
#include <cstdint>

#include "games/triominos/rules/state.hpp"

/// How a round of Triominos goes: deals, draws, and tiles that are laid (TR-7, TR-11 to TR-16).
namespace tessella::games {

inline void Triominos::play(core::Move move) noexcept {
    if (move >= kFirst) {
        seat_ = static_cast<std::int8_t>(move - kFirst);
        stage_ = Stage::kDeal;
    } else if (move >= kDeal) {
        take(static_cast<int>(move - kDeal));
    } else if (move == kDraw) {
        score(seat_, -5);
        ++draws_;
        stage_ = Stage::kDraw;
    } else {
        lay(static_cast<int>(move / trio::kTiles), static_cast<int>(move % trio::kTiles));
    }
}

inline void Triominos::new_round() noexcept {
    points_.fill(trio::kUnknown);
    filled_.fill(0);
    hands_.fill(0);
    weights_ = trio::kEvenWeights;
    pool_ = trio::kAllTiles;
    open_count_ = 0;
    draws_ = 0;
    drawn_ = kNoTile;
    seat_ = -1;
    stage_ = Stage::kLot;
    past_count_ = 0;
}

inline void Triominos::take(int tile) noexcept {
    const trio::TileSet bit = trio::TileSet{1} << tile;
    pool_ &= ~bit;
    hands_[at(seat_)] |= bit;
    if (stage_ == Stage::kDeal) return dealt();
    stage_ = Stage::kTurn;
    if (fitting() & bit) {
        drawn_ = static_cast<std::int8_t>(tile);
    } else if (draws_ == 3) {
        score(seat_, -10);
        remember(trio::kNoCell);
        next_turn();
    } else if (!pool_) {
        remember(trio::kNoCell);
        next_turn();
    }
}

inline void Triominos::dealt() noexcept {
    seat_ = static_cast<std::int8_t>((seat_ + 1) % options_.seats);
    const int size = options_.seats == 2 ? 9 : 7;
    if (std::popcount(pool_) == trio::kTiles - size * options_.seats) stage_ = Stage::kTurn;
}

inline void Triominos::lay(int cell, int tile) noexcept {
    score(seat_, worth(cell, tile));
    const trio::Numbers numbers = open_count_ ? turned(cell, tile) : trio::kNumbers[at(tile)];
    put(cell, numbers);
    remember(cell);
    hands_[at(seat_)] &= ~(trio::TileSet{1} << tile);
    if (hands_[at(seat_)]) return next_turn();
    int rest = 25;
    for (const trio::TileSet hand : hands_) rest += sum_of(hand);
    score(seat_, rest);
    end_round(16);
}

inline void Triominos::remember(int cell) noexcept {
    if (past_count_ == trio::kMostTurns) return;
    past_[at(past_count_++)] = {seat_, static_cast<std::int8_t>(draws_),
                                static_cast<std::int16_t>(cell)};
}

}  // namespace tessella::games
