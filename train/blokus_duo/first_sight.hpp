#pragma once

#include <cmath>
#include <vector>

#include "games/blokus_duo/rules/state.hpp"
#include "search/priors.hpp"
#include "thought.hpp"

namespace tessella::train::blokus {

/// Plays by a measure made by hand, from which the first network learns: large pieces first, ways
/// to go on, the other's ways closed, and the middle of the board.
class FirstSight {
  public:
    using State = games::BlokusDuo;

    explicit FirstSight(core::Rng& rng) : rng_(rng) {}

    void begin_game() {}

    /// A move drawn by how good it looks.
    Thought think(const State& state, const State::Moves& moves, int) {
        std::vector<search::Candidate> candidates;
        for (const core::Move move : moves) candidates.push_back({move, appeal(state, move)});
        search::keep_best(candidates, candidates.size(), 1.0f);
        Thought thought;
        std::vector<float> weights;
        for (const search::Candidate& candidate : candidates) {
            weights.push_back(candidate.prior);
            thought.shares.push_back(share(candidate.move, candidate.prior));
        }
        thought.move = candidates[drawn(weights, rng_)].move;
        return thought;
    }

  private:
    static float appeal(const State& state, core::Move move) {
        const games::duo::Placement& placement = games::duo::Table::get()[move];
        const int seat = state.turn();
        const games::duo::CellSet& cells = placement.cells;
        const games::duo::CellSet sides = cells.sides();
        const int ways = (cells.corners() & ~(state.forbidden(seat) | cells | sides)).count();
        const int closed = (state.anchors(1 - seat) & cells).count();
        const int touched = (state.laid(1 - seat) & sides).count();
        return 0.9f * static_cast<float>(placement.size) + 0.22f * static_cast<float>(ways) +
               0.3f * static_cast<float>(closed) + 0.12f * static_cast<float>(touched) -
               0.1f * distance(placement);
    }

    /// How far a placement lies from the middle of the board.
    static float distance(const games::duo::Placement& placement) {
        constexpr float kMiddle = 0.5f * (games::duo::kSide + 1);  // of the rimmed board
        float total = 0;
        for (std::size_t i = 0; i < placement.size; ++i) {
            const auto column =
                static_cast<float>(placement.spots[i] % games::duo::CellSet::kStride);
            const auto row = static_cast<float>(placement.spots[i] / games::duo::CellSet::kStride);
            total += std::abs(column - kMiddle) + std::abs(row - kMiddle);
        }
        return total / static_cast<float>(placement.size);
    }

    core::Rng& rng_;
};

}  // namespace tessella::train::blokus
