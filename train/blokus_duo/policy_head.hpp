#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "hidden_layer.hpp"

namespace tessella::train::blokus {

/// From the hidden layer and the kinds of the cells to the share of attention of each move.
class PolicyHead {
  public:
    /// The surprise (cross entropy) at the shares of the lesson.
    float look(const Parameters& parameters, const HiddenLayer& layer, const Lesson& lesson,
               const Symmetry& symmetry) {
        fill_boards(parameters, layer);
        float whole = 0;
        placements_.clear();
        errors_.clear();
        for (const Share& share : lesson.shares) {
            placements_.push_back(symmetry.placement(share.move));
            errors_.push_back(appeal(search::blokus::Marks::get()[placements_.back()]));
            whole += share.parts;
        }
        return compare(lesson.shares, whole);
    }

    /// Adds to the gradient, and to the slope of the hidden layer.
    void learn(const Parameters& parameters, const HiddenLayer& layer, float weight,
               Parameters& gradient, Net::Hidden& slope) {
        gather(weight);
        for (std::size_t i = 0; i < Net::kCells; ++i) {
            const std::size_t cell = rimmed(i);
            const std::uint8_t kind = layer.kinds()[cell];
            heat_[i] = cover_[cell];
            gradient.cover[kind] += cover_[cell];
            gradient.open[kind] += open_[cell];
            gradient.border[kind] += border_[cell];
        }
        for (std::size_t j = 0; j < heat_.size(); ++j) gradient.heat_bias[j] += heat_[j];
        for (std::size_t i = 0; i < slope.size(); ++i) {
            const float hidden = layer.values()[i];
            if (hidden <= 0.0f) continue;
            for (std::size_t j = 0; j < heat_.size(); ++j) {
                slope[i] += heat_[j] * parameters.heat[i][j];
                gradient.heat[i][j] += heat_[j] * hidden;
            }
        }
    }

  private:
    using Mark = search::blokus::Marks::Mark;
    using Board = std::array<float, Cells::kBoard>;

    static std::size_t rimmed(std::size_t cell) {
        return (cell / Net::kSide + 1) * games::duo::CellSet::kStride + cell % Net::kSide + 1;
    }

    void fill_boards(const Parameters& parameters, const HiddenLayer& layer) {
        heat_ = parameters.heat_bias;
        for (std::size_t i = 0; i < Net::kHidden; ++i) {
            const float hidden = layer.values()[i];
            if (hidden <= 0.0f) continue;
            for (std::size_t j = 0; j < heat_.size(); ++j)
                heat_[j] += hidden * parameters.heat[i][j];
        }
        cover_[0] = open_[0] = border_[0] = 0;  // the rim, which marks name where they are short
        for (std::size_t i = 0; i < Net::kCells; ++i) {
            const std::size_t cell = rimmed(i);
            const std::uint8_t kind = layer.kinds()[cell];
            cover_[cell] = parameters.cover[kind] + heat_[i];
            open_[cell] = parameters.open[kind];
            border_[cell] = parameters.border[kind];
        }
    }

    float appeal(const Mark& mark) const {
        float total = heat_[Net::kCells + mark.shape];
        for (const std::uint8_t cell : mark.covers) total += cover_[cell];
        for (const std::uint8_t cell : mark.opens) total += open_[cell];
        for (const std::uint8_t cell : mark.borders) total += border_[cell];
        return total;
    }

    /// Turns the appeals into what each share is too large by.
    float compare(const std::vector<Share>& shares, float whole) {
        const float best = *std::max_element(errors_.begin(), errors_.end());
        float total = 0;
        for (const float appeal : errors_) total += std::exp(appeal - best);
        const float level = best + std::log(total);
        float surprise = 0;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const float share = shares[i].parts / whole;
            surprise -= share * (errors_[i] - level);
            errors_[i] = std::exp(errors_[i] - level) - share;
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
            const Mark& mark = search::blokus::Marks::get()[placements_[i]];
            const float error = weight * errors_[i];
            for (const std::uint8_t cell : mark.covers) cover_[cell] += error;
            for (const std::uint8_t cell : mark.opens) open_[cell] += error;
            for (const std::uint8_t cell : mark.borders) border_[cell] += error;
            heat_[Net::kCells + mark.shape] += error;
        }
    }

    Board cover_{}, open_{}, border_{};
    std::array<float, Net::kHeat> heat_{};
    std::vector<std::size_t> placements_;
    std::vector<float> errors_;  // of each move: its appeal at first, then what it is wrong by
};

}  // namespace tessella::train::blokus
