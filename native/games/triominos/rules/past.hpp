#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/triominos/rules/play.hpp"

/// What the turns that everybody saw tell about the hands that nobody sees.
namespace tessella::games {

namespace trio {

/// How likely a seat holds a tile that would have won it so many points more than the one it laid:
/// seldom if it is many, but never never, since others see more than points.
inline constexpr std::array<Weight, 20> kForgone = [] {
    constexpr std::array<int, 20> kPercent = {100, 90, 82, 74, 67, 61, 55, 50, 45, 41,
                                              37,  33, 30, 27, 25, 22, 20, 18, 17, 15};
    std::array<Weight, 20> weights{};
    for (std::size_t points = 0; points < weights.size(); ++points) {
        weights[points] = static_cast<Weight>(kEven * kPercent[points] / 100);
    }
    return weights;
}();
/// How likely a seat that drew holds a tile that fitted, where drawing is free (TR-11).
inline constexpr Weight kDrewFreely = kEven * 5 / 100;

/// Multiplies two weights; what was possible stays possible.
constexpr Weight both(Weight one, Weight other) noexcept {
    if (!one || !other) return 0;
    return static_cast<Weight>(std::max(1, one * other / kEven));
}

/// The mean of two weights that stand for so many tiles each.
constexpr Weight mean(Weight one, int ones, Weight other, int others) noexcept {
    return static_cast<Weight>((one * ones + other * others) / std::max(1, ones + others));
}

}  // namespace trio

/// How much a turn speaks against a tile in the hand of its seat.
inline trio::Weight Triominos::doubt(const Turn& turn, int best, int won) const noexcept {
    if (best == kNoFit) return trio::kEven;
    if (turn.draws) return options_.voluntary_draw ? trio::kDrewFreely : trio::Weight{0};
    if (turn.laid == kNoTile) return 0;
    return trio::kForgone[std::min(at(std::max(0, best - won)), trio::kForgone.size() - 1)];
}

/// Takes a turn into account, in which the seat began with `held` tiles. What it drew and kept did
/// not fit: that is certain, and says nothing of what it held before.
inline void Triominos::weigh(const Turn& turn, const BestGains& best, int won, int held) noexcept {
    const int kept = turn.draws && turn.laid != kNoTile ? turn.draws - 1 : turn.draws;
    for (std::size_t tile = 0; tile < trio::kTiles; ++tile) {
        trio::Weight& weight = weights_[at(turn.seat)][tile];
        weight = trio::both(weight, doubt(turn, best[tile], won));
        const trio::Weight fresh = best[tile] == kNoFit ? trio::kEven : trio::Weight{0};
        if (kept) weight = trio::mean(weight, held, fresh, kept);
    }
}

/// Plays the past once more on a table of its own, with all that lay there before it.
inline void Triominos::weigh_past(const Position& position) {
    Triominos table(options_);
    std::vector<bool> later(position.laid.size());
    std::array<int, core::kMaxSeats> held{};
    for (int s = 0; s < options_.seats; ++s) held[at(s)] = std::popcount(hands_[at(s)]);
    for (const auto& [seat, draws, laid] : position.past) {
        held[at(seat)] += (laid != kNoTile) - draws;
        if (laid != kNoTile) later[at(laid)] = true;
    }
    const auto put_on_table = [&](std::size_t place) {
        const auto [cell, numbers] = placed(position.laid[place]);
        table.put(cell, numbers);
    };
    for (std::size_t place = 0; place < later.size(); ++place) {
        if (!later[place]) put_on_table(place);
    }
    for (const auto& [seat, draws, laid] : position.past) {
        weigh({seat, draws, laid}, table.best_gains(), table.won(position, laid), held[at(seat)]);
        held[at(seat)] += draws - (laid != kNoTile);
        if (laid != kNoTile) put_on_table(at(laid));
    }
}

/// What a tile of a position wins on this table; nothing if there is none.
inline int Triominos::won(const Position& position, int laid) const noexcept {
    if (laid == kNoTile) return 0;
    const auto [cell, numbers] = placed(position.laid[at(laid)]);
    return worth(cell, trio::tile_of(numbers));
}

}  // namespace tessella::games
