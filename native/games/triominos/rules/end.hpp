#pragma once

#include <cstdint>

#include "games/triominos/rules/state.hpp"

/// How turns and rounds of Triominos end (TR-14 to TR-17, TR-19).
namespace tessella::games {

inline void Triominos::next_turn() noexcept {
    stage_ = Stage::kTurn;
    draws_ = 0;
    drawn_ = kNoTile;
    seat_ = static_cast<std::int8_t>((seat_ + 1) % options_.seats);
    if (pool_) return;
    const trio::TileSet fits = fitting();
    trio::TileSet held = 0;
    for (const trio::TileSet hand : hands_) held |= hand;
    if (!(held & fits)) return nobody_fits();
    while (!(hands_[at(seat_)] & fits)) {
        remember(trio::kNoCell);
        if (options_.pass_costs) score(seat_, -10);
        seat_ = static_cast<std::int8_t>((seat_ + 1) % options_.seats);
    }
}

inline void Triominos::nobody_fits() noexcept {
    for (int s = 0; s < options_.seats; ++s) score(s, -sum_of(hands_[at(s)]));
    end_round(17);
}

inline void Triominos::end_round(int reason) noexcept {
    if (!options_.match || last_round_) {
        reason_ = static_cast<std::uint8_t>(reason);
        seat_ = -1;
        draws_ = 0;
        drawn_ = kNoTile;
    } else {
        ++round_;
        new_round();
    }
}

inline core::Result Triominos::result() const noexcept {
    core::Result result;
    result.reason = reason_;
    for (int s = 0; s < options_.seats; ++s) {
        std::uint8_t rank = 1;
        for (int o = 0; o < options_.seats; ++o) {
            rank = static_cast<std::uint8_t>(rank + (scores_[at(o)] > scores_[at(s)]));
        }
        result.ranks[at(s)] = rank;
    }
    return result;
}

}  // namespace tessella::games
