#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "families/blokus/kinds.hpp"
#include "families/blokus/pieces.hpp"
#include "families/blokus/quarter_turns.hpp"

namespace tessella::families::blokus {

/// How large a network is: the colours from whose sides it sees the board, the facts that it is
/// told of each, the numbers of its layers, and what it tells.
template <class BoardOf, int kViewsOf, int kFactsOf, int kHiddenOf, int kDeepOf, int kOutputsOf>
struct NetShape {
    using Board = BoardOf;
    static constexpr int kViews = kViewsOf;
    static constexpr int kFacts = kFactsOf;
    static constexpr int kHidden = kHiddenOf;
    static constexpr int kDeep = kDeepOf;
    static constexpr int kOutputs = kOutputsOf;
};

/// A small network that has learned from games of the search against itself what a position is
/// worth, and which moves deserve attention.
///
/// The board is seen from the side of one or several colours, each time turned so that the colour
/// sits where the first one does. Each cell, by what it means to that colour and to its rivals, and
/// each fact, such as a piece in hand, adds a row of whole numbers to a hidden layer; those of all
/// views stand side by side. From them come the outputs and, for the moves, what it is worth to
/// cover a cell and to lay a piece in one of its shapes; what covering, opening and bordering a
/// cell of each kind is worth adds to it.
template <class ShapeOf>
class Net {
  public:
    using Shape = ShapeOf;
    using Board = typename Shape::Board;
    static constexpr int kHidden = Shape::kHidden;
    static constexpr int kViews = Shape::kViews;
    static constexpr int kWidth = kHidden * kViews;
    static constexpr int kDeep = Shape::kDeep;
    static constexpr int kOutputs = Shape::kOutputs;
    static constexpr int kKinds = Kinds<Board>::kKinds;
    static constexpr int kLevels = Kinds<Board>::kNear;
    static constexpr int kCells = Board::kSide * Board::kSide;
    static constexpr int kRows = kKinds * kCells + Shape::kFacts;
    /// A cell each, a shape each, and some to fill the last lane.
    static constexpr int kHeat = (kCells + kShapes + 15) / 16 * 16;
    static constexpr float kScale = 128.0f;

    using Hidden = std::array<float, kWidth>;
    using Outputs = std::array<float, kOutputs>;
    using Heat = std::array<float, kHeat>;

    /// What the weights' file holds, in its order: whole numbers, then little-endian floats.
    struct Weights {
        std::array<std::int8_t, static_cast<std::size_t>(kRows) * kHidden> rows;
        std::array<float, kHidden> bias;
        std::array<std::array<float, kDeep>, kWidth> deep;
        std::array<float, kDeep> deep_bias;
        std::array<std::array<float, kOutputs>, kDeep> outputs;
        std::array<float, kOutputs> outputs_bias;
        std::array<std::array<float, kHeat>, kWidth> heat;
        std::array<float, kHeat> heat_bias;
        std::array<float, kKinds> cover, open, border;
        std::array<float, kLevels> partner;
    };

    explicit Net(const unsigned char* file) : weights_(1) {
        std::memcpy(&weights_[0], file, sizeof(Weights));
        rows_.resize(kRows);
        for (std::size_t row = 0; row < kRows; ++row) {
            for (std::size_t i = 0; i < kHidden; ++i)
                rows_[row].set(i, weights_[0].rows[row * kHidden + i]);
        }
    }

    const Weights& weights() const noexcept { return weights_[0]; }

    /// Looks at the board from the side of a colour that is so many quarter turns from the first,
    /// and fills its part of the hidden layer. The facts are bits, in as many words as needed.
    template <std::size_t kWords>
    void look(std::size_t view, std::size_t turns, const Kinds<Board>& kinds,
              const std::array<std::uint64_t, kWords>& facts, Hidden& hidden) const noexcept {
        static_assert(kWords * 64 >= Shape::kFacts);
        Sum sum;
        const auto& places = QuarterTurns<Board>::kPlaces[turns];
        for (std::size_t i = 0; i < kCells; ++i)
            sum.add(rows_[std::size_t{kinds[places[i]]} * kCells + i]);
        int added = kCells;
        std::size_t first = static_cast<std::size_t>(kKinds) * kCells;
        for (std::uint64_t word : facts) {
            for (; word; word &= word - 1, ++added)
                sum.add(rows_[first + static_cast<std::size_t>(std::countr_zero(word))]);
            first += 64;
        }
        activate(sum, added, &hidden[view * kHidden]);
    }

