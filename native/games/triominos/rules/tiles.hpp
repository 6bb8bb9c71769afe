#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/state.hpp"

namespace tessella::games {

namespace trio {

struct Slots;
struct Observation;

inline constexpr int kTiles = 56;
inline constexpr int kUnknown = 6;
using TileSet = std::uint64_t;
inline constexpr TileSet kAllTiles = (TileSet{1} << kTiles) - 1;

using Numbers = std::array<std::uint8_t, 3>;

inline constexpr std::array<Numbers, kTiles> kNumbers = [] {
    std::array<Numbers, kTiles> tiles{};
    std::size_t next = 0;
    for (std::uint8_t a = 0; a < 6; ++a) {
        for (std::uint8_t b = a; b < 6; ++b) {
            for (std::uint8_t c = b; c < 6; ++c) tiles[next++] = {a, b, c};
        }
    }
    return tiles;
}();

inline constexpr std::array<std::uint8_t, kTiles> kSums = [] {
    std::array<std::uint8_t, kTiles> sums{};
    for (std::size_t t = 0; t < kTiles; ++t) {
        sums[t] = static_cast<std::uint8_t>(kNumbers[t][0] + kNumbers[t][1] + kNumbers[t][2]);
    }
    return sums;
}();

constexpr std::size_t pattern(unsigned a, unsigned b, unsigned c) { return (a * 7 + b) * 7 + c; }

/// For each pattern of wanted corner numbers (kUnknown: any) the tiles that fit it.
inline constexpr std::array<TileSet, 343> kFitting = [] {
    std::array<TileSet, 343> fitting{};
    for (unsigned a = 0; a <= kUnknown; ++a) {
        for (unsigned b = 0; b <= kUnknown; ++b) {
            for (unsigned c = 0; c <= kUnknown; ++c) {
                for (std::size_t t = 0; t < kTiles; ++t) {
                    for (std::size_t turn = 0; turn < 3; ++turn) {
                        const auto& n = kNumbers[t];
                        const bool fits = (a == kUnknown || a == n[turn]) &&
                                          (b == kUnknown || b == n[(turn + 1) % 3]) &&
                                          (c == kUnknown || c == n[(turn + 2) % 3]);
                        if (fits) fitting[pattern(a, b, c)] |= TileSet{1} << t;
                    }
                }
            }
        }
    }
    return fitting;
}();

/// Fifty-six tiles in a row reach 28 points from the origin; a window of 64 × 64 points holds all.
inline constexpr int kStride = 64;
inline constexpr int kOrigin = 32 * kStride + 32;
inline constexpr int kPoints = kStride * kStride;

/// A cell is a point's number times two, plus one if it points down.
constexpr int cell_of(int point, bool down) { return point * 2 + (down ? 1 : 0); }

/// The corners of a cell, clockwise from the left one.
constexpr std::array<int, 3> corners(int cell) {
    const int p = cell / 2;
    if (cell & 1) return {p + kStride, p + kStride + 1, p + 1};
    return {p, p + kStride, p + 1};
}

/// The cells across the three sides; side i joins corners i and i + 1.
constexpr std::array<int, 3> across(int cell) {
    const int p = cell / 2;
    if (cell & 1) return {cell_of(p + kStride, false), cell_of(p + 1, false), cell_of(p, false)};
    return {cell_of(p - 1, true), cell_of(p, true), cell_of(p - kStride, true)};
}

/// The six cells around a point.
constexpr std::array<int, 6> around(int point) {
    return {cell_of(point, false),
            cell_of(point - kStride, false),
            cell_of(point - 1, false),
            cell_of(point - kStride, true),
            cell_of(point - kStride - 1, true),
            cell_of(point - 1, true)};
}

/// The tile that shows these numbers clockwise.
inline int tile_of(const Numbers& numbers) noexcept {
    const std::size_t index = pattern(numbers[0], numbers[1], numbers[2]);
    return std::countr_zero(kFitting[index]);
}

/// A turn that is over, as everybody saw it.
struct PastTurn {
    std::int8_t seat;
    std::int8_t draws;
    std::int16_t cell;  // where a tile was laid, or kNoCell
};
inline constexpr std::int16_t kNoCell = -1;
/// No round has as many turns: each of 56 laid tiles may let three seats pass after it (TR-14), and
/// turns of draws alone take three tiles each from the pool (TR-12).
inline constexpr int kMostTurns = 256;

/// How likely it is that a seat holds a tile: even, unless the past speaks against it.
using Weight = std::uint16_t;
using TileWeights = std::array<Weight, kTiles>;
using Weights = std::array<TileWeights, core::kMaxSeats>;
inline constexpr Weight kEven = 10'000;
inline constexpr Weights kEvenWeights = [] {
    Weights weights{};
    for (TileWeights& seat : weights) seat.fill(kEven);
    return weights;
}();

/// The tile of a set with a number of others before it.
inline int nth(TileSet tiles, std::uint32_t number) noexcept {
    while (number--) tiles &= tiles - 1;
    return std::countr_zero(tiles);
}

}  // namespace trio

}  // namespace tessella::games
