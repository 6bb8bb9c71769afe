#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/planes.hpp"
#include "games/tetris_link/rules/state.hpp"

namespace tessella::games::link {

/// Tetris Link as a seat sees it: the cells of each seat, its own first; then the facts.
struct Observation {
    static constexpr std::size_t kPlane = kRows * kColumns;

    static std::array<std::size_t, 3> shape(const TetrisLink::Options& options) noexcept {
        return {static_cast<std::size_t>(options.seats) + 1, kRows, kColumns};
    }

    static void write(const TetrisLink& state, int seat, std::uint8_t* out) noexcept {
        const int seats = state.seats();
        std::array<std::uint8_t, kPlane> pieces;  // without the rim
        for (int row = 0; row < state.highest_; ++row)
            std::memcpy(&pieces[static_cast<std::size_t>(row * kColumns)],
                        state.cells() + cell(0, row), kColumns);
        const std::size_t filled = static_cast<std::size_t>(state.highest_) * kColumns;
        for (int i = 0; i < seats; ++i, out += kPlane) {
            const auto first = static_cast<std::uint8_t>((seat + i) % seats * kPieces);
            for (std::size_t at = 0; at < filled; ++at)
                out[at] = static_cast<std::uint8_t>(pieces[at] - first) < kPieces;
            std::memset(out + filled, 0, kPlane - filled);
        }
        write_facts(state, seat, out);
    }

  private:
    static void write_facts(const TetrisLink& state, int seat, std::uint8_t* out) noexcept {
        std::memset(out, 0, kPlane);
        core::Facts facts(out);
        facts.add(core::seats_after(seat, state.turn(), state.seats()));
        const bool is_rolled = !state.over_ && state.rolled_ != TetrisLink::kNone;
        facts.add_choice(is_rolled ? state.rolled_ : -1, kFaces);
        for (int i = 0; i < state.seats(); ++i) {
            const auto other = static_cast<std::size_t>((seat + i) % state.seats());
            for (const std::uint8_t left : state.left_[other]) facts.add(left);
            facts.add_score(state.scores_[other]);
        }
    }
};

}  // namespace tessella::games::link
