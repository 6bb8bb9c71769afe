#pragma once

#include <cstdint>

#include "games/tetris_link/rules/features.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/ending.hpp"

namespace tessella::search {

/// The last placements of two seats without dice.
struct TetrisLinkEnding {
    using State = games::TetrisLink;

    static bool is_one(const State& state) {
        return state.seats() == 2 && !state.options().dice && state.turn() >= 0;
    }

    static std::uint64_t mark(const State& state, core::Move move) {
        const auto orientation = static_cast<int>(move / games::link::kColumns);
        const auto left = static_cast<int>(move % games::link::kColumns);
        return std::uint64_t{move} << 8 | static_cast<std::uint64_t>(state.rest(orientation, left));
    }

    static int appeal(const State& state, core::Move move) { return state.features(move).points; }
};

}  // namespace tessella::search
