#pragma once

#include <cstdint>

#include "games/tetris_link_look.hpp"

namespace tessella::search {

/// The move after which the published tuned heuristic likes the position best; ties by lot.
inline core::Move tuned_move(const games::TetrisLink& state, core::Rng& rng) {
    games::TetrisLink::Moves moves;
    state.moves(moves);
    core::Move best = moves[0];
    double most = 0;
    std::uint32_t ties = 0;
    for (const core::Move move : moves) {
        games::TetrisLink next = state;
        next.play(move);
        const double value = next.tuned(state.turn());
        if (ties && value < most) continue;
        ties = ties && value == most ? ties + 1 : 1;
        most = value;
        if (rng.below(ties) == 0) best = move;
    }
    return best;
}

}  // namespace tessella::search
