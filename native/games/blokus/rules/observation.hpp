#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "families/blokus/observation.hpp"
#include "games/blokus/rules/state.hpp"

namespace tessella::games::blokus {

/// Blokus as a seat sees it: first the colour that it is to lay, or its own first one.
struct Observation {
    static std::array<std::size_t, 3> shape(const Blokus::Options&) noexcept {
        return families::blokus::planes_shape<Board, kColours>();
    }

    static void write(const Blokus& state, int seat, std::uint8_t* out) noexcept {
        const int seats = state.seats();
        const int base = state.turn() == seat ? state.colour() : seat;
        const int common =
            seats == 3 ? core::seats_after(seat, state.seat_of(seats), seats) : core::kNobody;
        families::blokus::write_planes<Board, kColours>(
            state,
            {base, core::seats_after(seat, state.turn(), seats),
             core::seats_after(base, state.colour(), kColours), common},
            out);
    }
};

}  // namespace tessella::games::blokus
