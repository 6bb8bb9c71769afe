#pragma once

#include <cstddef>
#include <cstdint>

#include "games/triominos/rules/state.hpp"

namespace tessella::games::trio {

/// A table of n tiles has at most n + 2 free sides, so that no more cells than these are open.
inline constexpr std::size_t kSlots = kTiles + 2;

/// The open cells in order, from the lowest row up and in a row from the left.
struct Slots {
    const Triominos& state;

    std::size_t number(core::Move move) const noexcept {
        if (move == Triominos::kDraw) return kTiles * kSlots;
        return move % kTiles * kSlots + slot(move / kTiles);
    }

    core::Move move(std::size_t number) const noexcept {
        if (number == kTiles * kSlots) return Triominos::kDraw;
        const std::size_t wanted = number % kSlots;
        const auto tile = static_cast<core::Move>(number / kSlots);
        if (!state.open_count_)
            return wanted ? core::kNoMove
                          : static_cast<core::Move>(cell_of(kOrigin, false)) * kTiles + tile;
        for (std::size_t i = 0; i < open(); ++i) {
            if (slot(state.open_[i]) == wanted) return state.open_[i] * core::Move{kTiles} + tile;
        }
        return core::kNoMove;
    }

    std::size_t open() const noexcept { return static_cast<std::size_t>(state.open_count_); }

    /// How many open cells come before a cell: to count them is quicker than to sort them.
    std::size_t slot(core::Move cell) const noexcept {
        unsigned before = 0;
        const auto bound = static_cast<std::uint16_t>(cell);
        for (std::size_t i = 0; i < open(); ++i) before += state.open_[i] < bound;
        return before;
    }
};

/// The actions of Triominos: a tile in a slot, and at the end the draw.
class Actions {
  public:
    explicit Actions(const Triominos::Options&) noexcept {}

    std::size_t size() const noexcept { return kTiles * kSlots + 1; }
    Slots on(const Triominos& state) const noexcept { return {state}; }
};

}  // namespace tessella::games::trio
