#pragma once

#include <array>
#include <cstddef>

#include "families/blokus/pieces.hpp"

namespace tessella::search {

/// What was learned of the points of Blokus, as the file has it: little-endian floats. Cells are
/// numbered by what they mean to the colour (8 ×) and to the nearest of all others.
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

    std::array<Gain, kStages> gain;
    std::array<std::array<float, kStages>, 3> sharpness;  // of the chances, for 2, 3 and 4 seats

    /// What was learned, written by `train.blokus.sums`.
    static const BlokusSums& get();
};

}  // namespace tessella::search
