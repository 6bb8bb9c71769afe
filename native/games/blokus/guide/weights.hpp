#pragma once

#include <array>
#include <cstddef>

#include "families/blokus/pieces.hpp"

namespace tessella::search {

/// What was learned of Blokus, as the file has it: little-endian floats. Cells are numbered by what
/// they mean to the colour (8 ×) and to others.
struct BlokusWeights {
    static constexpr std::size_t kKinds = 64;
    static constexpr std::size_t kLevels = 8;
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
    /// What it is worth to the seat that lays to cover, open and border a cell, and to cover one
    /// that means so much to another colour of its own.
    struct Appeal {
        std::array<float, kKinds> cover, open, border;
        std::array<float, kLevels> partner;
        std::array<std::array<float, kPieces>, kStages> piece;
    };

    std::array<Gain, kStages> gain;
    Appeal appeal;
    std::array<std::array<float, kStages>, 3> sharpness;  // of the chances, for 2, 3 and 4 seats

    /// Those of `sight.weights`, written by `train.blokus`.
    static const BlokusWeights& get();
};

}  // namespace tessella::search
