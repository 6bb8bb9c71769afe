#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/maths.hpp"
#include "games/blokus_duo/guide/cells.hpp"

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
    static constexpr int kSide = games::duo::kSide;
    static constexpr int kCells = kSide * kSide;
    static constexpr int kHands = 2 * families::blokus::kPieces;
    static constexpr int kShapes = families::blokus::kShapes;
    static constexpr int kRows = Cells::kKinds * kCells + kHands;
    static constexpr int kHeat = 288;  // a cell each, a shape each, and one to fill the last lane
    static constexpr float kScale = 128.0f;

    /// Where the cells lie on the rimmed board.
    static constexpr std::array<std::uint8_t, kCells> kPlaces = [] {
        std::array<std::uint8_t, kCells> places{};
        for (int i = 0; i < kCells; ++i) {
            const int cell = games::duo::CellSet::cell(i % kSide, i / kSide);
            places[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(cell);
        }
        return places;
    }();

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
        rows_.resize(kRows);
        for (std::size_t row = 0; row < kRows; ++row) {
            for (std::size_t i = 0; i < kHidden; ++i)
                rows_[row].set(i, weights_[0].rows[row * kHidden + i]);
        }
    }

    const Weights& weights() const noexcept { return weights_[0]; }

    Hidden hidden(const games::BlokusDuo& state, const Cells& cells) const noexcept {
        Sum sum;
        for (std::size_t i = 0; i < kCells; ++i)
            sum.add(rows_[std::size_t{cells[kPlaces[i]]} * kCells + i]);
        std::size_t at = static_cast<std::size_t>(Cells::kKinds) * kCells;
        int added = kCells;
        for (const int seat : {state.turn(), 1 - state.turn()}) {
            added += std::popcount(state.hand(seat));
            for (std::uint32_t hand = state.hand(seat); hand; hand &= hand - 1)
                sum.add(rows_[at + static_cast<std::size_t>(std::countr_zero(hand))]);
            at += families::blokus::kPieces;
        }
        return activated(sum, added);
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
        return 1.0f / (1.0f + core::exp(-logit));
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
    static constexpr std::size_t kPairs = kHidden / kWidth / 2;
    static constexpr int kZero = 128;
    using Lane = std::uint16_t __attribute__((vector_size(2 * kWidth)));

    /// A row in one line of the cache, for many are read, far from each other: eight bits each,
    /// counted from kZero. A pair of lanes lies in each other, the second in the upper halves.
    struct alignas(kHidden) Row {
        std::array<Lane, kPairs> pairs{};

        void set(std::size_t i, std::int8_t weight) noexcept {
            const unsigned upper = i / kWidth % 2 * 8;
            const auto bits = static_cast<std::uint16_t>((weight + kZero) << upper);
            pairs[i / kWidth / 2][i % kWidth] |= bits;
        }
    };

    /// Sums stay within sixteen bits: 238 rows of at most 255 each.
    struct Sum {
        std::array<Lane, 2 * kPairs> lanes{};

        void add(const Row& row) noexcept {
            for (std::size_t i = 0; i < kPairs; ++i) {
                lanes[2 * i] += row.pairs[i] & 0xFF;
                lanes[2 * i + 1] += row.pairs[i] >> 8;
            }
        }
    };

    Hidden activated(const Sum& sum, int added) const noexcept {
        Hidden hidden;
        for (std::size_t i = 0; i < kHidden; ++i) {
            const int total = sum.lanes[i / kWidth][i % kWidth] - added * kZero;
            hidden[i] = std::max(static_cast<float>(total) / kScale + weights().bias[i], 0.0f);
        }
        return hidden;
    }

    std::vector<Weights> weights_;
    std::vector<Row> rows_;
};

}  // namespace tessella::search::blokus
