#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "games/blokus_duo/guide/endgame.hpp"
#include "games/blokus_duo/guide/guide.hpp"
#include "search/tree.hpp"

namespace tessella::search {

/// Blokus Duo: the exact end where it is in reach, else the tree.
class BlokusDuoSearch {
  public:
    using State = games::BlokusDuo;

    using Told = BlokusDuoGuide;

    BlokusDuoSearch(const State& root, std::uint64_t seed) : root_(root), tree_(root, seed) {}

    void also(std::span<const core::Move> moves) { tree_.also(moves); }

    std::uint64_t run(Limits limits, Watch& watch) {
        const Deadline deadline(limits.seconds);
        if (solve(limits, watch)) return solved_.size();
        limits.seconds = deadline.left();
        return tree_.run(limits, watch);
    }

    bool share(const Limits& limits, std::size_t threads, Watch& watch) {
        return !solve(limits, watch) && tree_.share(limits, threads, watch);
    }
    std::uint64_t join(const Limits& limits, Watch& watch, std::size_t number) {
        return tree_.join(limits, watch, number);
    }
    void part() { tree_.part(); }

    bool follow(const State& state) {
        const bool known = tree_.follow(state);
        if (known) root_ = state;
        return known;
    }

    void shrink(std::size_t most) { tree_.shrink(most); }

    std::vector<ValuedMove> moves() const {
        if (solved_.empty()) return tree_.moves();
        std::vector<ValuedMove> moves;
        for (const BlokusDuoEndgame::Solution& each : solved_) moves.push_back(valued(each));
        return moves;
    }

    std::size_t bytes() const noexcept { return tree_.bytes(); }

  private:
    static constexpr std::uint64_t kFewNodes = 1'000;
    static constexpr std::uint64_t kManyNodes = 1'000'000;

    /// What all moves are worth is told with more patience than a move is chosen with: who is
    /// blamed for a move has to be shown the end that it comes to.
    static constexpr std::uint64_t kPatience = 64;

    bool solve(const Limits& limits, const Watch& watch) {
        solved_ = BlokusDuoEndgame::solve(root_, endgame_nodes(limits), watch.stop_flag(),
                                          limits.settles);
        return !solved_.empty();
    }

    /// About a seventh of the time that the tree would take, where a move is to be chosen.
    static std::uint64_t endgame_nodes(const Limits& limits) {
        const double by_time = std::min(limits.seconds, 1e6) * 200'000.0;
        const auto simulations = std::min(limits.simulations, kManyNodes);
        const auto nodes = std::min(simulations * (limits.settles ? 1 : kPatience),
                                    static_cast<std::uint64_t>(by_time));
        return std::clamp(nodes, kFewNodes, kManyNodes);
    }

    /// What the exact end tells of a move.
    ValuedMove valued(const BlokusDuoEndgame::Solution& solved) const {
        ValuedMove move{.move = solved.move,
                        .visits = 1,
                        .utility = lead_value(solved.lead, BlokusDuoGuide::kLeadScale),
                        .is_exact = true,
                        .line = solved.line};
        const auto own = static_cast<std::size_t>(root_.turn());
        move.outcome.win[own] = solved.lead > 0 ? 1.0f : 0.0f;
        move.outcome.win[1 - own] = solved.lead < 0 ? 1.0f : 0.0f;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            move.outcome.draw[seat] = solved.lead == 0 ? 1.0f : 0.0f;
            move.outcome.points[seat] = static_cast<float>(solved.scores[seat]);
        }
        return move;
    }

    State root_;
    Tree<BlokusDuoGuide> tree_;
    std::vector<BlokusDuoEndgame::Solution> solved_;
};

}  // namespace tessella::search
