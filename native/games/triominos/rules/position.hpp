#pragma once

#include <array>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "games/triominos/rules/past.hpp"

/// Triominos as plain numbers and texts.
namespace tessella::games {

inline Triominos::Position Triominos::position() const {
    Position position{{},          {},      {}, static_cast<int>(stage_), seat_, draws_, drawn_,
                      last_round_, reason_, {}};
    std::vector<int> places(2 * trio::kPoints);
    for (int cell = 0; cell < 2 * trio::kPoints; ++cell) {
        if (!is_filled(cell)) continue;
        places[at(cell)] = static_cast<int>(position.laid.size());
        const auto [a, b, c] = trio::corners(cell);
        const int point = cell / 2;
        position.laid.push_back({cell & 1, point % trio::kStride - trio::kOrigin % trio::kStride,
                                 point / trio::kStride - trio::kOrigin / trio::kStride,
                                 points_[at(a)], points_[at(b)], points_[at(c)]});
    }
    for (int s = 0; s < options_.seats; ++s) {
        position.hands.push_back(hands_[at(s)]);
        position.scores.push_back(scores_[at(s)]);
    }
    for (int i = 0; i < past_count_; ++i) {
        const auto& [seat, draws, cell] = past_[at(i)];
        position.past.push_back({seat, draws, cell == trio::kNoCell ? kNoTile : places[at(cell)]});
    }
    return position;
}

inline Triominos::Position Triominos::seen_by(int seat) const {
    Position position = this->position();
    trio::TileSet hidden = unseen(seat);
    for (int other = 0; other < options_.seats; ++other) {
        if (other == seat) continue;
        trio::TileSet rest = hidden;
        for (int size = std::popcount(hands_[at(other)]); size > 0; --size) rest &= rest - 1;
        position.hands[at(other)] = hidden & ~rest;
        hidden = rest;
    }
    if (seat != turn()) position.drawn = kNoTile;
    return position;
}

/// A tile of a position: its cell and what it shows there.
inline std::pair<int, trio::Numbers> Triominos::placed(const std::array<int, 6>& laid) noexcept {
    const auto& [down, x, y, a, b, c] = laid;
    return {
        trio::cell_of(trio::kOrigin + y * trio::kStride + x, down != 0),
        {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)}};
}

inline Triominos::Triominos(Options options, const Position& position) : Triominos(options) {
    for (const auto& laid : position.laid) {
        const auto [cell, numbers] = placed(laid);
        put(cell, numbers);
        pool_ &= ~(trio::TileSet{1} << trio::tile_of(numbers));
    }
    for (int s = 0; s < options_.seats; ++s) {
        hands_[at(s)] = position.hands[at(s)];
        pool_ &= ~hands_[at(s)];
        scores_[at(s)] = position.scores[at(s)];
    }
    stage_ = static_cast<Stage>(position.stage);
    seat_ = static_cast<std::int8_t>(position.seat);
    draws_ = position.draws;
    drawn_ = static_cast<std::int8_t>(position.drawn);
    last_round_ = position.last_round;
    reason_ = static_cast<std::uint8_t>(position.reason);
    remember_past(position);
    weigh_past(position);
}

inline void Triominos::remember_past(const Position& position) noexcept {
    for (const auto& [seat, draws, laid] : position.past) {
        if (past_count_ == trio::kMostTurns) return;
        const int cell = laid == kNoTile ? trio::kNoCell : placed(position.laid[at(laid)]).first;
        past_[at(past_count_++)] = {static_cast<std::int8_t>(seat), static_cast<std::int8_t>(draws),
                                    static_cast<std::int16_t>(cell)};
    }
}

inline std::string Triominos::text(core::Move move) const {
    if (move >= kFirst) return "first:" + std::to_string(move - kFirst);
    if (move >= kDeal) return digits(trio::kNumbers[move - kDeal]);
    if (move == kDraw) return "draw";
    const int cell = static_cast<int>(move / trio::kTiles);
    const int point = cell / 2;
    std::string text = cell & 1 ? "v" : "^";
    text += std::to_string(point % trio::kStride - trio::kOrigin % trio::kStride);
    text += ',';
    text += std::to_string(point / trio::kStride - trio::kOrigin / trio::kStride);
    text += ':';
    return text + digits(turned(cell, static_cast<int>(move % trio::kTiles)));
}

}  // namespace tessella::games
