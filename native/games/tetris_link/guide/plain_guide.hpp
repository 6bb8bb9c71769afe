#pragma once

#include <vector>

#include "games/tetris_link/rules/features.hpp"
#include "games/tetris_link/rules/play_out.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// The baseline: what a placement wins, links and blocks at first sight, by weights set by hand,
/// and uniformly random play-outs.
class TetrisLinkPlainGuide {
  public:
    using State = games::TetrisLink;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves) out.push_back({move, appeal(state.features(move))});
        keep_best(out, kMost, kSharpness);
    }

    Estimate outcome(const State& state) const {
        return win_and_lead(state, kLeadShare, kLeadScale);
    }

    Estimate estimate(const State& state, core::Rng& rng) const {
        return play_out_value(state, rng, kLeadShare, kLeadScale);
    }

  private:
    static constexpr std::size_t kMost = 40;
    static constexpr float kSharpness = 1.0f;
    static constexpr float kLeadShare = 0.2f;
    static constexpr float kLeadScale = 8.0f;

    static float appeal(const games::link::Features& features) {
        return static_cast<float>(features.points) + 0.3f * static_cast<float>(features.links) +
               0.12f * static_cast<float>(features.blocks) -
               0.06f * static_cast<float>(features.row);
    }
};

static_assert(Guide<TetrisLinkPlainGuide>);

}  // namespace tessella::search
