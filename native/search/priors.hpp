#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/maths.hpp"
#include "search/guide.hpp"

namespace tessella::search {

/// The better prior first. Equal ones are told apart by the move, lest the order depend on how a
/// library sorts.
inline bool by_prior(const Candidate& a, const Candidate& b) {
    return a.prior != b.prior ? a.prior > b.prior : a.move < b.move;
}

/// Keeps the candidates whose priors lie above a bound.
inline void keep_above(std::vector<Candidate>& candidates, float bound) {
    std::size_t kept = 0;
    for (const Candidate candidate : candidates) {
        candidates[kept] = candidate;
        kept += candidate.prior > bound;
    }
    candidates.resize(kept);
}

/// Puts candidates in order. Each of a few is compared with every other, which a processor does
/// sooner than it guesses the branches of a sort.
inline void sort_by_prior(std::vector<Candidate>& candidates) {
    constexpr std::size_t kFew = 64;
    const std::size_t size = candidates.size();
    if (size > kFew) return std::sort(candidates.begin(), candidates.end(), by_prior);
    std::array<Candidate, kFew> before;
    std::array<float, kFew> priors;
    std::array<std::uint32_t, kFew> moves, places{};
    for (std::size_t i = 0; i < size; ++i) {
        before[i] = candidates[i];
        priors[i] = candidates[i].prior;
        moves[i] = candidates[i].move;
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t j = 0; j < size; ++j)
            places[j] +=
                (priors[i] > priors[j]) | ((priors[i] == priors[j]) & (moves[i] < moves[j]));
    }
    for (std::size_t i = 0; i < size; ++i) candidates[places[i]] = before[i];
}

/// Keeps so many of the candidates, those that look best. To count what lies above a bound, which
/// is halved upon, is sooner done than to guess the branches of a selection; that is left for
/// candidates that look too much alike.
inline void drop_worst(std::vector<Candidate>& candidates, std::size_t kept) {
    constexpr int kHalvings = 16;
    std::vector<float> priors(candidates.size());
    for (std::size_t i = 0; i < priors.size(); ++i) priors[i] = candidates[i].prior;
    float low = *std::min_element(priors.begin(), priors.end());
    float high = *std::max_element(priors.begin(), priors.end());
    for (int i = 0; i < kHalvings; ++i) {
        const float bound = 0.5f * (low + high);
        std::uint32_t above = 0;
        for (const float prior : priors) above += prior > bound;
        if (above == kept) return keep_above(candidates, bound);
        (above > kept ? low : high) = bound;
    }
    const auto last = candidates.begin() + static_cast<std::ptrdiff_t>(kept);
    std::nth_element(candidates.begin(), last, candidates.end(), by_prior);
    candidates.resize(kept);
}

/// Keeps the candidates that look best and turns their looks into priors that sum to 1. The
/// sharper, the more a better look counts.
inline void keep_best(std::vector<Candidate>& candidates, std::size_t most, float sharpness) {
    if (candidates.empty()) return;
    const std::size_t kept = std::min(candidates.size(), most);
    if (kept < candidates.size()) drop_worst(candidates, kept);
    sort_by_prior(candidates);
    const float best = candidates.front().prior;
    float total = 0;
    for (Candidate& candidate : candidates) {
        candidate.prior = core::exp(sharpness * (candidate.prior - best));
        total += candidate.prior;
    }
    for (Candidate& candidate : candidates) candidate.prior /= total;
}

/// Makes each prior smaller or larger by up to a share of it, by lot, and puts them in order again.
inline void shift(std::vector<Candidate>& candidates, float share, core::Rng& rng) {
    for (Candidate& candidate : candidates)
        candidate.prior *= 1.0f + share * static_cast<float>(2.0 * rng.uniform() - 1.0);
    sort_by_prior(candidates);
}

/// A lead in points as a value: 0.5 when level, towards 1 as the lead grows beyond the scale.
inline float lead_value(int lead, float scale) {
    return 0.5f + 0.5f * core::tanh(static_cast<float>(lead) / scale);
}

/// How far a seat is ahead of the best of the others.
inline int lead_of(const core::Scores& scores, int seats, int seat) {
    int best = scores[static_cast<std::size_t>(seat == 0 ? 1 : 0)];
    for (int other = 0; other < seats; ++other) {
        if (other != seat) best = std::max(best, scores[static_cast<std::size_t>(other)]);
    }
    return scores[static_cast<std::size_t>(seat)] - best;
}

/// The win, and some of the lead, so that a lost game is still played well.
template <core::State S>
Estimate win_and_lead(const S& state, float lead_share, float scale) {
    Estimate end = ended(state);
    const core::Scores scores = state.scores();
    for (int seat = 0; seat < state.seats(); ++seat) {
        float& value = end.utility[static_cast<std::size_t>(seat)];
        const float lead = lead_value(lead_of(scores, state.seats(), seat), scale);
        value = (1.0f - lead_share) * value + lead_share * lead;
    }
    return end;
}

/// Plays at random to the end; the win, and some of the lead, that this gives.
template <core::State S>
Estimate play_out_value(S state, core::Rng& rng, float lead_share, float scale) {
    play_out(state, rng);
    return win_and_lead(state, lead_share, scale);
}

}  // namespace tessella::search
