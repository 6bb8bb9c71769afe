#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "families/blokus/marks.hpp"
#include "hidden_layer.hpp"
#include "lessons.hpp"

namespace tessella::train::blokus {

/// From the hidden layer and the kinds of the cells to the share of attention of each move.
template <class Game>
class PolicyHead {
  public:
    using Net = typename Game::Net;
    using Board = typename Net::Board;
    using Numbers = Parameters<Net>;
    using Layer = HiddenLayer<Game>;

    /// The surprise (cross entropy) at the shares of the lesson.
    float look(const Numbers& parameters, const Layer& layer, const typename Game::State& state,
               const std::vector<Share>& shares, std::size_t way) {
        fill_boards(parameters, layer);
        list(state, Game::symmetry(Game::colour(state), way));
        std::vector<float> told(errors_.size());
        float whole = 0;
        for (const Share& share : shares) whole += share.parts;
        for (const Share& share : shares) {
            const auto found = std::lower_bound(order_.begin(), order_.end(),
                                                std::pair<core::Move, std::size_t>(share.move, 0));
            told[found->second] = share.parts / whole;
        }
        return compare(told);
    }

    /// Adds to the gradient, and to the slope of the hidden layer.
    void learn(const Numbers& parameters, const Layer& layer, float weight, Numbers& gradient,
               typename Net::Hidden& slope) {
        gather(weight);
        for (std::size_t i = 0; i < Net::kCells; ++i) {
            const auto cell = static_cast<std::size_t>(Board::cell(static_cast<int>(i)));
            const std::uint8_t kind = layer.kinds()[cell];
            heat_[i] = cover_[cell];
            gradient.cover[kind] += cover_[cell];
            gradient.open[kind] += open_[cell];
            gradient.border[kind] += border_[cell];
            gradient.partner[layer.partners()[cell]] += cover_[cell];
        }
        for (std::size_t j = 0; j < heat_.size(); ++j) gradient.heat_bias[j] += heat_[j];
        for (std::size_t i = 0; i < slope.size(); ++i) {
            const float hidden = layer.values()[i];
            if (hidden <= 0.0f) continue;
            float sum = 0;
            for (std::size_t j = 0; j < heat_.size(); ++j) {
                sum += heat_[j] * parameters.heat[i][j];
                gradient.heat[i][j] += heat_[j] * hidden;
            }
            slope[i] += sum;
        }
    }

  private:
    using Marks = families::blokus::Marks<Board>;
    using Spots = std::array<float, Board::kSpots>;

    void fill_boards(const Numbers& parameters, const Layer& layer) {
        heat_ = parameters.heat_bias;
        for (std::size_t i = 0; i < Net::kWidth; ++i) {
            const float hidden = layer.values()[i];
            if (hidden <= 0.0f) continue;
            for (std::size_t j = 0; j < heat_.size(); ++j)
                heat_[j] += hidden * parameters.heat[i][j];
        }
        cover_[0] = open_[0] = border_[0] = 0;  // the rim, which marks name where they are short
        for (std::size_t i = 0; i < Net::kCells; ++i) {
            const auto cell = static_cast<std::size_t>(Board::cell(static_cast<int>(i)));
            const std::uint8_t kind = layer.kinds()[cell];
            cover_[cell] =
                parameters.cover[kind] + parameters.partner[layer.partners()[cell]] + heat_[i];
            open_[cell] = parameters.open[kind];
            border_[cell] = parameters.border[kind];
        }
    }

    /// All moves with their appeals.
    void list(const typename Game::State& state, const Symmetry<Board>& symmetry) {
        state.moves(moves_);
        order_.clear();
        placements_.clear();
        errors_.clear();
        for (const core::Move move : moves_) {
            order_.emplace_back(move, order_.size());
            placements_.push_back(symmetry.placement(move));
            errors_.push_back(appeal(Marks::get()[placements_.back()]));
        }
        std::sort(order_.begin(), order_.end());
    }

    float appeal(const typename Marks::Mark& mark) const {
        float total = heat_[Net::kCells + mark.shape];
        for (const auto cell : mark.covers) total += cover_[cell];
        for (const auto cell : mark.opens) total += open_[cell];
        for (const auto cell : mark.borders) total += border_[cell];
        return total;
    }

    /// Turns the appeals into what each share is too large by.
    float compare(const std::vector<float>& told) {
        const float best = *std::max_element(errors_.begin(), errors_.end());
        float total = 0;
        for (const float appeal : errors_) total += std::exp(appeal - best);
        const float level = best + std::log(total);
        float surprise = 0;
        for (std::size_t i = 0; i < told.size(); ++i) {
            surprise -= told[i] * (errors_[i] - level);
            errors_[i] = std::exp(errors_[i] - level) - told[i];
        }
        return surprise;
    }

    /// Sums the errors up by cell and shape, in the places of what made the appeals.
    void gather(float weight) {
        cover_.fill(0);
        open_.fill(0);
        border_.fill(0);
        heat_.fill(0);
        for (std::size_t i = 0; i < errors_.size(); ++i) {
            const typename Marks::Mark& mark = Marks::get()[placements_[i]];
            const float error = weight * errors_[i];
            for (const auto cell : mark.covers) cover_[cell] += error;
            for (const auto cell : mark.opens) open_[cell] += error;
            for (const auto cell : mark.borders) border_[cell] += error;
            heat_[Net::kCells + mark.shape] += error;
        }
    }

    Spots cover_{}, open_{}, border_{};
    typename Net::Heat heat_{};
    typename Game::State::Moves moves_;
    std::vector<std::pair<core::Move, std::size_t>> order_;  // of the moves, by their number
    std::vector<std::size_t> placements_;
    std::vector<float> errors_;  // of each move: its appeal at first, then what it is wrong by
};

}  // namespace tessella::train::blokus
