#pragma once

#include <algorithm>
#include <vector>

#include "core/maths.hpp"
#include "games/blokus/guide/appeal.hpp"
#include "games/blokus/guide/calibration.hpp"
#include "games/blokus/guide/value.hpp"
#include "games/blokus/rules/state.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// What a search of Blokus knows: which placements deserve attention, by the network, or by sums at
/// a table of four; and what each colour will have laid in the end, by sums. Every seat plays for
/// itself.
class BlokusGuide {
  public:
    using State = games::Blokus;
    static constexpr SearchParameters kParameters{
        .exploration = 0.6f, .fpu_reduction = 0.05f, .root_noise = 0.5f};
    static constexpr float kLeadShare = 0.5f;
    static constexpr float kLeadScale = 20.0f;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        appeals(state, out);
        keep_best(out, kMost, kSharpness);
        for (Candidate& candidate : out) candidate.prior = std::min(candidate.prior, kMostPrior);
    }

    /// All moves, with what each looks like instead of its share of attention.
    void appeals(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        const BlokusAppeal appeal = state.seats() == 4
                                        ? BlokusAppeal(BlokusSums::get().appeal, state)
                                        : BlokusAppeal(BlokusNet::get(), state);
        for (const core::Move move : moves) out.push_back({move, appeal(move)});
    }

    Estimate outcome(const State& state) const {
        return win_and_lead(state, kLeadShare, kLeadScale);
    }

    Estimate estimate(const State& state, core::Rng&) const {
        const Values points = blokus_points(state);
        const auto seats = static_cast<std::size_t>(state.seats());
        Estimate estimate;
        estimate.outcome.points = points;
        estimate.outcome.win = blokus_chances(state, points);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const float lead =
                0.5f + 0.5f * core::tanh(lead_over(points, seats, seat) / kLeadScale);
            estimate.utility[seat] =
                (1.0f - kLeadShare) * estimate.outcome.win[seat] + kLeadShare * lead;
        }
        return estimate;
    }

    static const Calibration& calibration(const State& state) {
        return kBlokusCalibrations[static_cast<std::size_t>(state.seats() - 2)];
    }

    /// The share of the pieces' cells that are laid.
    static float progress(const State& state) {
        int left = 0;
        for (int colour = 0; colour < games::blokus::kColours; ++colour)
            left += state.cells_left(colour);
        return 1.0f - static_cast<float>(left) / kAllCells;
    }

  private:
    static constexpr float kAllCells = 4.0f * families::blokus::kCells;
    static constexpr std::size_t kMost = 60;
    static constexpr float kSharpness = 0.8f;
    /// Luck at the root makes no share of attention more than all of it.
    static constexpr float kMostPrior = 1.0f / (1.0f + kParameters.root_noise);

    /// How far a seat is ahead of the best of the others.
    static float lead_over(const Values& points, std::size_t seats, std::size_t seat) {
        float best = points[seat == 0 ? 1 : 0];
        for (std::size_t other = 0; other < seats; ++other) {
            if (other != seat) best = std::max(best, points[other]);
        }
        return points[seat] - best;
    }
};

static_assert(Guide<BlokusGuide>);

}  // namespace tessella::search
