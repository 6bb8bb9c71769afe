#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "lessons.hpp"
#include "parameters.hpp"
#include "symmetry.hpp"

namespace tessella::train::blokus {

/// What a position is to the network: the kinds of its cells after a symmetry, the rows that they
/// and the hands select, and the hidden layer to which these sum up.
class HiddenLayer {
  public:
    using Numbers = Net::Hidden;
    using Kinds = std::array<std::uint8_t, Cells::kBoard>;

    void look(const Parameters& parameters, const games::BlokusDuo& state,
              const Symmetry& symmetry) {
        rows_.clear();
        select_cells(Cells(state), symmetry);
        select_hands(state);
        values_ = parameters.bias;
        for (const std::size_t row : rows_) {
            for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += parameters.rows[row][i];
        }
        for (float& value : values_) value = std::max(value, 0.0f);
    }

    /// Hands what the layer should have been on to the numbers that made it.
    void learn(Numbers slope, Parameters& gradient) const {
        for (std::size_t i = 0; i < slope.size(); ++i) {
            if (values_[i] <= 0.0f) slope[i] = 0.0f;
            gradient.bias[i] += slope[i];
        }
        for (const std::size_t row : rows_) {
            for (std::size_t i = 0; i < slope.size(); ++i) gradient.rows[row][i] += slope[i];
        }
    }

    const Numbers& values() const { return values_; }

    /// The kinds of the cells of the rimmed board.
    const Kinds& kinds() const { return kinds_; }

  private:
    void select_cells(const Cells& cells, const Symmetry& symmetry) {
        for (int row = 0; row < Net::kSide; ++row) {
            for (int column = 0; column < Net::kSide; ++column) {
                const auto from = static_cast<std::size_t>(games::duo::CellSet::cell(column, row));
                const std::size_t to = symmetry.cell(from);
                kinds_[to] = cells[from];
                rows_.push_back(std::size_t{cells[from]} * Net::kCells + number(to));
            }
        }
    }

    void select_hands(const games::BlokusDuo& state) {
        std::size_t first = Net::kRows - Net::kHands;
        for (const int seat : {state.turn(), 1 - state.turn()}) {
            for (std::uint32_t hand = state.hand(seat); hand; hand &= hand - 1)
                rows_.push_back(first + static_cast<std::size_t>(std::countr_zero(hand)));
            first += families::blokus::kPieces;
        }
    }

    /// A cell of the rimmed board as one of the board.
    static std::size_t number(std::size_t cell) {
        return (cell / games::duo::CellSet::kStride - 1) * Net::kSide +
               cell % games::duo::CellSet::kStride - 1;
    }

    Kinds kinds_{};
    Numbers values_{};
    std::vector<std::size_t> rows_;
};

}  // namespace tessella::train::blokus
