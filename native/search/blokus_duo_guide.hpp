#pragma once

#include <cmath>
#include <vector>

#include "games/blokus_duo.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// What a search of Blokus Duo knows: large pieces first, ways to go on, and the other's ways
/// closed.
class BlokusDuoGuide {
  public:
    using State = games::BlokusDuo;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves) out.push_back({move, appeal(state, move)});
        keep_best(out, kMost, kSharpness);
    }

    Values outcome(const State& state) const { return win_and_lead(state, kLeadShare, kLeadScale); }

    /// Plays out: of a few moves drawn by lot each seat takes the one that looks best.
    Values estimate(const State& state, core::Rng& rng) const {
        State end = state;
        State::Moves moves;
        while (end.turn() != core::kOver) {
            end.moves(moves);
            end.play(best_of_few(end, moves, rng));
        }
        return outcome(end);
    }

    /// How good a placement looks at first sight.
    static float appeal(const State& state, core::Move move) {
        const games::blokus::Placement& placement = games::blokus::Table::get()[move];
        const int seat = state.turn();
        const core::Rows& cells = placement.cells;
        const core::Rows sides = cells.sides();
        const int ways = (cells.corners() & ~(state.forbidden(seat) | cells | sides)).count();
        const int closed = (state.anchors(1 - seat) & cells).count();
        const int touched = (state.laid(1 - seat) & sides).count();
        return 0.9f * static_cast<float>(placement.size) + 0.22f * static_cast<float>(ways) +
               0.3f * static_cast<float>(closed) + 0.12f * static_cast<float>(touched) -
               0.1f * distance(placement);
    }

  private:
    static constexpr std::size_t kMost = 80;
    static constexpr float kSharpness = 1.0f;
    static constexpr float kLeadShare = 0.3f;
    static constexpr float kLeadScale = 15.0f;
    static constexpr int kFew = 3;

    static core::Move best_of_few(const State& state, const State::Moves& moves, core::Rng& rng) {
        const auto count = static_cast<std::uint32_t>(moves.size());
        core::Move best = moves[rng.below(count)];
        if (count == 1) return best;
        float most = appeal(state, best);
        for (int i = 1; i < kFew; ++i) {
            const core::Move move = moves[rng.below(count)];
            const float look = appeal(state, move);
            if (look > most) {
                most = look;
                best = move;
            }
        }
        return best;
    }

    /// How far a placement lies from the middle of the board.
    static float distance(const games::blokus::Placement& placement) {
        float total = 0;
        for (std::size_t i = 0; i < placement.size; ++i) {
            const int column = placement.spots[i] % core::Rows::kStride - 1;
            const int row = placement.spots[i] / core::Rows::kStride - 1;
            total += std::abs(static_cast<float>(column) - 6.5f) +
                     std::abs(static_cast<float>(row) - 6.5f);
        }
        return total / static_cast<float>(placement.size);
    }
};

static_assert(Guide<BlokusDuoGuide>);

}  // namespace tessella::search
