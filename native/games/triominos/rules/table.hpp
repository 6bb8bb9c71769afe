#pragma once

#include <cstdint>

#include "games/triominos/rules/state.hpp"

/// What lies on the table of Triominos, and what fits there (TR-5, TR-6).
namespace tessella::games {

inline trio::TileSet Triominos::fitting() const noexcept {
    if (!open_count_) return trio::kAllTiles;
    trio::TileSet tiles = 0;
    for (int i = 0; i < open_count_; ++i) tiles |= trio::kFitting[wanted(open_[at(i)])];
    return tiles;
}

inline trio::Numbers Triominos::turned(int cell, int tile) const noexcept {
    const trio::Numbers& n = trio::kNumbers[at(tile)];
    const auto points = trio::corners(cell);
    for (std::size_t turn = 0; turn < 3; ++turn) {
        bool fits = true;
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint8_t want = points_[at(points[i])];
            fits &= want == trio::kUnknown || want == n[(turn + i) % 3];
        }
        if (fits) return {n[turn], n[(turn + 1) % 3], n[(turn + 2) % 3]};
    }
    return n;
}

template <class Found>
inline void Triominos::visit(trio::TileSet tiles, Found found) const noexcept {
    if (!open_count_) {
        found(trio::cell_of(trio::kOrigin, false), tiles);
        return;
    }
    for (int i = 0; i < open_count_; ++i) {
        const trio::TileSet here = trio::kFitting[wanted(open_[at(i)])] & tiles;
        if (here) found(open_[at(i)], here);
    }
}

inline void Triominos::put(int cell, const trio::Numbers& numbers) noexcept {
    const auto points = trio::corners(cell);
    for (std::size_t i = 0; i < 3; ++i) points_[at(points[i])] = numbers[i];
    filled_[at(cell / 64)] |= std::uint64_t{1} << (cell % 64);
    open_around(cell);
}

inline void Triominos::open_around(int cell) noexcept {
    for (int i = 0; i < open_count_; ++i) {
        if (open_[at(i)] == cell) open_[at(i)] = open_[at(--open_count_)];
    }
    for (const int other : trio::across(cell)) {
        if (!is_filled(other) && !is_open(other))
            open_[at(open_count_++)] = static_cast<std::uint16_t>(other);
    }
}

inline bool Triominos::is_open(int cell) const noexcept {
    for (int i = 0; i < open_count_; ++i) {
        if (open_[at(i)] == cell) return true;
    }
    return false;
}

}  // namespace tessella::games
