#pragma once

#include <array>
#include <cstddef>

#include "games/blokus/guide/marks.hpp"
#include "games/blokus/guide/net.hpp"

namespace tessella::search {

/// How good each placement of the colour that acts looks to the seat that lays it.
class BlokusAppeal {
  public:
    using State = games::Blokus;

    /// As the network has it.
    BlokusAppeal(const BlokusNet& net, const State& state) noexcept {
        const BlokusSight sight(state);
        weigh(net.weights(), sight.kinds(state, state.colour()));
        const auto partners = sight.partners(state);
        const auto heat = net.heat(net.hidden(state, sight));
        const auto turns = static_cast<std::size_t>(state.colour());
        const auto& places = families::blokus::QuarterTurns<games::blokus::Board>::kPlaces[turns];
        for (std::size_t i = 0; i < BlokusNet::kCells; ++i) {
            const std::size_t cell = places[i];
            cover_[cell] = cover_[cell] + net.weights().partner[partners[cell]] + heat[i];
        }
        const auto& shapes = families::blokus::seen_shapes()[turns];
        for (std::size_t i = 0; i < shape_.size(); ++i)
            shape_[i] = heat[BlokusNet::kCells + shapes[i]];
    }

    /// As the sums have it.
    BlokusAppeal(const BlokusSums::Appeal& sums, const State& state) noexcept {
        weigh(sums, BlokusSight(state).kinds(state, state.colour()));
        const auto& piece = sums.piece[BlokusSight::stage(state, state.colour())];
        for (std::size_t i = 0; i < shape_.size(); ++i)
            shape_[i] = piece[BlokusMarks::get().mark(i).piece];
    }

    float operator()(core::Move move) const noexcept {
        const BlokusMarks& marks = BlokusMarks::get();
        const auto [first, shape] = marks.place(move);
        const BlokusMarks::Mark& mark = marks.mark(shape);
        return (shape_[shape] + sum(cover_, first, mark.covers, mark.covered)) +
               (sum(open_, first, mark.opens, mark.opened) +
                sum(border_, first, mark.borders, mark.bordered));
    }

  private:
    using Cells = std::array<float, games::blokus::Board::kSpots>;

    /// What each cell of the board is worth by its kind.
    template <class Weights>
    void weigh(const Weights& weights, const BlokusSight::Kinds& kinds) noexcept {
        for (const auto cell : families::blokus::QuarterTurns<games::blokus::Board>::kPlaces[0]) {
            cover_[cell] = weights.cover[kinds[cell]];
            open_[cell] = weights.open[kinds[cell]];
            border_[cell] = weights.border[kinds[cell]];
        }
    }

    template <std::size_t kMost>
    static float sum(const Cells& cells, std::size_t first, const BlokusMarks::List<kMost>& list,
                     std::size_t size) noexcept {
        float total = 0;
        for (std::size_t i = 0; i < size; ++i)
            total += cells[first + static_cast<std::size_t>(list[i])];
        return total;
    }

    Cells cover_{}, open_{}, border_{};
    std::array<float, families::blokus::kShapes> shape_;
};

}  // namespace tessella::search
