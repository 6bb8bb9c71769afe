#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/tetris_link/guide/ending.hpp"
#include "games/tetris_link/guide/guide.hpp"
#include "search/tree.hpp"

namespace tessella::search {

/// Tetris Link: the exact end where there are no dice and it is in reach, else the tree.
class TetrisLinkSearch {
  public:
    using State = games::TetrisLink;
    using Told = TetrisLinkGuide;

    TetrisLinkSearch(const State& root, std::uint64_t seed) : root_(root), tree_(root, seed) {}

    void also(std::span<const core::Move> moves) { tree_.also(moves); }

    std::uint64_t run(const Limits& limits, Watch& watch) {
        const bool is_solved = is_near_end() && solves(states(limits), watch.stop_flag());
        return is_solved ? solved_.size() : tree_.run(limits, watch);
    }

    void shrink(std::size_t most) { tree_.shrink(most - std::min(most, ending_.bytes())); }

    std::vector<ValuedMove> moves() const { return solved_.empty() ? tree_.moves() : solved_; }

    std::size_t bytes() const noexcept { return tree_.bytes() + ending_.bytes(); }

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

    bool is_near_end() const {
        State::Moves moves;
        root_.moves(moves);
        return TetrisLinkEnding::is_one(root_) && moves.size() <= kMostMoves;
    }

    /// Values every move by the best play after it, if so many states are enough.
    bool solves(std::uint64_t most_states, const std::atomic<bool>& stop) {
        State::Moves moves;
        root_.moves(moves);
        const auto found = [&](const State& end, std::vector<core::Move> line) {
            const Estimate estimate = TetrisLinkGuide(root_).outcome(end);
            const auto seat = static_cast<std::size_t>(root_.turn());
            solved_.push_back({.move = line.front(),
                               .visits = 1,
                               .utility = estimate.utility[seat],
                               .outcome = estimate.outcome,
                               .is_exact = true,
                               .line = std::move(line)});
        };
        solved_.clear();
        if (!ending_.finish_all(root_, {moves.begin(), moves.size()}, most_states, stop, found))
            solved_.clear();
        return !solved_.empty();
    }

    State root_;
    Tree<TetrisLinkGuide> tree_;
    Ending<TetrisLinkEnding> ending_;
    std::vector<ValuedMove> solved_;
};

}  // namespace tessella::search
