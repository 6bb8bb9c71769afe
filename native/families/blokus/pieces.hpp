#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tessella::families::blokus {

inline constexpr int kPieces = 21;
inline constexpr int kShapes = 91;
inline constexpr int kCells = 89;
inline constexpr std::uint32_t kFullHand = (1u << kPieces) - 1;

/// The pieces as rows of cells, the top row first, in the order of the law.
inline constexpr std::array<const char*, kPieces> kDrawings = {
    "#",           "##",        "###",         "#./##",       "####",        "#../###",
    "###/.#.",     "##/##",     "##./.##",     ".##/##./.#.", "#####",       "#.../####",
    "##../.###",   "##/##/#.",  "###/.#./.#.", "#.#/###",     "#../#../###", "#../##./.##",
    ".#./###/.#.", ".#../####", "##./.#./.##"};

/// The cells of a piece that is turned and flipped in some way: rows and columns, sorted.
using Shape = std::vector<std::pair<int, int>>;

/// A shape whose lowest row and leftmost column are 0.
inline Shape settled(Shape shape) {
    int low = 99;
    int left = 99;
    for (const auto& [row, column] : shape) {
        low = std::min(low, row);
        left = std::min(left, column);
    }
    for (auto& [row, column] : shape) {
        row -= low;
        column -= left;
    }
    std::sort(shape.begin(), shape.end());
    return shape;
}

inline Shape drawn(const std::string& drawing) {
    Shape shape;
    int row = 0;
    int column = 0;
    for (const char c : drawing) {
        if (c == '/') {
            --row;
            column = 0;
            continue;
        }
        if (c == '#') shape.emplace_back(row, column);
        ++column;
    }
    return settled(shape);
}

inline std::set<Shape> orientations(Shape shape) {
    std::set<Shape> found;
    for (int flip = 0; flip < 2; ++flip) {
        for (int turn = 0; turn < 4; ++turn) {
            for (auto& [row, column] : shape) row = std::exchange(column, -row);
            found.insert(settled(shape));
        }
        for (auto& [row, column] : shape) column = -column;
    }
    return found;
}

/// A piece in one of its shapes.
struct PieceShape {
    int piece;
    Shape cells;
};

/// All pieces in all their shapes, counted over all pieces.
inline const std::vector<PieceShape>& shapes() {
    static const std::vector<PieceShape> all = [] {
        std::vector<PieceShape> made;
        for (int piece = 0; piece < kPieces; ++piece) {
            for (const Shape& shape :
                 orientations(drawn(kDrawings[static_cast<std::size_t>(piece)])))
                made.push_back({piece, shape});
        }
        return made;
    }();
    return all;
}

}  // namespace tessella::families::blokus
