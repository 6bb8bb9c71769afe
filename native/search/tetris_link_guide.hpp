#pragma once

#include <vector>

#include "games/tetris_link.hpp"
#include "games/tetris_link_look.hpp"
#include "search/priors.hpp"
#include "search/tetris_link_priors.hpp"
#include "search/tetris_link_tuned.hpp"

namespace tessella::search {

/// What a search of Tetris Link knows. Placements are weighed by what earlier searches chose. With
/// two seats games are played out at random; with more, the others are taken to play by the tuned
/// heuristic, in the tree and beyond it.
class TetrisLinkGuide {
  public:
    using State = games::TetrisLink;

    explicit TetrisLinkGuide(const State& root)
        : seat_(root.turn()), is_crowded_(root.seats() > 2) {}

    void candidates(const State& state, std::vector<Candidate>& out) const {
        if (is_crowded_ && state.turn() != seat_) return tuned_candidates(state, out);
        State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves) out.push_back({move, appeal(state.survey(move))});
        keep_best(out, kMost, kSharpness);
    }

    Values outcome(const State& state) const {
        return is_crowded_ ? win_shares(state) : win_and_lead(state, kLeadShare, kLeadScale);
    }

    Values estimate(const State& state, core::Rng& rng) const {
        if (!is_crowded_) return play_out_value(state, rng, kLeadShare, kLeadScale);
        State end = state;
        while (end.turn() != core::kOver) {
            end.play(end.turn() < 0 ? end.random_move(rng) : tuned_move(end, rng));
        }
        return outcome(end);
    }

  private:
    static constexpr std::size_t kMost = 40;
    static constexpr float kSharpness = 1.0f;
    static constexpr float kLeadShare = 0.2f;
    static constexpr float kLeadScale = 8.0f;

    static float appeal(const games::link::Survey& survey) {
        float total = 0;
        for (std::size_t i = 0; i < survey.size(); ++i) total += kLinkPriors[i] * survey[i];
        return total;
    }

    int seat_;
    bool is_crowded_;
};

static_assert(Guide<TetrisLinkGuide>);

}  // namespace tessella::search
