#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "core/state.hpp"
#include "families/tetris/tetromino.hpp"

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
/// the cells beside and under it (nothing can lie above it). Each of these shares `contacts` sides
/// with the piece, `flanks` of them upright.
struct Drop {
    std::uint8_t shape;
    std::uint8_t width;
    std::uint8_t height;
    std::uint8_t neighbours;
    std::array<std::uint8_t, 4> feet;
    std::array<std::uint8_t, 4> tops;
    std::array<std::int16_t, 4> cells;
    std::array<std::int16_t, 10> beside;
    std::array<std::uint8_t, 10> contacts;
    std::array<std::uint8_t, 10> flanks;
    std::uint8_t roofs;        // cells with nothing of the piece above them
    std::uint8_t crown;        // cells in its highest row
    std::uint8_t left_flank;   // upright sides that look out of the tower in the first column
    std::uint8_t right_flank;  // and in the last one
    std::uint16_t columns;     // a bit for each leftmost column inside the tower

    /// The roofs of a piece that rests there, less the sides that look out of the tower.
    constexpr int open_sides(int left, int row) const noexcept {
        int open = roofs;
        if (row + height == kRows) open -= crown;
        if (left == 0) open -= left_flank;
        if (left + width == kColumns) open -= right_flank;
        return open;
    }
};

constexpr std::uint8_t shape_number(char name) {
    if (name == 'J') return 3;
    if (name == 'Z') return 4;
    for (std::uint8_t number = 0; number < kShapes; ++number) {
        if (kFaceNames[number] == name) return number;
    }
    return kShapes;
}

constexpr Drop drop_of(const families::tetris::Tetromino& piece) {
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
            const int beside = (x > 0 && filled[y][x - 1]) + (x < 5 && filled[y][x + 1]);
            const int under = y < 5 && filled[y + 1][x];
            if (beside + under == 0) continue;
            drop.beside[drop.neighbours] = static_cast<std::int16_t>((y - 1) * kStride + x - 1);
            drop.contacts[drop.neighbours] = static_cast<std::uint8_t>(beside + under);
            drop.flanks[drop.neighbours++] = static_cast<std::uint8_t>(beside);
        }
    }
    for (const auto [x, y] : piece.cells) {
        drop.roofs = static_cast<std::uint8_t>(drop.roofs + !filled[y + 2][x + 1]);
        drop.crown = static_cast<std::uint8_t>(drop.crown + (y + 1 == piece.height));
        drop.left_flank = static_cast<std::uint8_t>(drop.left_flank + (x == 0));
        drop.right_flank = static_cast<std::uint8_t>(drop.right_flank + (x + 1 == piece.width));
    }
    return drop;
}

inline constexpr auto kDrops = [] {
    std::array<Drop, kOrientations> drops{};
    for (std::size_t i = 0; i < kOrientations; ++i)
        drops[i] = drop_of(families::tetris::kTetrominoes[i]);
    return drops;
}();

/// The placements of some shapes over an empty tower, all of them legal while it is low.
struct Chutes {
    std::uint8_t size = 0;
    std::array<std::uint8_t, 162> moves{};
};

/// For each set of shapes, a bit for each.
inline constexpr auto kChutes = [] {
    std::array<Chutes, 1 << kShapes> chutes{};
    for (std::size_t shapes = 0; shapes < chutes.size(); ++shapes) {
        Chutes& some = chutes[shapes];
        for (std::size_t i = 0; i < kOrientations; ++i) {
            if (!(shapes >> kDrops[i].shape & 1u)) continue;
            for (std::size_t left = 0; left + kDrops[i].width <= kColumns; ++left)
                some.moves[some.size++] = static_cast<std::uint8_t>(i * kColumns + left);
        }
    }
    return chutes;
}();

/// What a placement shows at first sight: points at once, cells of own and of other pieces beside
/// and under it, and the row in which it rests; then the sides that it shares with them, and how
/// many more sides of the seat's pieces are open to build on.
struct Features {
    int points;
    int links;
    int blocks;
    int row;
    int holes;
    int touching;
    int blocking;
    int open;
};

/// A closer look, as numbers that a learned appeal weighs: points won; holes; sides shared with own
/// pieces; own single pieces, pairs and larger groups joined; sides shared with single pieces,
/// pairs and larger groups of others; sides of others covered from above; sides opened to build on;
/// the rows of its foot and of its head.
using Survey = std::array<float, 13>;

using Lanes = std::uint8_t __attribute__((vector_size(16)));

/// How an orientation lands over each column: the row in which it rests, the holes that it leaves
/// under it, and a bit for each leftmost column where it stays inside the tower.
struct Landing {
    std::array<std::uint8_t, sizeof(Lanes)> rows;
    std::array<std::uint8_t, sizeof(Lanes)> holes;
    unsigned columns;
};

/// A bit for each lane that is set.
inline std::uint16_t lane_bits(Lanes lanes) noexcept {
    std::uint64_t words[2];
    std::memcpy(words, &lanes, sizeof words);
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kGather = 0x0102040810204080u;
    const std::uint64_t low = ((words[0] & kOnes) * kGather) >> 56;
    const std::uint64_t high = ((words[1] & kOnes) * kGather) >> 56;
    return static_cast<std::uint16_t>(low | high << 8);
}

}  // namespace link

}  // namespace tessella::games
