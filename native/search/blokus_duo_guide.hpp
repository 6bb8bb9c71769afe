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
    static constexpr float kLeadScale = 15.0f;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves) out.push_back({move, appeal(state, move)});
        keep_best(out, kMost, kSharpness);
    }

    Values outcome(const State& state) const { return win_and_lead(state, kLeadShare, kLeadScale); }

    Values estimate(const State& state, core::Rng& rng) const {
        return play_out_value(state, rng, kLeadShare, kLeadScale);
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
    static constexpr std::size_t kMost = 40;
    static constexpr float kSharpness = 1.0f;
    static constexpr float kLeadShare = 0.3f;

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
