#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "families/blokus/observation.hpp"
#include "games/blokus_duo/rules/state.hpp"

namespace tessella::games::duo {

/// Blokus Duo as a seat sees it: its own colour first.
struct Observation {
    static std::array<std::size_t, 3> shape(const BlokusDuo::Options&) noexcept {
        return families::blokus::planes_shape<Board, 2>();
    }

    static void write(const BlokusDuo& state, int seat, std::uint8_t* out) noexcept {
        const int turn = core::seats_after(seat, state.turn(), 2);
        families::blokus::write_planes<Board, 2>(state, {seat, turn, turn, core::kNobody}, out);
    }
};

}  // namespace tessella::games::duo
