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

    BlokusAppeal(const BlokusNet& net, const State& state) noexcept {
        const BlokusNet::Weights& weights = net.weights();
        const BlokusSight sight(state);
        const auto kinds = sight.kinds(state, state.colour());
        const auto partners = sight.partners(state);
        const auto heat = net.heat(net.hidden(state, sight));
        const auto turns = static_cast<std::size_t>(state.colour());
        const auto& places = families::blokus::QuarterTurns<games::blokus::Board>::kPlaces[turns];
        for (std::size_t i = 0; i < BlokusNet::kCells; ++i) {
            const std::size_t cell = places[i];
            cover_[cell] = weights.cover[kinds[cell]] + weights.partner[partners[cell]] + heat[i];
            open_[cell] = weights.open[kinds[cell]];
            border_[cell] = weights.border[kinds[cell]];
        }
        const auto& shapes = families::blokus::seen_shapes()[turns];
        for (std::size_t i = 0; i < shape_.size(); ++i)
            shape_[i] = heat[BlokusNet::kCells + shapes[i]];
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
