#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "search/blokus_duo_cells.hpp"

namespace tessella::search::blokus {

/// A small network that has learned from games of the search against itself what a position is
/// worth, and which moves deserve attention.
///
/// Each cell of the board, by what it means to the two seats, and each piece in a hand adds a row
/// of whole numbers to one hidden layer. From that layer come the value of the position and, for
/// the moves, what it is worth to cover a cell and to lay a piece in one of its shapes; what
/// covering, opening and bordering a cell of each kind is worth adds to it.
class Net {
  public:
    static constexpr int kHidden = 64;
    static constexpr int kDeep = 32;
    static constexpr int kSide = games::blokus::kSide;
    static constexpr int kCells = kSide * kSide;
    static constexpr int kHands = 2 * games::blokus::kPieces;
    static constexpr int kShapes = 91;
    static constexpr int kRows = Cells::kKinds * kCells + kHands;
    static constexpr int kHeat = 288;  // a cell each, a shape each, and one to fill the last lane
    static constexpr float kScale = 128.0f;

    using Hidden = std::array<float, kHidden>;

    /// What the weights' file holds, in its order: whole numbers, then little-endian floats.
    struct Weights {
        std::array<std::int8_t, static_cast<std::size_t>(kRows) * kHidden> rows;
        std::array<float, kHidden> bias;
        std::array<std::array<float, kDeep>, kHidden> deep;
        std::array<float, kDeep> deep_bias;
        std::array<float, kDeep> value;
        float value_bias;
        std::array<std::array<float, kHeat>, kHidden> heat;
        std::array<float, kHeat> heat_bias;
        std::array<float, Cells::kKinds> cover, open, border;
    };

    /// The network that was learned, written by `train.blokus_duo`.
    static const Net& get();

    explicit Net(const unsigned char* file) : weights_(1) {
        std::memcpy(&weights_[0], file, sizeof(Weights));
        rows_.resize(weights_[0].rows.size() / kWidth);
        for (std::size_t i = 0; i < weights_[0].rows.size(); ++i)
            rows_[i / kWidth][i % kWidth] = weights_[0].rows[i];
    }

    const Weights& weights() const noexcept { return weights_[0]; }

    Hidden hidden(const games::BlokusDuo& state, const Cells& cells) const noexcept {
        Sum sum{};
        for (std::size_t row = 0; row < kSide; ++row) {
            for (std::size_t column = 0; column < kSide; ++column) {
                const std::size_t kind = cells[(row + 1) * core::Rows::kStride + column + 1];
                add(sum, kind * kCells + row * kSide + column);
            }
        }
        std::size_t at = static_cast<std::size_t>(Cells::kKinds) * kCells;
        for (const int seat : {state.turn(), 1 - state.turn()}) {
            for (std::uint32_t hand = state.hand(seat); hand; hand &= hand - 1)
                add(sum, at + static_cast<std::size_t>(std::countr_zero(hand)));
            at += games::blokus::kPieces;
        }
        return activated(sum);
    }

    /// How well the seat that has the turn will do, from 0 to 1.
    float value(const Hidden& hidden) const noexcept {
        const Weights& w = weights();
        std::array<float, kDeep> deep = w.deep_bias;
        for (std::size_t i = 0; i < kHidden; ++i) {
            for (std::size_t j = 0; j < kDeep; ++j) deep[j] += hidden[i] * w.deep[i][j];
        }
        float logit = w.value_bias;
        for (std::size_t j = 0; j < kDeep; ++j) logit += std::max(deep[j], 0.0f) * w.value[j];
        return 1.0f / (1.0f + std::exp(-logit));
    }

    /// What it is worth to cover each cell and to lay each shape, as the whole board has it.
    std::array<float, kHeat> heat(const Hidden& hidden) const noexcept {
        const Weights& w = weights();
        std::array<float, kHeat> heat = w.heat_bias;
        for (std::size_t i = 0; i < kHidden; ++i) {
            if (hidden[i] == 0.0f) continue;
            for (std::size_t j = 0; j < kHeat; ++j) heat[j] += hidden[i] * w.heat[i][j];
        }
        return heat;
    }

  private:
    static constexpr std::size_t kWidth = 16;
    static constexpr std::size_t kLanes = kHidden / kWidth;
    using Lane = std::int16_t __attribute__((vector_size(2 * kWidth)));
    using Sum = std::array<Lane, kLanes>;

    /// Sums stay within sixteen bits: 238 rows of at most 127 each.
    void add(Sum& sum, std::size_t row) const noexcept {
        for (std::size_t lane = 0; lane < kLanes; ++lane) sum[lane] += rows_[row * kLanes + lane];
    }

    Hidden activated(const Sum& sum) const noexcept {
        Hidden hidden;
        for (std::size_t i = 0; i < kHidden; ++i) {
            const float total = static_cast<float>(sum[i / kWidth][i % kWidth]) / kScale;
            hidden[i] = std::max(total + weights().bias[i], 0.0f);
        }
        return hidden;
    }

    std::vector<Weights> weights_;
    std::vector<Lane> rows_;
};

}  // namespace tessella::search::blokus
