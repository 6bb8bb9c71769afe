#pragma once

#include <array>
#include <cstddef>

#include "families/blokus/kinds.hpp"
#include "families/blokus/pieces.hpp"
#include "games/blokus/rules/board.hpp"

namespace tessella::search {

/// What was learned of the points of Blokus, and of its placements at a table of four, as the file
/// has it: little-endian floats. For the points, cells are numbered by what they mean to the colour
/// (8 ×) and to the nearest of all others; for the placements, as the network has them.
struct BlokusSums {
    static constexpr std::size_t kKinds = 64;
    static constexpr std::size_t kStages = 7;
    static constexpr std::size_t kColours = 4;
    static constexpr std::size_t kPieces = families::blokus::kPieces;

    /// What a colour has still to win: what each cell adds, each piece in hand, and the turns of
    /// others until its own.
    struct Gain {
        std::array<float, kKinds> cells;
        std::array<float, kPieces> hand;
        std::array<float, kColours> wait;
    };

    /// What it is worth to cover, open and border a cell, and to lay each piece.
    struct Appeal {
        std::array<float, families::blokus::Kinds<games::blokus::Board>::kKinds> cover, open,
            border;
        std::array<std::array<float, kPieces>, kStages> piece;
    };

    std::array<Gain, kStages> gain;
    std::array<std::array<float, kStages>, 3> sharpness;  // of the chances, for 2, 3 and 4 seats
    Appeal appeal;

    /// What was learned, written by `train.blokus.sums`.
    static const BlokusSums& get();
};

}  // namespace tessella::search
