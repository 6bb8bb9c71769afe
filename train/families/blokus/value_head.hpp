#pragma once

#include <algorithm>
#include <array>

#include "parameters.hpp"

namespace tessella::train::blokus {

/// From the hidden layer to what the network tells.
template <class Net>
class ValueHead {
  public:
    using Hidden = typename Net::Hidden;
    using Outputs = typename Net::Outputs;

    Outputs look(const Parameters<Net>& parameters, const Hidden& hidden) {
        deep_ = parameters.deep_bias;
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            for (std::size_t j = 0; j < deep_.size(); ++j)
                deep_[j] += hidden[i] * parameters.deep[i][j];
        }
        Outputs outputs = parameters.outputs_bias;
        for (std::size_t j = 0; j < deep_.size(); ++j) {
            deep_[j] = std::max(deep_[j], 0.0f);
            for (std::size_t k = 0; k < outputs.size(); ++k)
                outputs[k] += deep_[j] * parameters.outputs[j][k];
        }
        return outputs;
    }

    /// Adds to the gradient, and to the slope of the hidden layer; the errors are of the outputs.
    void learn(const Parameters<Net>& parameters, const Hidden& hidden, const Outputs& errors,
               Parameters<Net>& gradient, Hidden& slope) const {
        for (std::size_t k = 0; k < errors.size(); ++k) gradient.outputs_bias[k] += errors[k];
        std::array<float, Net::kDeep> deep{};
        for (std::size_t j = 0; j < deep_.size(); ++j) {
            for (std::size_t k = 0; k < errors.size(); ++k) {
                gradient.outputs[j][k] += errors[k] * deep_[j];
                if (deep_[j] > 0.0f) deep[j] += errors[k] * parameters.outputs[j][k];
            }
            gradient.deep_bias[j] += deep[j];
        }
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            for (std::size_t j = 0; j < deep.size(); ++j) {
                slope[i] += deep[j] * parameters.deep[i][j];
                gradient.deep[i][j] += deep[j] * hidden[i];
            }
        }
    }

  private:
    std::array<float, Net::kDeep> deep_{};
};

}  // namespace tessella::train::blokus
