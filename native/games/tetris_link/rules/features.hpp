#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iterator>

#include "games/tetris_link/rules/state.hpp"

/// Tetris Link as a player sees it at first sight.
namespace tessella::games {

inline link::Landing TetrisLink::landing(int orientation) const noexcept {
    constexpr std::uint8_t kBias = 4;  // keeps what is less than nothing in unsigned lanes
    const link::Drop& drop = link::kDrops[at(orientation)];
    link::Lanes rows = link::Lanes{} + kBias;
    link::Lanes raised_by{};
    for (int i = 0; i < drop.width; ++i) {
        link::Lanes raised;
        std::memcpy(&raised, heights_.data() + i, sizeof raised);
        raised += static_cast<std::uint8_t>(kBias - drop.feet[at(i)]);
        rows = raised > rows ? raised : rows;
        raised_by += raised;
    }
    const link::Lanes holes = rows * drop.width - raised_by;
    const auto limit = static_cast<std::uint8_t>(link::kRows + kBias - drop.height);
    link::Landing landing;
    landing.columns = link::lane_bits((link::Lanes)(rows <= limit)) & drop.columns;
    rows -= kBias;
    std::memcpy(landing.rows.data(), &rows, sizeof rows);
    std::memcpy(landing.holes.data(), &holes, sizeof holes);
    return landing;
}

inline link::Features TetrisLink::features(core::Move move) const noexcept {
    const auto orientation = static_cast<int>(move / link::kColumns);
    const auto left = static_cast<int>(move % link::kColumns);
    const link::Drop& drop = link::kDrops[at(orientation)];
    const int row = rest(orientation, left);
    int holes = 0;
    for (int i = 0; i < drop.width; ++i) holes += row + drop.feet[at(i)] - heights_[at(left + i)];
    holes = std::min(holes, 2);
    link::Features features{.points = -holes,
                            .links = 0,
                            .blocks = 0,
                            .row = row,
                            .holes = holes,
                            .touching = 0,
                            .blocking = 0,
                            .open = drop.open_sides(left, row)};
    std::array<int, 10> groups;
    int count = 0;
    int size = 1;
    int scored = 0;
    const int corner = link::cell(left, row);
    const int first = seat_ * link::kPieces;
    for (int i = 0; i < drop.neighbours; ++i) {
        const int other = board_[at(corner + drop.beside[at(i)])];
        if (other == link::kEmpty) {
            features.open += drop.flanks[at(i)];
            continue;
        }
        if (static_cast<unsigned>(other - first) >= link::kPieces) {
            ++features.blocks;
            features.blocking += drop.contacts[at(i)];
            continue;
        }
        ++features.links;
        features.touching += drop.contacts[at(i)];
        features.open -= drop.contacts[at(i)];
        const int group = root_of(other);
        if (std::find(groups.begin(), groups.begin() + count, group) != groups.begin() + count)
            continue;
        groups[at(count++)] = group;
        size += size_[at(group)];
        if (size_[at(group)] >= 3) scored += size_[at(group)];
    }
    if (size >= 3) features.points += size - scored;
    return features;
}

inline link::Survey TetrisLink::survey(core::Move move) const noexcept {
    const link::Features seen = features(move);
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
