#pragma once

#include <array>
#include <bit>

#include "games/triominos.hpp"

/// What a search of Triominos does besides the rules.
namespace tessella::games {

inline core::Move Triominos::greedy_move(core::Rng& rng) const noexcept {
    core::Move best = kDraw;
    int most = -1;
    std::uint32_t ties = 0;
    visit(layable(), [&](int cell, trio::TileSet tiles) {
        for (; tiles; tiles &= tiles - 1) {
            const core::Move move = lay_move(cell, std::countr_zero(tiles));
            const int points = gain(move);
            if (points < most) continue;
            ties = points > most ? 1 : ties + 1;
            most = points;
            if (ties == 1 || rng.below(ties) == 0) best = move;
        }
    });
    return best;
}

inline void Triominos::shuffle_hidden(int seat, core::Rng& rng) noexcept {
    trio::TileSet unknown = pool_;
    std::array<int, core::kMaxSeats> sizes{};
    for (int other = 0; other < options_.seats; ++other) {
        if (other == seat) continue;
        sizes[at(other)] = std::popcount(hands_[at(other)]);
        unknown |= hands_[at(other)];
        hands_[at(other)] = 0;
    }
    for (int other = 0; other < options_.seats; ++other) {
        for (; sizes[at(other)]; --sizes[at(other)]) {
            const auto left = static_cast<std::uint32_t>(std::popcount(unknown));
            const trio::TileSet tile = trio::TileSet{1} << trio::nth(unknown, rng.below(left));
            hands_[at(other)] |= tile;
            unknown ^= tile;
        }
    }
    pool_ = unknown;
}

}  // namespace tessella::games
