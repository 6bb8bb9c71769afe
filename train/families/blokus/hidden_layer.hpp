#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "parameters.hpp"
#include "symmetry.hpp"

namespace tessella::train::blokus {

/// What a position is to the network: the kinds of its cells after a symmetry, the rows that they
/// and the facts select in each view, and the hidden layer to which these sum up.
template <class Game>
class HiddenLayer {
  public:
    using Net = typename Game::Net;
    using Board = typename Net::Board;
    using State = typename Game::State;
    using Numbers = typename Net::Hidden;
    template <class Number>
    using Spots = std::array<Number, Board::kSpots>;

    /// The way is a number below `Game::kWays`.
    void look(const Parameters<Net>& parameters, const State& state, std::size_t way) {
        for (std::size_t view = 0; view < Net::kViews; ++view) {
            rows_[view].clear();
            select(state, Game::seen_from(state, view, way), way, view);
            float* const values = &values_[view * Net::kHidden];
            std::copy(parameters.bias.begin(), parameters.bias.end(), values);
            for (const std::size_t row : rows_[view]) {
                for (std::size_t i = 0; i < Net::kHidden; ++i) values[i] += parameters.rows[row][i];
            }
        }
        for (float& value : values_) value = std::max(value, 0.0f);
        look_at_partners(state, way);
    }

    /// Hands what the layer should have been on to the numbers that made it.
    void learn(Numbers slope, Parameters<Net>& gradient) const {
        for (std::size_t i = 0; i < slope.size(); ++i) {
            if (values_[i] <= 0.0f) slope[i] = 0.0f;
            gradient.bias[i % Net::kHidden] += slope[i];
        }
        for (std::size_t view = 0; view < Net::kViews; ++view) {
            const float* const part = &slope[view * Net::kHidden];
            for (const std::size_t row : rows_[view]) {
                for (std::size_t i = 0; i < Net::kHidden; ++i) gradient.rows[row][i] += part[i];
            }
        }
    }

    const Numbers& values() const { return values_; }

    /// What the cells of the rimmed board are to the one that has the turn, and to its partners.
    const Spots<std::uint8_t>& kinds() const { return kinds_; }
    const Spots<std::uint8_t>& partners() const { return partners_; }

  private:
    void select(const State& state, int colour, std::size_t way, std::size_t view) {
        const auto& symmetry = Game::symmetry(colour, way);
        const auto kinds = Game::kinds(state, colour);
        for (int number = 0; number < Net::kCells; ++number) {
            const auto from = static_cast<std::size_t>(Board::cell(number));
            const std::size_t to = symmetry.cell(from);
            if (view == 0) kinds_[to] = kinds[from];
            const auto cell = static_cast<std::size_t>(Board::numbered(static_cast<int>(to)));
            rows_[view].push_back(std::size_t{kinds[from]} * Net::kCells + cell);
        }
        std::size_t first = std::size_t{Net::kKinds} * Net::kCells;
        for (std::uint64_t word : Game::Net::facts(state, colour)) {
            for (; word; word &= word - 1)
                rows_[view].push_back(first + static_cast<std::size_t>(std::countr_zero(word)));
            first += 64;
        }
    }

    void look_at_partners(const State& state, std::size_t way) {
        if constexpr (requires { Game::partners(state); }) {
            const auto partners = Game::partners(state);
            const auto& symmetry = Game::symmetry(Game::colour(state), way);
            for (int number = 0; number < Net::kCells; ++number) {
                const auto from = static_cast<std::size_t>(Board::cell(number));
                partners_[symmetry.cell(from)] = partners[from];
            }
        }
    }

    Spots<std::uint8_t> kinds_{}, partners_{};
    Numbers values_{};
    std::array<std::vector<std::size_t>, Net::kViews> rows_;
};

}  // namespace tessella::train::blokus
