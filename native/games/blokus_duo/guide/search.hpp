#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/blokus_duo/guide/endgame.hpp"
#include "games/blokus_duo/guide/guide.hpp"
#include "search/end_or_tree.hpp"

namespace tessella::search {

/// What the end of Blokus Duo tells of each move.
class BlokusDuoSolver {
  public:
    using State = games::BlokusDuo;

    std::vector<ValuedMove> solved(const State& state, const Limits& limits, const Watch& watch) {
        std::vector<ValuedMove> moves;
        for (const auto& each : BlokusDuoEndgame::solve(state, endgame_nodes(limits),
                                                        watch.stop_flag(), limits.settles))
            moves.push_back(valued(each, static_cast<std::size_t>(state.turn())));
        return moves;
    }

    static std::size_t bytes() noexcept { return 0; }

  private:
    static constexpr std::uint64_t kFewNodes = 1'000;
    static constexpr std::uint64_t kManyNodes = 1'000'000;

    /// What all moves are worth is told with more patience than a move is chosen with: who is
    /// blamed for a move has to be shown the end that it comes to.
    static constexpr std::uint64_t kPatience = 64;

    /// About a seventh of the time that the tree would take, where a move is to be chosen.
    static std::uint64_t endgame_nodes(const Limits& limits) {
        const double by_time = std::min(limits.seconds, 1e6) * 200'000.0;
        const auto simulations = std::min(limits.simulations, kManyNodes);
        const auto nodes = std::min(simulations * (limits.settles ? 1 : kPatience),
                                    static_cast<std::uint64_t>(by_time));
        return std::clamp(nodes, kFewNodes, kManyNodes);
    }

    static ValuedMove valued(const BlokusDuoEndgame::Solution& solved, std::size_t own) {
        ValuedMove move{.move = solved.move,
                        .visits = 1,
                        .utility = lead_value(solved.lead, BlokusDuoGuide::kLeadScale),
                        .is_exact = true,
                        .line = solved.line};
        move.outcome.win[own] = solved.lead > 0 ? 1.0f : 0.0f;
        move.outcome.win[1 - own] = solved.lead < 0 ? 1.0f : 0.0f;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            move.outcome.draw[seat] = solved.lead == 0 ? 1.0f : 0.0f;
            move.outcome.points[seat] = static_cast<float>(solved.scores[seat]);
        }
        return move;
    }
};

using BlokusDuoSearch = EndOrTree<BlokusDuoSolver, BlokusDuoGuide>;

}  // namespace tessella::search
