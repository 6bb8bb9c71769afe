#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/bitboard.hpp"
#include "core/state.hpp"

namespace tessella::families::blokus {

/// A set of cells of the board, with a rim around it.
using CellSet = core::Bitboard<std::uint16_t, 16>;

inline constexpr int kSide = 14;
inline constexpr int kPieces = 21;
inline constexpr int kPlacements = 13729;
inline constexpr int kShapes = 91;
inline constexpr int kAround = 256;

/// The pieces as rows of cells, the top row first, in the order of the law.
inline constexpr std::array<const char*, kPieces> kDrawings = {
    "#",           "##",        "###",         "#./##",       "####",        "#../###",
    "###/.#.",     "##/##",     "##./.##",     ".##/##./.#.", "#####",       "#.../####",
    "##../.###",   "##/##/#.",  "###/.#./.#.", "#.#/###",     "#../#../###", "#../##./.##",
    ".#./###/.#.", ".#../####", "##./.#./.##"};

struct Placement {
    CellSet cells;
    std::array<std::uint8_t, 5> spots{};
    std::uint8_t piece = 0;
    std::uint8_t size = 0;
    std::uint8_t shape = 0;  // the piece, turned and flipped; counted over all pieces
};

/// Every placement, numbered in the order of its text, and those that a free corner allows: for
/// each cell and each set of forbidden cells around it the placements that cover the cell and none
/// of those.
class Table {
  public:
    static const Table& get() {
        static const Table table;
        return table;
    }

    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    const Placement& operator[](std::size_t number) const noexcept { return placements_[number]; }
    const std::string& text(std::size_t number) const noexcept { return texts_[number]; }
    Range through(int cell, unsigned around) const noexcept {
        return ranges_[static_cast<std::size_t>(cell) * kAround + around];
    }
    core::Move candidate(std::uint32_t index) const noexcept { return candidates_[index]; }

  private:
    using Shape = std::vector<std::pair<int, int>>;  // (row, column)

    Table() {
        make_placements();
        make_ranges();
    }

    static Shape drawn(const std::string& drawing) {
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

    static Shape settled(Shape shape) {
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

    static std::set<Shape> orientations(Shape shape) {
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

    void make_placements() {
        std::vector<std::pair<std::string, Placement>> all;
        Placement blank;
        for (blank.piece = 0; blank.piece < kPieces; ++blank.piece) {
            for (const Shape& shape : orientations(drawn(kDrawings[blank.piece]))) {
                for (int row = 0; row < kSide; ++row) {
                    for (int column = 0; column < kSide; ++column)
                        add(all, blank, shape, row, column);
                }
                ++blank.shape;
            }
        }
        std::sort(all.begin(), all.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        for (auto& [text, placement] : all) {
            texts_.push_back(text);
            placements_.push_back(placement);
        }
    }

    static void add(std::vector<std::pair<std::string, Placement>>& all, Placement placement,
                    const Shape& shape, int row, int column) {
        std::string text;
        for (const auto& [r, c] : shape) {
            if (row + r >= kSide || column + c >= kSide) return;
            const int cell = CellSet::cell(column + c, row + r);
            placement.cells.set(cell);
            placement.spots[placement.size++] = static_cast<std::uint8_t>(cell);
            if (!text.empty()) text += ',';
            text += static_cast<char>('a' + column + c);
            text += std::to_string(row + r + 1);
        }
        all.emplace_back(text, placement);
    }

    void make_ranges() {
        std::vector<std::vector<std::pair<unsigned, core::Move>>> through(256);
        for (std::size_t number = 0; number < placements_.size(); ++number) {
            const Placement& placement = placements_[number];
            for (int i = 0; i < placement.size; ++i) {
                const int cell = placement.spots[static_cast<std::size_t>(i)];
                through[static_cast<std::size_t>(cell)].emplace_back(
                    placement.cells.around(cell), static_cast<core::Move>(number));
            }
        }
        ranges_.resize(256 * kAround);
        for (std::size_t cell = 0; cell < 256; ++cell) {
            for (unsigned around = 0; around < kAround && !through[cell].empty(); ++around) {
                Range& range = ranges_[cell * kAround + around];
                range.begin = static_cast<std::uint32_t>(candidates_.size());
                for (const auto& [needs, number] : through[cell]) {
                    if (!(needs & around))
                        candidates_.push_back(static_cast<std::uint16_t>(number));
                }
                range.end = static_cast<std::uint32_t>(candidates_.size());
            }
        }
    }

    std::vector<Placement> placements_;
    std::vector<std::string> texts_;
    std::vector<Range> ranges_;
    std::vector<std::uint16_t> candidates_;
};

}  // namespace tessella::families::blokus
