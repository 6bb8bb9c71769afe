#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/planes.hpp"
#include "games/triominos/rules/actions.hpp"
#include "games/triominos/rules/score.hpp"

namespace tessella::games::trio {

/// Triominos as a seat sees it: for each slot what is wanted there and what it wins besides, then
/// a row for its own hand, one for the tiles on the table, and the facts.
struct Observation {
    static constexpr std::size_t kHand = 8;
    static constexpr std::size_t kTable = 9;
    static constexpr std::size_t kFacts = 10;

    static std::array<std::size_t, 3> shape(const Triominos::Options&) noexcept {
        return {kFacts + 1, 1, kSlots};
    }

    static void write(const Triominos& state, int seat, std::uint8_t* out) noexcept {
        std::memset(out, 0, (kFacts + 1) * kSlots);
        const Slots slots{state};
        if (!state.open_count_) write_slot(state, cell_of(kOrigin, false), 0, out);
        for (std::size_t i = 0; i < slots.open(); ++i) {
            const std::uint16_t cell = state.open_[i];
            write_slot(state, cell, state.bonus(cell), out + slots.slot(cell));
        }
        TileSet laid = kAllTiles & ~state.pool();
        for (int s = 0; s < state.seats(); ++s) laid &= ~state.hand(s);
        core::write_bits<kTiles>(state.hand(seat), out + kHand * kSlots);
        core::write_bits<kTiles>(laid, out + kTable * kSlots);
        write_facts(state, seat, out + kFacts * kSlots);
    }

  private:
    /// A slot's column: that it is there, which way it points, the numbers wanted at its corners
    /// (0: any), what any tile wins there besides its sum, and where it lies.
    static void write_slot(const Triominos& state, int cell, int bonus,
                           std::uint8_t* out) noexcept {
        const int point = cell / 2;
        std::array<int, kHand> column = {
            1, cell & 1, 0, 0, 0, bonus, point % kStride, point / kStride};
        const auto points = corners(cell);
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint8_t number = state.points_[static_cast<std::size_t>(points[i])];
            column[2 + i] = number == kUnknown ? 0 : number + 1;
        }
        for (std::size_t row = 0; row < kHand; ++row)
            out[row * kSlots] = static_cast<std::uint8_t>(column[row]);
    }

    static void write_facts(const Triominos& state, int seat, std::uint8_t* out) noexcept {
        core::Facts facts(out);
        facts.add(core::seats_after(seat, state.turn(), state.seats()));
        facts.add(static_cast<int>(state.stage_));
        facts.add(state.draws_);
        facts.add(state.turn() == seat ? state.drawn_ + 1 : 0);
        facts.add(std::popcount(state.pool()));
        facts.add(state.last_round_);
        for (int i = 0; i < state.seats(); ++i) {
            const int other = (seat + i) % state.seats();
            facts.add(std::popcount(state.hand(other)));
            facts.add_score(state.scores_[static_cast<std::size_t>(other)]);
        }
    }
};

}  // namespace tessella::games::trio
