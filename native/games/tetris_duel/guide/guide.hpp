#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/maths.hpp"
#include "games/tetris_duel/guide/calibration.hpp"
#include "games/tetris_duel/guide/value_features.hpp"
#include "games/tetris_duel/guide/weights.hpp"
#include "games/tetris_duel/rules/features.hpp"
#include "games/tetris_duel/rules/state.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// What a search of Tetris Duel knows: how a stack looks, and a learned value of both stacks.
class TetrisDuelGuide {
  public:
    using State = games::TetrisDuel;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves) out.push_back({move, appeal(state.features(move))});
        keep_best(out, kMost, kSharpness);
    }

    Estimate outcome(const State& state) const { return ended(state); }

    /// Each seat makes a move that looks good; then the learned value speaks.
    Estimate estimate(const State& state, core::Rng& rng) const {
        State end = state;
        for (int laid = 0; end.turn() != core::kOver;) {
            if (end.turn() != core::kChance) {
                end.play(greedy_move(end, rng));
                ++laid;
            } else if (laid < kPlies) {
                end.play(end.random_move(rng));
            } else {
                return learned(end);
            }
        }
        return outcome(end);
    }

    /// The fixed measure of the greedy player: a win, then rows against holes, bumps and height.
    static float appeal(const State::Features& features) {
        const float rough = 4.0f * static_cast<float>(features.stack.holes()) +
                            0.5f * static_cast<float>(features.stack.bumps) +
                            0.2f * static_cast<float>(features.stack.total);
        return (features.wins ? kWin : 0.0f) + 3.0f * static_cast<float>(features.push) - rough;
    }

    static core::Move greedy_move(const State& state, core::Rng& rng) {
        State::Moves moves;
        state.moves(moves);
        core::Move best = core::kNoMove;
        float most = 0;
        std::uint32_t ties = 0;
        for (const core::Move move : moves) {
            const float liked = appeal(state.features(move));
            if (ties && liked < most) continue;
            ties = ties && liked == most ? ties + 1 : 1;
            most = liked;
            if (rng.below(ties) == 0) best = move;
        }
        return best;
    }

    static const Calibration& calibration(const State&) { return kTetrisDuelCalibrations[0]; }

    /// How near one of the stacks is to filling its territory.
    static float progress(const State& state) {
        float most = 0;
        for (int seat = 0; seat < 2; ++seat) {
            const auto height = static_cast<float>(state.height(seat));
            most = std::max(most, height / static_cast<float>(std::max(state.territory(seat), 1)));
        }
        return most;
    }

  private:
    static constexpr std::size_t kMost = 16;
    static constexpr float kSharpness = 0.33f;
    static constexpr float kWin = 1000.0f;
    static constexpr int kPlies = 2;

    static Estimate learned(const State& state) {
        const int seat = state.next_seat();
        const DuelValueFeatures features = duel_value_features(state, seat);
        float sum = 0;
        for (std::size_t i = 0; i < features.size(); ++i) sum += features[i] * kDuelWeights[i];
        const float value = 1.0f / (1.0f + core::exp(-sum));
        const Outcome outcome = two_seats(state, seat, value);
        return {.utility = outcome.win, .outcome = outcome};
    }
};

static_assert(Guide<TetrisDuelGuide>);

}  // namespace tessella::search
