#pragma once

#include <cstdint>
#include <vector>

#include "games/tetris_link/guide/appeal.hpp"
#include "games/tetris_link/guide/calibration.hpp"
#include "games/tetris_link/guide/tuned.hpp"
#include "games/tetris_link/rules/features.hpp"
#include "games/tetris_link/rules/play_out.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// What a search of Tetris Link knows. Placements are weighed by what earlier searches chose. With
/// two seats games are played out at random; with more, the others are taken to play by the tuned
/// heuristic, in the tree and beyond it.
class TetrisLinkGuide {
  public:
    using State = games::TetrisLink;

    explicit TetrisLinkGuide(const State& root)
        : seat_(root.turn()),
          is_crowded_(root.seats() > 2),
          is_slow_(!is_crowded_ && !root.options().dice) {}

    void candidates(const State& state, std::vector<Candidate>& out) const {
        if (is_crowded_ && state.turn() != seat_) return tuned_candidates(state, out);
        LinkAppeal(state).candidates(kMost, out);
    }

    /// Without dice a list takes longer than a play-out, and is put off.
    std::uint32_t expand_after() const { return is_slow_ ? 3 : 1; }

    Estimate outcome(const State& state) const {
        return is_crowded_ ? ended(state) : win_and_lead(state, kLeadShare, kLeadScale);
    }

    Estimate estimate(const State& state, core::Rng& rng) const {
        if (!is_crowded_) return play_out_value(state, rng, kLeadShare, kLeadScale);
        State end = state;
        while (end.turn() != core::kOver) {
            end.play(end.turn() < 0 ? end.random_move(rng) : tuned_move(end, rng));
        }
        return outcome(end);
    }

    static const Calibration& calibration(const State& state) {
        const int row = state.seats() - 2 + (state.options().dice ? 0 : core::kMaxSeats - 1);
        return kTetrisLinkCalibrations[static_cast<std::size_t>(row)];
    }

    /// The share of the tower that is filled.
    static float progress(const State& state) {
        int laid = 0;
        for (int seat = 0; seat < state.seats(); ++seat)
            laid += state.next_piece(seat) - seat * games::link::kPieces;
        return static_cast<float>(laid) / kMostPieces;
    }

  private:
    static constexpr float kMostPieces = games::link::kRows * games::link::kColumns / 4.0f;
    static constexpr std::size_t kMost = 40;
    static constexpr float kLeadShare = 0.2f;
    static constexpr float kLeadScale = 8.0f;

    int seat_;
    bool is_crowded_;
    bool is_slow_;
};

static_assert(Guide<TetrisLinkGuide>);

}  // namespace tessella::search
