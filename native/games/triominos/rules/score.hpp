#pragma once

#include <array>

#include "games/triominos/rules/state.hpp"

/// What a tile is worth in Triominos (TR-8 to TR-10).
namespace tessella::games {

inline int Triominos::worth(int cell, int tile) const noexcept {
    const int sum = trio::kSums[at(tile)];
    if (open_count_) return sum + bonus(cell);
    const auto& n = trio::kNumbers[at(tile)];
    if (!options_.pressman || n[0] != n[2]) return sum;
    return sum ? sum + 10 : 40;
}

inline int Triominos::bonus(int cell) const noexcept {
    int shared = 0;
    int opposite = 0;
    const auto sides = trio::across(cell);
    const auto points = trio::corners(cell);
    for (int side = 0; side < 3; ++side) {
        if (!is_filled(sides[at(side)])) continue;
        ++shared;
        opposite = points[at((side + 2) % 3)];
    }
    if (shared == 1) return points_[at(opposite)] != trio::kUnknown ? 40 : 0;
    static constexpr std::array<std::array<int, 4>, 2> kBonus = {
        {{0, 50, 60, 70}, {0, 50, 100, 150}}};
    return kBonus[options_.fifty_each][at(hexagons(cell))];
}

inline int Triominos::hexagons(int cell) const noexcept {
    int count = 0;
    for (const int point : trio::corners(cell)) {
        bool whole = true;
        for (const int other : trio::around(point)) whole &= other == cell || is_filled(other);
        count += whole;
    }
    return count;
}

}  // namespace tessella::games
