#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "games/tetris_link/rules/state.hpp"

/// Where pieces of Tetris Link come to rest, and which fit (TL-9, TL-10).
namespace tessella::games {

inline int TetrisLink::rest(int orientation, int left) const noexcept {
    const link::Drop& drop = link::kDrops[at(orientation)];
    int row = 0;
    for (int i = 0; i < 4; ++i) {  // where the piece has no foot, feet are out of reach
        const int raised = heights_[at(left + i)] - drop.feet[at(i)];
        if (raised > row) row = raised;
    }
    return row;
}

inline unsigned TetrisLink::legal_columns(int orientation) const noexcept {
    constexpr std::uint8_t kBias = 4;
    const link::Drop& drop = link::kDrops[at(orientation)];
    link::Lanes highest{};
    for (int i = 0; i < drop.width; ++i) {
        link::Lanes raised;
        std::memcpy(&raised, heights_.data() + i, sizeof raised);
        raised += static_cast<std::uint8_t>(kBias - drop.feet[at(i)]);
        highest = raised > highest ? raised : highest;
    }
    const auto limit = static_cast<std::uint8_t>(link::kRows + kBias - drop.height);
    const auto fits = (link::Lanes)(highest <= limit);
    return link::lane_bits(fits) & drop.columns;
}

inline core::Move TetrisLink::pick_high(unsigned shapes, core::Rng& rng) const noexcept {
    std::array<std::uint16_t, link::kOrientations> lanes{};
    std::uint32_t total = 0;
    for (int i = 0; i < link::kOrientations; ++i) {
        if (!(shapes >> link::kDrops[at(i)].shape & 1u)) continue;
        lanes[at(i)] = static_cast<std::uint16_t>(legal_columns(i));
        total += static_cast<std::uint32_t>(std::popcount(lanes[at(i)]));
    }
    if (total == 0) return core::kNoMove;
    std::uint32_t number = rng.below(total);
    for (int i = 0;; ++i) {
        const auto count = static_cast<std::uint32_t>(std::popcount(lanes[at(i)]));
        if (number >= count) {
            number -= count;
            continue;
        }
        unsigned rest = lanes[at(i)];
        while (number--) rest &= rest - 1;
        return static_cast<core::Move>(i * link::kColumns + std::countr_zero(rest));
    }
}

inline unsigned TetrisLink::fitting() const noexcept {
    constexpr unsigned kAll = (1u << link::kShapes) - 1;
    if (highest_ <= link::kRows - 4) return kAll;
    unsigned shapes = 0;
    for (int i = 0; i < link::kOrientations; ++i) {
        const unsigned bit = 1u << link::kDrops[at(i)].shape;
        if (!(shapes & bit) && legal_columns(i)) shapes |= bit;
    }
    return shapes;
}

}  // namespace tessella::games
