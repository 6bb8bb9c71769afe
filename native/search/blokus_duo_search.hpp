#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/blokus_duo_endgame.hpp"
#include "search/blokus_duo_guide.hpp"
#include "search/priors.hpp"
#include "search/tree.hpp"

namespace tessella::search {

/// Blokus Duo: the exact end where it is in reach, else the tree.
class BlokusDuoSearch {
  public:
    using State = games::BlokusDuo;

    BlokusDuoSearch(const State& root, std::uint64_t seed) : root_(root), tree_(root, seed) {}

    std::uint64_t run(const Limits& limits, const std::atomic<bool>& stop) {
        solution_ = BlokusDuoEndgame::solve(root_, kEndgameNodes);
        return solution_ ? 1 : tree_.run(limits, stop);
    }

    std::vector<Choice> choices() const {
        if (!solution_) return tree_.choices();
        return {{solution_->move, 1, lead_value(solution_->lead, BlokusDuoGuide::kLeadScale)}};
    }

  private:
    /// As many as a few simulations at the opening would take.
    static constexpr std::uint64_t kEndgameNodes = 3000;

    State root_;
    Tree<BlokusDuoGuide> tree_;
    std::optional<BlokusDuoEndgame::Solution> solution_;
};

}  // namespace tessella::search
