#pragma once

#include <cstdint>

#include "games/triominos/rules/play.hpp"
#include "games/triominos/rules/state.hpp"
#include "search/ending.hpp"

namespace tessella::search {

/// The end of a round of two seats once the pool is empty: each then knows the other's hand.
struct TriominosEnding {
    using State = games::Triominos;

    static bool is_one(const State& state) {
        return state.seats() == 2 && !state.pool() && state.turn() >= 0;
    }

    static std::uint64_t mark(const State&, core::Move move) { return move; }
    static int appeal(const State& state, core::Move move) { return state.gain(move); }
};

}  // namespace tessella::search
