#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/maths.hpp"
#include "games/blokus/guide/sight.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// The cells and the bonus that a colour can expect to win from here.
inline float blokus_gain(const games::Blokus& state, const BlokusSight& sight, int colour) {
    using Board = games::blokus::Board;
    if (sight.is_out(colour)) return 0.0f;
    const BlokusSums::Gain& weights = BlokusSums::get().gain[BlokusSight::stage(state, colour)];
    const auto rooms = sight.rooms(colour);
    std::array<float, 4> sums{};
    for (int row = 0; row < Board::kSide; ++row) {
        const auto first = static_cast<std::size_t>(Board::CellSet::cell(0, row));
        for (std::size_t i = 0; i < Board::kSide; ++i)
            sums[i % 4] += weights.cells[rooms[first + i]];
    }
    float gain =
        weights.wait[BlokusSight::wait(state, colour)] + sums[0] + sums[1] + sums[2] + sums[3];
    for (std::uint32_t hand = state.hand(colour); hand; hand &= hand - 1)
        gain += weights.hand[static_cast<std::size_t>(std::countr_zero(hand))];
    return std::clamp(gain, 0.0f, static_cast<float>(state.cells_left(colour) + 20));
}

/// What each seat can expect to have in the end.
inline Values blokus_points(const games::Blokus& state) {
    const BlokusSight sight(state);
    const core::Scores scores = state.scores();
    Values points{};
    for (std::size_t seat = 0; seat < core::kMaxSeats; ++seat)
        points[seat] = static_cast<float>(scores[seat]);
    for (int colour = 0; colour < games::blokus::kColours; ++colour) {
        if (state.is_common(colour)) continue;
        points[static_cast<std::size_t>(state.seat_of(colour))] +=
            blokus_gain(state, sight, colour);
    }
    return points;
}

/// The chance of each seat to win, if such points can be expected.
inline Values blokus_chances(const games::Blokus& state, const Values& points) {
    const auto seats = static_cast<std::size_t>(state.seats());
    const std::size_t stage = BlokusSight::stage(state, state.colour());
    const float sharpness = BlokusSums::get().sharpness[seats - 2][stage];
    const float most = *std::max_element(points.begin(), points.begin() + state.seats());
    Values chances{};
    float total = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        chances[seat] = core::exp(sharpness * (points[seat] - most));
        total += chances[seat];
    }
    for (float& chance : chances) chance /= total;
    return chances;
}

}  // namespace tessella::search
