#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "parameters.hpp"

namespace tessella::train::blokus {

/// From the hidden layer to how well the seat that has the turn will do.
class ValueHead {
  public:
    float look(const Parameters& parameters, const Net::Hidden& hidden) {
        deep_ = parameters.deep_bias;
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            for (std::size_t j = 0; j < deep_.size(); ++j)
                deep_[j] += hidden[i] * parameters.deep[i][j];
        }
        float logit = parameters.value_bias;
        for (std::size_t j = 0; j < deep_.size(); ++j) {
            deep_[j] = std::max(deep_[j], 0.0f);
            logit += deep_[j] * parameters.value[j];
        }
        return 1.0f / (1.0f + std::exp(-logit));
    }

    /// Adds to the gradient, and to the slope of the hidden layer; the error is that of the logit.
    void learn(const Parameters& parameters, const Net::Hidden& hidden, float error,
               Parameters& gradient, Net::Hidden& slope) const {
        gradient.value_bias += error;
        std::array<float, Net::kDeep> errors;
        for (std::size_t j = 0; j < deep_.size(); ++j) {
            gradient.value[j] += error * deep_[j];
            errors[j] = deep_[j] > 0.0f ? error * parameters.value[j] : 0.0f;
            gradient.deep_bias[j] += errors[j];
        }
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            for (std::size_t j = 0; j < errors.size(); ++j) {
                slope[i] += errors[j] * parameters.deep[i][j];
                gradient.deep[i][j] += errors[j] * hidden[i];
            }
        }
    }

  private:
    std::array<float, Net::kDeep> deep_{};
};

}  // namespace tessella::train::blokus
