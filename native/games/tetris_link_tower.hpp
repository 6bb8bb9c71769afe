#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "core/state.hpp"
#include "games/tetromino.hpp"

namespace tessella::games {

namespace link {

inline constexpr int kColumns = 10;
inline constexpr int kRows = 20;
inline constexpr int kShapes = 5;
inline constexpr int kEach = 5;
inline constexpr int kPieces = kShapes * kEach;
inline constexpr int kOrientations = 19;
/// Moves: orientation * kColumns + leftmost column; then the lots, then the faces of the die.
inline constexpr core::Move kFirst = kOrientations * kColumns;
inline constexpr core::Move kRoll = kFirst + core::kMaxSeats;
inline constexpr int kLogo = kShapes;
inline constexpr int kFaces = kShapes + 1;
inline constexpr std::array<char, kFaces> kFaceNames = {'I', 'O', 'T', 'L', 'S', '*'};

/// The board has a rim of empty cells, so that neighbours need no bounds.
inline constexpr int kStride = kColumns + 2;
inline constexpr int kCells = kStride * (kRows + 2);
inline constexpr std::uint8_t kEmpty = 0xFF;

constexpr int cell(int column, int row) { return (row + 1) * kStride + column + 1; }

/// An orientation as it drops: the height of its feet and of its tops over each of its columns, and
/// the cells beside and under it (nothing can lie above it).
struct Drop {
    std::uint8_t shape;
    std::uint8_t width;
    std::uint8_t height;
    std::uint8_t neighbours;
    std::array<std::uint8_t, 4> feet;
    std::array<std::uint8_t, 4> tops;
    std::array<std::int16_t, 4> cells;
    std::array<std::int16_t, 10> beside;
    std::uint16_t columns;  // a bit for each leftmost column inside the tower
};

constexpr std::uint8_t shape_number(char name) {
    if (name == 'J') return 3;
    if (name == 'Z') return 4;
    for (std::uint8_t number = 0; number < kShapes; ++number) {
        if (kFaceNames[number] == name) return number;
    }
    return kShapes;
}

constexpr Drop drop_of(const Tetromino& piece) {
    Drop drop{};
    drop.shape = shape_number(piece.shape);
    drop.width = static_cast<std::uint8_t>(piece.width);
    drop.height = static_cast<std::uint8_t>(piece.height);
    drop.columns = static_cast<std::uint16_t>((1 << (kColumns - piece.width + 1)) - 1);
    drop.feet.fill(0xFF);
    bool filled[6][6] = {};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto [x, y] = piece.cells[i];
        const auto column = static_cast<std::size_t>(x);
        const auto row = static_cast<std::uint8_t>(y);
        filled[y + 1][x + 1] = true;
        drop.cells[i] = static_cast<std::int16_t>(y * kStride + x);
        if (row < drop.feet[column]) drop.feet[column] = row;
        if (row + 1 > drop.tops[column]) drop.tops[column] = static_cast<std::uint8_t>(row + 1);
    }
    for (int y = 0; y < 6; ++y) {
        for (int x = 0; x < 6; ++x) {
            if (filled[y][x]) continue;
            const bool beside = (x > 0 && filled[y][x - 1]) || (x < 5 && filled[y][x + 1]);
            const bool under = y < 5 && filled[y + 1][x];
            if (beside || under) {
                drop.beside[drop.neighbours++] =
                    static_cast<std::int16_t>((y - 1) * kStride + x - 1);
            }
        }
    }
    return drop;
}

inline constexpr auto kDrops = [] {
    std::array<Drop, kOrientations> drops{};
    for (std::size_t i = 0; i < kOrientations; ++i) drops[i] = drop_of(kTetrominoes[i]);
    return drops;
}();

/// The placements of each shape over an empty tower, all of them legal while it is low.
struct Chutes {
    std::array<core::Move, 162> moves{};
    std::array<std::uint8_t, kShapes> begin{};
    std::array<std::uint8_t, kShapes> size{};
};

inline constexpr Chutes kChutes = [] {
    Chutes chutes{};
    std::size_t total = 0;
    for (std::uint8_t shape = 0; shape < kShapes; ++shape) {
        chutes.begin[shape] = static_cast<std::uint8_t>(total);
        for (std::size_t i = 0; i < kOrientations; ++i) {
            if (kDrops[i].shape != shape) continue;
            for (int left = 0; left + kDrops[i].width <= kColumns; ++left) {
                chutes.moves[total++] =
                    static_cast<core::Move>(i * kColumns + static_cast<std::size_t>(left));
            }
        }
        chutes.size[shape] = static_cast<std::uint8_t>(total - chutes.begin[shape]);
    }
    return chutes;
}();

/// What a placement shows at first sight: points at once, contacts with own and with other pieces,
/// and the row in which it rests.
struct Look {
    int points;
    int links;
    int blocks;
    int row;
};

using Lanes = std::uint8_t __attribute__((vector_size(16)));

/// A bit for each of the first ten lanes that is set.
inline std::uint16_t lane_bits(Lanes lanes) noexcept {
    std::uint64_t words[2];
    std::memcpy(words, &lanes, sizeof words);
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kGather = 0x0102040810204080u;
    const std::uint64_t low = ((words[0] & kOnes) * kGather) >> 56;
    const std::uint64_t high = words[1] & 3u;
    return static_cast<std::uint16_t>(low | ((high & 1u) << 8) | (((words[1] >> 8) & 1u) << 9));
}

}  // namespace link

}  // namespace tessella::games
