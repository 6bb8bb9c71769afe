#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/tree.hpp"

namespace tessella::search {

/// What values the moves of a state by the end that they come to.
template <class S>
concept EndSolver =
    std::default_initializable<S> &&
    requires(S& solver, const typename S::State& state, const Limits& limits, const Watch& watch) {
        /// The moves, each exact; none where the end is not in reach.
        { solver.solved(state, limits, watch) } -> std::same_as<std::vector<ValuedMove>>;
        /// What it remembers.
        { solver.bytes() } -> std::same_as<std::size_t>;
    };

/// The exact end where it is in reach, else the tree.
template <EndSolver Solver, Guide G>
class EndOrTree {
  public:
    using State = typename G::State;
    using Told = G;

    EndOrTree(const State& root, std::uint64_t seed) : root_(root), tree_(root, seed) {}

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

    bool follow(const State& state)
        requires Traceable<State>
    {
        const bool known = tree_.follow(state);
        if (known) root_ = state;
        return known;
    }

    void shrink(std::size_t most) { tree_.shrink(most - std::min(most, solver_.bytes())); }

    std::vector<ValuedMove> moves() const { return solved_.empty() ? tree_.moves() : solved_; }

    std::size_t bytes() const noexcept { return tree_.bytes() + solver_.bytes(); }

  private:
    bool solve(const Limits& limits, const Watch& watch) {
        solved_ = solver_.solved(root_, limits, watch);
        return !solved_.empty();
    }

    State root_;
    Tree<G> tree_;
    Solver solver_;
    std::vector<ValuedMove> solved_;
};

}  // namespace tessella::search
