#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/triominos/rules/play.hpp"
#include "games/triominos/rules/state.hpp"

namespace tessella::search {

/// All ways in which the tiles that a seat does not see can lie in a small pool and the one other
/// hand, and how likely each is by what the other seat did before. They come in turn, in an order
/// by lot, so that none comes twice before all have come. None are listed where there are too many.
class TriominosDeals {
  public:
    using State = games::Triominos;
    static constexpr int kMostTiles = 4;
    static constexpr std::size_t kMostDeals = 2000;

    struct Deal {
        games::trio::TileSet pool;
        double weight;
    };

    TriominosDeals(const State& known, int seat, core::Rng& rng) {
        const int tiles = std::popcount(known.pool());
        if (known.seats() != 2 || tiles < 1 || tiles > kMostTiles) return;
        if (ways(std::popcount(known.unseen(seat)), tiles) > kMostDeals) return;
        list(known, 1 - seat, known.unseen(seat), 0, tiles, 1.0);
        for (std::size_t left = deals_.size(); left > 1; --left)
            std::swap(deals_[left - 1], deals_[rng.below(static_cast<std::uint32_t>(left))]);
    }

    bool empty() const noexcept { return deals_.empty(); }
    std::size_t bytes() const noexcept { return deals_.capacity() * sizeof(Deal); }

    const Deal& next() noexcept { return deals_[next_++ % deals_.size()]; }

  private:
    static std::size_t ways(int tiles, int taken) {
        std::size_t count = 1;
        for (int i = 0; i < taken; ++i)
            count = count * static_cast<std::size_t>(tiles - i) / static_cast<std::size_t>(i + 1);
        return count;
    }

    /// Lists the deals in which `left` of the tiles lie in the pool besides those of `pool`, and
    /// all others in the hand; each tile in the hand counts by how likely it is there.
    void list(const State& known, int other, games::trio::TileSet tiles, games::trio::TileSet pool,
              int left, double weight) {
        if (weight == 0 || std::popcount(tiles) < left) return;
        if (!tiles) {
            deals_.push_back({pool, weight});
            return;
        }
        const int tile = std::countr_zero(tiles);
        const games::trio::TileSet rest = tiles & (tiles - 1);
        if (left) list(known, other, rest, pool | (tiles ^ rest), left - 1, weight);
        const double held = known.weight(other, tile) / static_cast<double>(games::trio::kEven);
        list(known, other, rest, pool, left, weight * held);
    }

    std::vector<Deal> deals_;
    std::size_t next_ = 0;
};

}  // namespace tessella::search
