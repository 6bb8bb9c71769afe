#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/blokus_duo/guide/endgame.hpp"
#include "games/blokus_duo/guide/guide.hpp"
#include "search/tree.hpp"

namespace tessella::search {

/// Blokus Duo: the exact end where it is in reach, else the tree.
class BlokusDuoSearch {
  public:
    using State = games::BlokusDuo;

    BlokusDuoSearch(const State& root, std::uint64_t seed) : root_(root), tree_(root, seed) {}

    std::uint64_t run(const Limits& limits, const std::atomic<bool>& stop) {
        solution_ = BlokusDuoEndgame::solve(root_, endgame_nodes(limits), stop);
        return solution_ ? 1 : tree_.run(limits, stop);
    }

    bool follow(const State& state) {
        const bool known = tree_.follow(state);
        if (known) root_ = state;
        return known;
    }

    std::vector<Choice> choices() const {
        if (!solution_) return tree_.choices();
        return {{solution_->move, 1, lead_value(solution_->lead, BlokusDuoGuide::kLeadScale)}};
    }

    std::size_t bytes() const noexcept { return tree_.bytes(); }

  private:
    static constexpr std::uint64_t kFewNodes = 1'000;
    static constexpr std::uint64_t kManyNodes = 1'000'000;

    /// About a seventh of the time that the tree would take.
    static std::uint64_t endgame_nodes(const Limits& limits) {
        const double by_time = std::min(limits.seconds, 1e6) * 200'000.0;
        const auto nodes = std::min(limits.simulations, static_cast<std::uint64_t>(by_time));
        return std::clamp(nodes, kFewNodes, kManyNodes);
    }

    State root_;
    Tree<BlokusDuoGuide> tree_;
    std::optional<BlokusDuoEndgame::Solution> solution_;
};

}  // namespace tessella::search