    Outputs outputs(const Hidden& hidden) const noexcept {
        const Weights& w = weights();
        std::array<float, kDeep> deep = w.deep_bias;
        for (std::size_t i = 0; i < kWidth; ++i) {
            for (std::size_t j = 0; j < kDeep; ++j) deep[j] += hidden[i] * w.deep[i][j];
        }
        Outputs outputs = w.outputs_bias;
        for (std::size_t j = 0; j < kDeep; ++j) {
            const float number = std::max(deep[j], 0.0f);
            for (std::size_t k = 0; k < kOutputs; ++k) outputs[k] += number * w.outputs[j][k];
        }
        return outputs;
    }

    /// What it is worth to cover each cell and to lay each shape, as the whole board has it, from
    /// the side of the first view.
    Heat heat(const Hidden& hidden) const noexcept {
        const Weights& w = weights();
        Heat heat = w.heat_bias;
        std::array<std::size_t, kWidth> lit{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < kWidth; ++i) {
            lit[count] = i;
            count += hidden[i] != 0.0f;
        }
        std::size_t done = 0;
        for (; done + kAtOnce <= count; done += kAtOnce) warm<kAtOnce>(&lit[done], hidden, heat);
        for (; done < count; ++done) warm<1>(&lit[done], hidden, heat);
        return heat;
    }

  private:
    static constexpr std::size_t kLane = 16;
    static constexpr std::size_t kAtOnce = 4;
    static constexpr std::size_t kPairs = kHidden / kLane / 2;
    static constexpr int kZero = 128;
    using Lane = std::uint16_t __attribute__((vector_size(2 * kLane)));

    /// A row in one line of the cache, for many are read, far from each other: eight bits each,
    /// counted from kZero. A pair of lanes lies in each other, the second in the upper halves.
    struct alignas(std::min(kHidden, 64)) Row {
        std::array<Lane, kPairs> pairs{};

        void set(std::size_t i, std::int8_t weight) noexcept {
            const unsigned upper = i / kLane % 2 * 8;
            const auto bits = static_cast<std::uint16_t>((weight + kZero) << upper);
            pairs[i / kLane / 2][i % kLane] |= bits;
        }
    };

    /// Sums run over, but come to the same as long as they end within sixteen bits: the trainer
    /// sees to it that they do.
    struct Sum {
        std::array<Lane, 2 * kPairs> lanes{};

        void add(const Row& row) noexcept {
            for (std::size_t i = 0; i < kPairs; ++i) {
                lanes[2 * i] += row.pairs[i] & 0xFF;
                lanes[2 * i + 1] += row.pairs[i] >> 8;
            }
        }
    };

    /// Adds what some numbers of the hidden layer bring, one after the other: the heat itself is
    /// read and written once for all of them.
    template <std::size_t kCount>
    void warm(const std::size_t* lit, const Hidden& hidden, Heat& heat) const noexcept {
        std::array<float, kCount> numbers;
        std::array<const float*, kCount> worth;
        for (std::size_t k = 0; k < kCount; ++k) {
            numbers[k] = hidden[lit[k]];
            worth[k] = weights().heat[lit[k]].data();
        }
        for (std::size_t j = 0; j < kHeat; ++j) {
            float sum = heat[j];
            for (std::size_t k = 0; k < kCount; ++k) sum += numbers[k] * worth[k][j];
            heat[j] = sum;
        }
    }

    void activate(const Sum& sum, int added, float* hidden) const noexcept {
        for (std::size_t i = 0; i < kHidden; ++i) {
            const int over = sum.lanes[i / kLane][i % kLane] - added * kZero;
            const float total = static_cast<std::int16_t>(over);
            hidden[i] = std::max(total / kScale + weights().bias[i], 0.0f);
        }
    }

    std::vector<Weights> weights_;
    std::vector<Row> rows_;
};

}  // namespace tessella::families::blokus
