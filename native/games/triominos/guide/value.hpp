#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "core/maths.hpp"
#include "games/triominos/guide/weights.hpp"
#include "games/triominos/rules/play.hpp"
#include "search/guide.hpp"
#include "search/priors.hpp"

namespace tessella::search {

inline constexpr float kTrioLeadScale = 60.0f;

/// Half the win, half the lead, for a seat with such a share of the win.
inline float trio_mixed(float win, float lead) {
    return 0.5f * win + 0.5f * (0.5f + 0.5f * core::tanh(lead / kTrioLeadScale));
}

/// The row of learned weights for so many seats and tiles in the pool.
inline const TrioWeights& trio_weights(int seats, int pool) {
    const auto& rows = kTrioWeights[static_cast<std::size_t>(seats - 2)];
    return *std::find_if(rows.begin(), rows.end() - 1,
                         [pool](const TrioWeights& row) { return pool <= row.pool; });
}

inline float trio_hand(const TrioHandWeights& weights, const games::Triominos::HandFeatures& hand) {
    return weights.tiles * static_cast<float>(hand.tiles) +
           weights.sum * static_cast<float>(hand.sum) +
           weights.fitting * static_cast<float>(hand.fitting) +
           weights.best * static_cast<float>(hand.best);
}

/// The score that each seat will end the round with, but for what is the same for all: learned
/// from all hands as they lie at the beginning of a turn.
inline Values trio_expected_scores(const games::Triominos& state, const TrioWeights& weights) {
    const auto features = state.hand_features();
    const core::Scores scores = state.scores();
    Values expected{};
    for (int seat = 0; seat < state.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const bool moves = seat == state.turn();
        expected[at] = static_cast<float>(scores[at]) + (moves ? weights.turn : 0.0f) +
                       trio_hand(moves ? weights.mover : weights.other, features[at]);
    }
    return expected;
}

/// How well a seat will do at the beginning of a turn, and the chances of all.
inline Estimate trio_value(const games::Triominos& state, int seat) {
    const TrioWeights& weights = trio_weights(state.seats(), std::popcount(state.pool()));
    Estimate estimate{.outcome = {.points = trio_expected_scores(state, weights)}};
    const Values& expected = estimate.outcome.points;
    Values& chances = estimate.outcome.win;
    const auto at = static_cast<std::size_t>(seat);
    chances[at] = 1.0f;
    float rivals = 1.0f;
    float best = -1e9f;
    for (std::size_t other = 0; other < static_cast<std::size_t>(state.seats()); ++other) {
        if (other == at) continue;
        chances[other] = core::exp((expected[other] - expected[at]) / weights.spread);
        rivals += chances[other];
        best = std::max(best, expected[other]);
    }
    for (float& chance : chances) chance /= rivals;
    estimate.utility[at] = trio_mixed(1.0f / rivals, expected[at] - best);
    return estimate;
}

/// How well a seat did with such scores when the round is over, and the chances of all by them.
inline Estimate trio_outcome(const core::Scores& scores, int seats, int seat) {
    Estimate estimate;
    for (int each = 0; each < seats; ++each) {
        const auto at = static_cast<std::size_t>(each);
        const int lead = lead_of(scores, seats, each);
        estimate.outcome.win[at] = lead > 0 ? 1.0f : 0.0f;
        estimate.outcome.draw[at] = lead == 0 ? 1.0f : 0.0f;
        estimate.outcome.points[at] = static_cast<float>(scores[at]);
    }
    const int lead = lead_of(scores, seats, seat);
    estimate.utility[static_cast<std::size_t>(seat)] = trio_mixed(lead > 0    ? 1.0f
                                                                  : lead == 0 ? 0.5f
                                                                              : 0.0f,
                                                                  static_cast<float>(lead));
    return estimate;
}

}  // namespace tessella::search
