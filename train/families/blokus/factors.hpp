#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "parameters.hpp"

namespace tessella::train::blokus {

/// How far a step goes.
struct Pace {
    float rate;
    long step;  // counted from 1
};

/// Steps down a gradient, each number at a pace of its own (Adam).
class Adam {
  public:
    /// The share slows the numbers down; the decay draws them towards 0.
    explicit Adam(std::size_t numbers, float share = 1.0f, float decay = 0.0f)
        : means_(numbers), squares_(numbers), share_(share), decay_(decay) {}

    void step(std::span<float> numbers, std::span<const float> gradient, const Pace& pace) {
        const auto steps = static_cast<float>(pace.step);
        const float rate = pace.rate / (1.0f - std::pow(kKeepMean, steps));
        const float scale = 1.0f / (1.0f - std::pow(kKeepSquare, steps));
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const float slope = gradient[i];
            means_[i] = kKeepMean * means_[i] + (1.0f - kKeepMean) * slope;
            squares_[i] = kKeepSquare * squares_[i] + (1.0f - kKeepSquare) * slope * slope;
            const float move = rate * means_[i] / (std::sqrt(squares_[i] * scale) + kTiny);
            numbers[i] -= share_ * (move + pace.rate * decay_ * numbers[i]);
        }
    }

  private:
    static constexpr float kKeepMean = 0.9f;
    static constexpr float kKeepSquare = 0.999f;
    static constexpr float kTiny = 1e-8f;

    std::vector<float> means_, squares_;
    float share_, decay_;
};

/// The rows of the network as they learn: a cell's row is that of its kind in its zone, from which
/// the cell itself differs by a little. What is learned on one cell so holds for those like it.
template <class Game>
class Factors {
  public:
    using Net = typename Game::Net;

    explicit Factors(Parameters<Net>& parameters)
        : parameters_(parameters),
          differences_(parameters.of_rows().begin(), parameters.of_rows().end()) {
        std::array<float, Game::kZones> cells{};
        for (std::size_t cell = 0; cell < Net::kCells; ++cell) ++cells[Game::zone(cell)];
        each_cell([&](std::size_t row, std::size_t zone, std::size_t kind) {
            for (std::size_t i = 0; i < Net::kHidden; ++i)
                common(zone, kind)[i] += differences_[row * Net::kHidden + i] / cells[zone];
        });
        each_cell([&](std::size_t row, std::size_t zone, std::size_t kind) {
            for (std::size_t i = 0; i < Net::kHidden; ++i)
                differences_[row * Net::kHidden + i] -= common(zone, kind)[i];
        });
    }

    void step(std::span<const float> gradient, const Pace& pace) {
        std::fill(common_gradient_.begin(), common_gradient_.end(), 0.0f);
        each_cell([&](std::size_t row, std::size_t zone, std::size_t kind) {
            float* sum = &common_gradient_[at(zone, kind)];
            for (std::size_t i = 0; i < Net::kHidden; ++i)
                sum[i] += gradient[row * Net::kHidden + i];
        });
        common_adam_.step(common_, common_gradient_, pace);
        difference_adam_.step(differences_, gradient, pace);
        put_together();
    }

  private:
    static constexpr float kDifferenceShare = 0.05f;
    static constexpr float kDifferenceDecay = 1.0f;
    static constexpr float kMost = 0.99f;  // what eight bits can hold
    static constexpr std::size_t kCommon = std::size_t{Net::kKinds} * Game::kZones * Net::kHidden;

    static std::size_t at(std::size_t zone, std::size_t kind) {
        return (kind * Game::kZones + zone) * Net::kHidden;
    }

    float* common(std::size_t zone, std::size_t kind) { return &common_[at(zone, kind)]; }

    /// Calls with the row, the zone and the kind.
    template <class Visit>
    static void each_cell(Visit visit) {
        std::size_t row = 0;
        for (std::size_t kind = 0; kind < Net::kKinds; ++kind) {
            for (std::size_t cell = 0; cell < Net::kCells; ++cell)
                visit(row++, Game::zone(cell), kind);
        }
    }

    void put_together() {
        const std::span<float> rows = parameters_.of_rows();
        std::copy(differences_.begin(), differences_.end(), rows.begin());
        each_cell([&](std::size_t row, std::size_t zone, std::size_t kind) {
            for (std::size_t i = 0; i < Net::kHidden; ++i)
                rows[row * Net::kHidden + i] += common(zone, kind)[i];
        });
        for (float& number : rows) number = std::clamp(number, -kMost, kMost);
    }

    Parameters<Net>& parameters_;
    std::vector<float> differences_;
    std::vector<float> common_ = std::vector<float>(kCommon);
    std::vector<float> common_gradient_ = std::vector<float>(kCommon);
    Adam common_adam_{kCommon};
    Adam difference_adam_{differences_.size(), kDifferenceShare, kDifferenceDecay};
};

}  // namespace tessella::train::blokus
