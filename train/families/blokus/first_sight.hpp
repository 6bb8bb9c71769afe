#pragma once

#include <cmath>
#include <vector>

#include "search/priors.hpp"
#include "thought.hpp"

namespace tessella::train::blokus {

/// Plays by a measure made by hand, from which the first network learns: large pieces first, ways
/// to go on, the others' ways closed, and the middle of the board.
template <class Game>
class FirstSight {
  public:
    using State = typename Game::State;
    using Placement = typename State::Placement;
    using CellSet = typename State::CellSet;

    explicit FirstSight(core::Rng& rng) : rng_(rng) {}

    void begin_game() {}

    /// A move drawn by how good it looks.
    Thought think(const State& state, const typename State::Moves& moves, int) {
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
        const Placement& placement = Game::Table::get()[move];
        const int own = Game::colour(state);
        const CellSet& cells = placement.cells;
        const CellSet sides = cells.sides();
        const int ways = (cells.corners() & ~(state.forbidden(own) | cells | sides)).count();
        int closed = 0;
        int touched = 0;
        for (int colour = 0; colour < Game::kColours; ++colour) {
            if (!Game::is_rival(state, colour)) continue;
            closed += (state.anchors(colour) & cells).count();
            touched += (state.laid(colour) & sides).count();
        }
        return 0.9f * static_cast<float>(placement.size) + 0.22f * static_cast<float>(ways) +
               0.3f * static_cast<float>(closed) + 0.12f * static_cast<float>(touched) -
               0.1f * distance(placement);
    }

    /// How far a placement lies from the middle of the board.
    static float distance(const Placement& placement) {
        constexpr float kMiddle = 0.5f * (Game::kSide + 1);  // of the rimmed board
        float total = 0;
        for (std::size_t i = 0; i < placement.size; ++i) {
            const auto column = static_cast<float>(placement.spots[i] % CellSet::kStride);
            const auto row = static_cast<float>(placement.spots[i] / CellSet::kStride);
            total += std::abs(column - kMiddle) + std::abs(row - kMiddle);
        }
        return total / static_cast<float>(placement.size);
    }

    core::Rng& rng_;
};

}  // namespace tessella::train::blokus
