#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/planes.hpp"
#include "games/tetris_duel/rules/state.hpp"

namespace tessella::games::duel {

/// Tetris Duel as a seat sees it from its own edge: its blocks, the other's, its territory; then
/// the facts.
struct Observation {
    static std::array<std::size_t, 3> shape(const TetrisDuel::Options& options) noexcept {
        return {4, static_cast<std::size_t>(options.rows),
                static_cast<std::size_t>(options.columns)};
    }

    static void write(const TetrisDuel& state, int seat, std::uint8_t* out) noexcept {
        const int columns = state.options().columns;
        const int plane = state.options().rows * columns;
        const auto size = static_cast<std::size_t>(plane);
        std::memset(out, 0, 4 * size);
        each_cell(state, seat, [=](int cell) { out[cell] = 1; });
        std::uint8_t* const last = out + 2 * plane - 1;  // the other sees all upside down
        each_cell(state, 1 - seat, [=](int cell) { *(last - cell) = 1; });
        std::memset(out + 2 * size, 1, static_cast<std::size_t>(state.territory(seat) * columns));
        core::Facts facts(out + 3 * size);
        facts.add(core::seats_after(seat, state.turn(), 2));
        facts.add_choice(state.reason_ ? -1 : state.shape_, TetrisDuel::kShapes);
        for (const std::uint8_t left : state.stock_) facts.add(left);
    }

  private:
    template <class Found>
    static void each_cell(const TetrisDuel& state, int seat, Found found) noexcept {
        const int columns = state.options().columns;
        for (int row = 0; row < state.height(seat); ++row) {
            for (TetrisDuel::Row cells = state.row(seat, row); cells; cells &= cells - 1)
                found(row * columns + std::countr_zero(cells));
        }
    }
};

}  // namespace tessella::games::duel
