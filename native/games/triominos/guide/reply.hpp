#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "games/triominos/rules/play.hpp"

namespace tessella::search {

/// What a hand of that size out of the tiles wins on average with its best tile; -5, the price of
/// a draw, if it has none that fits. The hands are all equally likely.
inline double expected_best_gain(const games::Triominos& table, games::trio::TileSet tiles,
                                 int size) {
    const auto all = table.best_gains();
    std::vector<int> gains;
    for (; tiles; tiles &= tiles - 1)
        gains.push_back(all[static_cast<std::size_t>(std::countr_zero(tiles))]);
    std::sort(gains.begin(), gains.end(), std::greater<>());
    double expected = 0;
    double none_better = 1;
    for (std::size_t i = 0; i < gains.size() && gains[i] != games::Triominos::kNoFit; ++i) {
        const double others = static_cast<double>(gains.size() - i);
        const double held = std::min(1.0, size / others);
        expected += none_better * held * gains[i];
        none_better *= 1 - held;
    }
    return expected - 5 * none_better;
}

/// The move that wins most less half of what the next seat can then expect to win with its best
/// tile, as far as the seat that has the turn can know; ties by lot. It draws if nothing fits.
inline core::Move reply_move(const games::Triominos& state, core::Rng& rng) {
    using games::Triominos;
    const int seat = state.turn();
    const int next = (seat + 1) % state.seats();
    const bool goes_out = std::popcount(state.hand(seat)) == 1;
    Triominos::Moves moves;
    state.moves(moves);
    core::Move best = Triominos::kDraw;
    double most = 0;
    std::uint32_t ties = 0;
    for (const core::Move move : moves) {
        if (move == Triominos::kDraw) continue;
        double value = state.gain(move);
        if (!goes_out) {
            Triominos table = state;
            table.show(move);
            value -= 0.5 *
                     expected_best_gain(table, state.unseen(seat), std::popcount(state.hand(next)));
        }
        if (ties && value < most) continue;
        ties = ties && value == most ? ties + 1 : 1;
        most = value;
        if (rng.below(ties) == 0) best = move;
    }
    return best;
}

}  // namespace tessella::search
