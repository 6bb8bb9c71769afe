#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/state.hpp"
#include "families/blokus/board.hpp"
#include "families/blokus/pieces.hpp"
#include "families/blokus/window.hpp"

namespace tessella::families::blokus {

template <class Board>
struct Placement {
    typename Board::CellSet cells;
    std::array<typename Board::Spot, 5> spots{};
    std::uint8_t piece = 0;
    std::uint8_t size = 0;
    std::uint8_t shape = 0;  // the piece, turned and flipped; counted over all pieces
};

/// Every placement on a board, numbered in the order of its text, and the ways to lay a piece over
/// a cell: one for each cell of each shape. For each set of forbidden cells nearest to the cell
/// there is a list of the ways that need none of those.
template <class Board>
class Table {
  public:
    using Way = std::uint16_t;

    static const Table& get() {
        static const Table table;
        return table;
    }

    const Placement<Board>& operator[](std::size_t number) const noexcept {
        return placements_[number];
    }
    const std::string& text(std::size_t number) const noexcept { return texts_[number]; }

    /// What must not be forbidden for pieces that are not in this hand.
    static std::uint64_t missing(std::uint32_t hand) noexcept {
        return std::uint64_t{~hand & kFullHand} << Window::kBits;
    }

    /// The ways over a cell that a window does not forbid at first sight.
    std::span<const Way> over(int cell, std::uint64_t window) const noexcept {
        const std::uint32_t* begin = &begins_[order(cell) * kNearest + Window::nearest(window)];
        return {lists_.data() + begin[0], lists_.data() + begin[1]};
    }

    /// The cells of a window that a way needs, and above them the piece.
    std::uint64_t needs(Way way) const noexcept { return needs_[way]; }

    /// The number of the placement that lies over a cell in some way.
    core::Move number(Way way, int cell) const noexcept {
        return numbers_[static_cast<std::size_t>(origins_[way] + cell)];
    }

  private:
    using CellSet = typename Board::CellSet;
    static constexpr std::size_t kNearest = 256;
    static constexpr int kSide = Board::kSide;
    static constexpr std::size_t kOrders = Board::kInOrderOfTexts ? Board::kSpots : 1;

    static std::size_t order(int cell) noexcept {
        return Board::kInOrderOfTexts ? static_cast<std::size_t>(cell) : 0;
    }

    Table() : numbers_(kShapes * Board::kSpots) {
        make_placements();
        make_ways();
        make_lists();
    }

    void make_placements() {
        std::vector<std::pair<std::string, Placement<Board>>> all;
        Placement<Board> blank;
        for (const auto& [piece, cells] : shapes()) {
            blank.piece = static_cast<std::uint8_t>(piece);
            for (int cell = 0; cell < kSide * kSide; ++cell)
                add(all, blank, cells, cell / kSide, cell % kSide);
            ++blank.shape;
        }
        std::sort(all.begin(), all.end(),
                  [](const auto& a, const auto& b) { return a.first < b.first; });
        for (auto& [text, placement] : all) {
            numbers_[static_cast<std::size_t>(placement.shape * Board::kSpots +
                                              placement.spots[0])] =
                static_cast<std::uint16_t>(placements_.size());
            texts_.push_back(text);
            placements_.push_back(placement);
        }
    }

    static void add(std::vector<std::pair<std::string, Placement<Board>>>& all,
                    Placement<Board> placement, const Shape& shape, int row, int column) {
        std::string text;
        for (const auto& [r, c] : shape) {
            if (row + r >= kSide || column + c >= kSide) return;
            const int cell = CellSet::cell(column + c, row + r);
            placement.cells.set(cell);
            placement.spots[placement.size++] = static_cast<typename Board::Spot>(cell);
            if (!text.empty()) text += ',';
            text += static_cast<char>('a' + column + c);
            text += std::to_string(row + r + 1);
        }
        all.emplace_back(text, placement);
    }

    void make_ways() {
        for (int shape = 0; shape < kShapes; ++shape) {
            const auto& [piece, cells] = shapes()[static_cast<std::size_t>(shape)];
            first_ways_.push_back(needs_.size());
            for (const auto& [row, column] : cells) {
                std::uint64_t needs = std::uint64_t{1} << (Window::kBits + piece);
                for (const auto& [r, c] : cells)
                    needs |= std::uint64_t{1} << Window::bit(r - row, c - column);
                needs_.push_back(needs);
                const int from =
                    (row - cells[0].first) * CellSet::kStride + column - cells[0].second;
                origins_.push_back(shape * Board::kSpots - from);
            }
        }
    }

    /// The ways over each cell that end on the board, in the order of the placements' texts; or,
    /// for all cells alike, all ways.
    std::vector<std::vector<Way>> ordered() const {
        std::vector<std::vector<Way>> ways(kOrders);
        if constexpr (Board::kInOrderOfTexts) {
            for (const Placement<Board>& placement : placements_) {
                for (std::size_t i = 0; i < placement.size; ++i)
                    ways[placement.spots[i]].push_back(
                        static_cast<Way>(first_ways_[placement.shape] + i));
            }
        } else {
            ways[0].resize(needs_.size());
            std::iota(ways[0].begin(), ways[0].end(), Way{0});
        }
        return ways;
    }

    void make_lists() {
        begins_.push_back(0);
        for (const std::vector<Way>& ways : ordered()) {
            for (unsigned nearest = 0; nearest < kNearest; ++nearest) {
                for (const Way way : ways) {
                    if (!(Window::nearest(needs_[way]) & nearest)) lists_.push_back(way);
                }
                begins_.push_back(static_cast<std::uint32_t>(lists_.size()));
            }
        }
    }

    std::vector<Placement<Board>> placements_;
    std::vector<std::string> texts_;
    std::vector<std::uint16_t> numbers_;  // by shape and the first of its cells
    std::vector<std::uint64_t> needs_;
    std::vector<int> origins_;             // where numbers_ has that of a way, less the cell
    std::vector<std::size_t> first_ways_;  // of each shape
    std::vector<std::uint32_t> begins_;
    std::vector<Way> lists_;
};

}  // namespace tessella::families::blokus
