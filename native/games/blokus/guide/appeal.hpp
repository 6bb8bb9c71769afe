#pragma once

#include <array>
#include <cstddef>

#include "games/blokus/guide/sight.hpp"

namespace tessella::search {

/// How good each placement of the colour that acts looks to the seat that lays it.
class BlokusAppeal {
  public:
    using State = games::Blokus;

    explicit BlokusAppeal(const State& state) noexcept
        : piece_(BlokusWeights::get().appeal.piece[BlokusSight::stage(state, state.colour())]) {
        using Board = games::blokus::Board;
        const BlokusWeights::Appeal& weights = BlokusWeights::get().appeal;
        const BlokusSight sight(state);
        const auto kinds = sight.kinds(
            state.colour(), [&](int colour) { return BlokusSight::is_rival(state, colour); });
        const auto partners =
            sight.levels([&](int colour) { return BlokusSight::is_partner(state, colour); });
        for (int row = 0; row < Board::kSide; ++row) {
            const auto first = static_cast<std::size_t>(Board::CellSet::cell(0, row));
            for (std::size_t cell = first; cell < first + Board::kSide; ++cell) {
                cover_[cell] = weights.cover[kinds[cell]] + weights.partner[partners[cell]];
                open_[cell] = weights.open[kinds[cell]];
                border_[cell] = weights.border[kinds[cell]];
            }
        }
    }

    float operator()(core::Move move) const noexcept {
        const BlokusMarks& marks = BlokusMarks::get();
        const auto [first, shape] = marks.place(move);
        const BlokusMarks::Mark& mark = marks.mark(shape);
        return (piece_[mark.piece] + sum(cover_, first, mark.covers, mark.covered)) +
               (sum(open_, first, mark.opens, mark.opened) +
                sum(border_, first, mark.borders, mark.bordered));
    }

  private:
    using Cells = std::array<float, games::blokus::Board::kSpots>;

    template <std::size_t kMost>
    static float sum(const Cells& cells, std::size_t first, const BlokusMarks::List<kMost>& list,
                     std::size_t size) noexcept {
        float total = 0;
        for (std::size_t i = 0; i < size; ++i)
            total += cells[first + static_cast<std::size_t>(list[i])];
        return total;
    }

    Cells cover_{}, open_{}, border_{};
    const std::array<float, BlokusWeights::kPieces>& piece_;
};

}  // namespace tessella::search
