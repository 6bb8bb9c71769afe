#pragma once

#include <cstdint>
#include <vector>

#include "games/tetris_link/rules/features.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/guide.hpp"

namespace tessella::search {

/// What a placement adds to its seat's position by the published tuned heuristic: free sides to
/// build on, contacts that block others, contacts of own pieces, and the score. All else of that
/// heuristic is the same for all placements.
inline double tuned_gain(const games::link::Features& features) {
    return 4.952387 * 0.01 * features.open + 0.115981 * 0.01 * features.blocking +
           0.060380 * features.touching + 19.014844 * features.points;
}

/// The move after which the published tuned heuristic likes the position best; ties by lot. Most of
/// a game that is played out is spent here, and a call for each placement costs a tenth of it.
[[gnu::flatten]] inline core::Move tuned_move(const games::TetrisLink& state, core::Rng& rng) {
    games::TetrisLink::Moves moves;
    state.moves(moves);
    core::Move best = core::kNoMove;
    double most = 0;
    std::uint32_t ties = 0;
    for (const core::Move move : moves) {
        const double gain = tuned_gain(state.features(move));
        if (ties && gain < most) continue;
        ties = ties && gain == most ? ties + 1 : 1;
        most = gain;
        if (rng.below(ties) == 0) best = move;
    }
    return best;
}

/// All moves that the heuristic could choose, each as likely as the others.
inline void tuned_candidates(const games::TetrisLink& state, std::vector<Candidate>& out) {
    games::TetrisLink::Moves moves;
    state.moves(moves);
    double most = 0;
    for (const core::Move move : moves) {
        const double gain = tuned_gain(state.features(move));
        if (!out.empty() && gain < most) continue;
        if (!out.empty() && gain > most) out.clear();
        most = gain;
        out.push_back({move, 0});
    }
    for (Candidate& candidate : out) candidate.prior = 1.0f / static_cast<float>(out.size());
}

}  // namespace tessella::search
