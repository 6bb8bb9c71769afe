#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/triominos/rules/end.hpp"
#include "games/triominos/rules/score.hpp"

/// What a search of Triominos does besides the rules.
namespace tessella::games {

/// Calls back with every cell, tile of a set that fits there, and the points that it would win.
template <class Found>
void Triominos::visit_gains(trio::TileSet tiles, Found found) const noexcept {
    visit(tiles, [&](int cell, trio::TileSet here) {
        const int more = open_count_ ? bonus(cell) : 0;
        for (; here; here &= here - 1) {
            const int tile = std::countr_zero(here);
            found(cell, tile, open_count_ ? trio::kSums[at(tile)] + more : worth(cell, tile));
        }
    });
}

inline core::Move Triominos::greedy_move(core::Rng& rng) const noexcept {
    core::Move best = kDraw;
    int most = -1;
    std::uint32_t ties = 0;
    visit_gains(layable(), [&](int cell, int tile, int points) {
        if (points < most) return;
        ties = points > most ? 1 : ties + 1;
        most = points;
        if (ties == 1 || rng.below(ties) == 0) best = lay_move(cell, tile);
    });
    return best;
}

inline Triominos::BestGains Triominos::best_gains() const noexcept {
    BestGains best;
    best.fill(kNoFit);
    visit_gains(trio::kAllTiles, [&](int, int tile, int points) {
        best[at(tile)] = std::max(best[at(tile)], points);
    });
    return best;
}

inline std::array<Triominos::HandFeatures, core::kMaxSeats> Triominos::hand_features()
    const noexcept {
    std::array<HandFeatures, core::kMaxSeats> features{};
    std::array<std::uint8_t, trio::kTiles> holder{};
    trio::TileSet held = 0;
    for (int s = 0; s < options_.seats; ++s) {
        const trio::TileSet hand = hands_[at(s)];
        held |= hand;
        features[at(s)].tiles = std::popcount(hand);
        features[at(s)].sum = sum_of(hand);
        for (trio::TileSet left = hand; left; left &= left - 1)
            holder[at(std::countr_zero(left))] = static_cast<std::uint8_t>(s);
    }
    trio::TileSet fitting = 0;
    visit_gains(held, [&](int, int tile, int points) {
        fitting |= trio::TileSet{1} << tile;
        HandFeatures& hand = features[holder[at(tile)]];
        hand.best = std::max(hand.best, points);
    });
    for (int s = 0; s < options_.seats; ++s)
        features[at(s)].fitting = std::popcount(hands_[at(s)] & fitting);
    return features;
}

inline void Triominos::show(core::Move move) noexcept {
    const auto cell = static_cast<int>(move / trio::kTiles);
    const auto tile = static_cast<int>(move % trio::kTiles);
    put(cell, open_count_ ? turned(cell, tile) : trio::kNumbers[at(tile)]);
}

inline trio::TileSet Triominos::unseen(int seat) const noexcept {
    trio::TileSet tiles = pool_;
    for (int other = 0; other < options_.seats; ++other) {
        if (other != seat) tiles |= hands_[at(other)];
    }
    return tiles;
}

inline void Triominos::deal_hidden(int seat, trio::TileSet pool) noexcept {
    hands_[at(1 - seat)] = unseen(seat) & ~pool;
    pool_ = pool;
}

/// A tile of a set by lot, with chances as its weights; all alike if none has any.
inline int Triominos::by_weight(trio::TileSet tiles, const trio::TileWeights& weights,
                                core::Rng& rng) noexcept {
    std::uint32_t total = 0;
    for (trio::TileSet left = tiles; left; left &= left - 1)
        total += weights[at(std::countr_zero(left))];
    if (!total)
        return trio::nth(tiles, rng.below(static_cast<std::uint32_t>(std::popcount(tiles))));
    std::uint32_t lot = rng.below(total);
    for (;; tiles &= tiles - 1) {
        const std::uint32_t weight = weights[at(std::countr_zero(tiles))];
        if (lot < weight) return std::countr_zero(tiles);
        lot -= weight;
    }
}

inline void Triominos::shuffle_hidden(int seat, core::Rng& rng) noexcept {
    trio::TileSet unknown = unseen(seat);
    std::array<int, core::kMaxSeats> sizes{};
    int most = 0;
    for (int other = 0; other < options_.seats; ++other) {
        if (other == seat) continue;
        sizes[at(other)] = std::popcount(hands_[at(other)]);
        most = std::max(most, sizes[at(other)]);
        hands_[at(other)] = 0;
    }
    // One tile to each in turn: whoever is dealt to first would take the likely tiles of all.
    for (int number = 0; number < most; ++number) {
        for (int other = 0; other < options_.seats; ++other) {
            if (number >= sizes[at(other)]) continue;
            const int tile = by_weight(unknown, weights_[at(other)], rng);
            hands_[at(other)] |= trio::TileSet{1} << tile;
            unknown ^= trio::TileSet{1} << tile;
        }
    }
    pool_ = unknown;
}

}  // namespace tessella::games
