#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "games/triominos/guide/calibration.hpp"
#include "games/triominos/rules/state.hpp"

namespace tessella::search {

/// How what a search of Triominos measures is turned into what it tells: by the number of seats,
/// for a round or for a whole match.
struct TriominosOdds {
    using State = games::Triominos;

    static const Calibration& calibration(const State& state) {
        const int most_seats = core::kMaxSeats - 1;
        const int row = state.seats() - 2 + (state.options().match ? most_seats : 0);
        return kTriominosCalibrations[static_cast<std::size_t>(row)];
    }

    /// The share of the tiles that have left the pool; in a match, how near the best seat has come
    /// to the target.
    static float progress(const State& state) {
        if (!state.options().match) {
            const int left = std::popcount(state.pool());
            return 1.0f - static_cast<float>(left) / static_cast<float>(games::trio::kTiles);
        }
        const core::Scores scores = state.scores();
        const int best = *std::max_element(scores.begin(), scores.begin() + state.seats());
        const float share = static_cast<float>(best) / static_cast<float>(state.options().target);
        return std::clamp(share, 0.0f, 1.0f);
    }
};

}  // namespace tessella::search
