#pragma once

#include <cmath>
#include <numeric>

#include "games/tetris_link/guide/appeal.hpp"
#include "games/tetris_link/guide/priors.hpp"
#include "games/tetris_link/rules/features.hpp"

namespace tessella::search {

/// Demands that the quick appeal of a placement is that of its survey, but for rounding.
template <class Demand>
void check_appeal(const games::TetrisLink::Options& options, int games, Demand demand) {
    core::Rng rng(4);
    games::TetrisLink::Moves moves;
    for (int game = 0; game < games; ++game) {
        games::TetrisLink state(options);
        for (; state.turn() != core::kOver; state.play(state.random_move(rng))) {
            if (state.turn() == core::kChance) continue;
            const LinkAppeal appeal(state);
            state.moves(moves);
            for (const core::Move move : moves) {
                const games::link::Survey survey = state.survey(move);
                const float full =
                    std::inner_product(survey.begin(), survey.end(), kLinkPriors.begin(), 0.0f);
                const float quick = static_cast<float>(appeal(move)) / LinkAppeal::kOne;
                demand(std::abs(full - quick) < 0.02f, "appeals are of surveys");
            }
        }
    }
}

}  // namespace tessella::search
