#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

#include "games/tetris_link.hpp"

/// Tetris Link as a player sees it at first sight.
namespace tessella::games {

/// The roofs of a piece that rests there, less the sides that look out of the tower.
inline int TetrisLink::open_sides(const link::Drop& drop, int left, int row) noexcept {
    int open = drop.roofs;
    if (row + drop.height == link::kRows) open -= drop.crown;
    if (left == 0) open -= drop.left_flank;
    if (left + drop.width == link::kColumns) open -= drop.right_flank;
    return open;
}

inline link::Look TetrisLink::look(core::Move move) const noexcept {
    const auto orientation = static_cast<int>(move / link::kColumns);
    const auto left = static_cast<int>(move % link::kColumns);
    const link::Drop& drop = link::kDrops[at(orientation)];
    const int row = rest(orientation, left);
    int holes = 0;
    for (int i = 0; i < drop.width; ++i) holes += row + drop.feet[at(i)] - heights_[at(left + i)];
    holes = std::min(holes, 2);
    link::Look look{.points = -holes,
                    .links = 0,
                    .blocks = 0,
                    .row = row,
                    .holes = holes,
                    .touching = 0,
                    .blocking = 0,
                    .open = open_sides(drop, left, row)};
    std::array<int, 10> groups;
    int count = 0;
    int size = 1;
    int scored = 0;
    const int corner = link::cell(left, row);
    const int first = seat_ * link::kPieces;
    for (int i = 0; i < drop.neighbours; ++i) {
        const int other = board_[at(corner + drop.beside[at(i)])];
        if (other == link::kEmpty) {
            look.open += drop.flanks[at(i)];
            continue;
        }
        if (static_cast<unsigned>(other - first) >= link::kPieces) {
            ++look.blocks;
            look.blocking += drop.contacts[at(i)];
            continue;
        }
        ++look.links;
        look.touching += drop.contacts[at(i)];
        look.open -= drop.contacts[at(i)];
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

inline link::Survey TetrisLink::survey(core::Move move) const noexcept {
    const link::Look seen = look(move);
    const link::Drop& drop = link::kDrops[at(move / link::kColumns)];
    const int corner = link::cell(static_cast<int>(move % link::kColumns), seen.row);
    std::array<int, 3> joined{};
    std::array<int, 3> blocked{};
    std::uint64_t groups[2] = {};
    int covered = 0;
    for (int i = 0; i < drop.neighbours; ++i) {
        const int other = board_[at(corner + drop.beside[at(i)])];
        if (other == link::kEmpty) continue;
        const int group = root_of(other);
        const auto size = at(std::clamp<int>(size_[at(group)], 1, 3) - 1);
        if (other / link::kPieces == seat_) {
            const std::uint64_t bit = std::uint64_t{1} << group % 64;
            joined[size] += !(groups[group / 64] & bit);
            groups[group / 64] |= bit;
        } else {
            blocked[size] += drop.contacts[at(i)];
            covered += drop.contacts[at(i)] - drop.flanks[at(i)];
        }
    }
    const int numbers[] = {seen.points + seen.holes,
                           seen.holes,
                           seen.touching,
                           joined[0],
                           joined[1],
                           joined[2],
                           blocked[0],
                           blocked[1],
                           blocked[2],
                           covered,
                           seen.open,
                           seen.row,
                           seen.row + drop.height};
    link::Survey survey;
    std::copy(std::begin(numbers), std::end(numbers), survey.begin());
    return survey;
}

}  // namespace tessella::games
