#pragma once

#include <algorithm>
#include <array>

#include "games/tetris_link.hpp"

/// Tetris Link as a player sees it at first sight.
namespace tessella::games {

inline link::Look TetrisLink::look(core::Move move) const noexcept {
    const auto orientation = static_cast<int>(move / link::kColumns);
    const auto left = static_cast<int>(move % link::kColumns);
    const link::Drop& drop = link::kDrops[at(orientation)];
    const int row = rest(orientation, left);
    int holes = 0;
    for (int i = 0; i < drop.width; ++i) holes += row + drop.feet[at(i)] - heights_[at(left + i)];
    link::Look look{-std::min(holes, 2), 0, 0, row};
    std::array<int, 10> groups;
    int count = 0;
    int size = 1;
    int scored = 0;
    const int corner = link::cell(left, row);
    for (int i = 0; i < drop.neighbours; ++i) {
        const int other = board_[at(corner + drop.beside[at(i)])];
        if (other == link::kEmpty) continue;
        if (other / link::kPieces != seat_) {
            ++look.blocks;
            continue;
        }
        ++look.links;
        const int group = root_of(other);
        if (std::find(groups.begin(), groups.begin() + count, group) != groups.begin() + count)
            continue;
        groups[at(count++)] = group;
        size += size_[at(group)];
        if (size_[at(group)] >= 3) scored += size_[at(group)];
    }
    if (size >= 3) look.points += size - scored;
    return look;
}

inline double TetrisLink::tuned(int seat) const noexcept {
    int open = 0;
    int blocking = 0;
    int touching = 0;
    for (int cell = 0; cell < link::kColumns * link::kRows; ++cell) {
        const int here = board_cell(cell);
        const int piece = board_[at(here)];
        if (piece == link::kEmpty || piece / link::kPieces != seat) continue;
        for (const int step : {1, -1, link::kStride, -link::kStride}) {
            const int column = cell % link::kColumns + (step == 1) - (step == -1);
            const int row =
                cell / link::kColumns + (step == link::kStride) - (step == -link::kStride);
            if (column < 0 || column >= link::kColumns || row < 0 || row >= link::kRows) continue;
            const int other = board_[at(here + step)];
            if (other == link::kEmpty) {
                open += step != -link::kStride;
            } else if (other / link::kPieces != seat) {
                blocking += step != link::kStride;
            } else {
                touching += other != piece && (step == 1 || step == link::kStride);
            }
        }
    }
    return 4.952387 * 0.01 * open + 0.115981 * 0.01 * blocking + 0.060380 * touching +
           19.014844 * scores_[at(seat)];
}

}  // namespace tessella::games
