#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/tetris_duel/rules/features.hpp"
#include "games/tetris_duel/rules/state.hpp"

namespace tessella::search {

/// What a value of Tetris Duel sees: the same numbers of the seat that is to move and of the other.
inline constexpr std::size_t kStackFeatures = 24;
inline constexpr std::size_t kDuelValueFeatures = 2 * kStackFeatures;
using DuelValueFeatures = std::array<float, kDuelValueFeatures>;

/// Rows of a stack by how many cells they lack; a row with a lacking cell under cover is lost.
struct Lines {
    int full = 0;
    int lost = 0;
    std::array<int, 4> lacking{};  // by 1, 2, 3 cells
    int well = 0;                  // rows in a run that lack the same single cell

    Lines(const games::TetrisDuel& state, int seat) {
        const games::TetrisDuel::Row whole =
            (games::TetrisDuel::Row{1} << state.options().columns) - 1;
        games::TetrisDuel::Row covered = 0;
        games::TetrisDuel::Row last = 0;
        int run = 0;
        for (int y = state.height(seat) - 1; y >= 0; --y) {
            const games::TetrisDuel::Row row = state.row(seat, y);
            const games::TetrisDuel::Row gaps = whole & ~row;
            const int count = std::popcount(gaps);
            full += count == 0;
            lost += (gaps & covered) != 0;
            if (count && !(gaps & covered) && count < 4) ++lacking[static_cast<std::size_t>(count)];
            run = count == 1 && !(gaps & covered) ? (gaps == last ? run + 1 : 1) : 0;
            last = run ? gaps : 0;
            well = std::max(well, run);
            covered |= row;
        }
    }
};

inline void stack_features(const games::TetrisDuel& state, int seat, float* out) {
    const games::TetrisDuel::Stack stack = state.stack(seat);
    const Lines lines(state, seat);
    const int columns = state.options().columns;
    const auto [low, high] =
        std::minmax_element(stack.heights.begin(), stack.heights.begin() + columns);
    const int territory = state.territory(seat);
    const int room = territory - state.height(seat);
    int pits = 0;
    for (int x = 0; x < columns; ++x) {
        const auto at = static_cast<std::size_t>(x);
        const int left = x ? stack.heights[at - 1] : 99;
        const int right = x + 1 < columns ? stack.heights[at + 1] : 99;
        pits += std::min(left, right) - stack.heights[at] >= 3;
    }
    const std::array<float, kStackFeatures> features = {
        1.0f,
        static_cast<float>(territory) / 16.0f,
        static_cast<float>(state.height(seat)) / 16.0f,
        static_cast<float>(room) / 8.0f,
        room <= 1 ? 1.0f : 0.0f,
        room <= 3 ? 1.0f : 0.0f,
        room <= 5 ? 1.0f : 0.0f,
        room <= 7 ? 1.0f : 0.0f,
        static_cast<float>(stack.holes()) / 10.0f,
        static_cast<float>(stack.bumps) / 10.0f,
        static_cast<float>(stack.total) / 100.0f,
        static_cast<float>(stack.filled) / 100.0f,
        static_cast<float>(lines.full) / 10.0f,
        static_cast<float>(lines.lost) / 10.0f,
        static_cast<float>(lines.lacking[1]) / 4.0f,
        static_cast<float>(lines.lacking[2]) / 4.0f,
        static_cast<float>(lines.lacking[3]) / 4.0f,
        lines.well >= 2 ? 1.0f : 0.0f,
        lines.well >= 3 ? 1.0f : 0.0f,
        lines.well >= 4 ? 1.0f : 0.0f,
        static_cast<float>(*high - *low) / 10.0f,
        static_cast<float>(*low) / 16.0f,
        static_cast<float>(pits) / 3.0f,
        static_cast<float>(territory * columns - stack.total) / 100.0f,
    };
    std::copy(features.begin(), features.end(), out);
}

/// The features of a state in which a seat is to spin the selector.
inline DuelValueFeatures duel_value_features(const games::TetrisDuel& state, int seat) {
    DuelValueFeatures features;
    stack_features(state, seat, features.data());
    stack_features(state, 1 - seat, features.data() + kStackFeatures);
    return features;
}

}  // namespace tessella::search
