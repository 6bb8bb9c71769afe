#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/tetris_link/guide/ending.hpp"
#include "games/tetris_link/guide/guide.hpp"
#include "search/end_or_tree.hpp"

namespace tessella::search {

/// What the end of Tetris Link without dice tells of each move.
class TetrisLinkSolver {
  public:
    using State = games::TetrisLink;

    /// Values every move by the best play after it, if its share of the limits is enough.
    std::vector<ValuedMove> solved(const State& state, const Limits& limits, const Watch& watch) {
        std::vector<ValuedMove> solved;
        if (!TetrisLinkEnding::is_one(state)) return solved;
        State::Moves moves;
        state.moves(moves);
        if (moves.size() > kMostMoves) return solved;
        const auto found = [&](const State& end, std::vector<core::Move> line) {
            const Estimate estimate = TetrisLinkGuide(state).outcome(end);
            const auto seat = static_cast<std::size_t>(state.turn());
            solved.push_back({.move = line.front(),
                              .visits = 1,
                              .utility = estimate.utility[seat],
                              .outcome = estimate.outcome,
                              .is_exact = true,
                              .line = std::move(line)});
        };
        const std::span<const core::Move> all(moves.begin(), moves.size());
        if (!ending_.finish_all(state, all, states(limits), watch.stop_flag(), found))
            solved.clear();
        return solved;
    }

    std::size_t bytes() const noexcept { return ending_.bytes(); }

  private:
    static constexpr std::uint64_t kFewStates = 500;
    static constexpr std::uint64_t kManyStates = 100'000;
    static constexpr std::size_t kMostMoves = 60;  // with more no end was in reach

    /// About a tenth of what the tree would take.
    static std::uint64_t states(const Limits& limits) {
        const double by_time = std::min(limits.seconds, 1e6) * 30'000.0;
        const auto states = std::min(limits.simulations / 10, static_cast<std::uint64_t>(by_time));
        return std::clamp(states, kFewStates, kManyStates);
    }

    Ending<TetrisLinkEnding> ending_;
};

using TetrisLinkSearch = EndOrTree<TetrisLinkSolver, TetrisLinkGuide>;

}  // namespace tessella::search
