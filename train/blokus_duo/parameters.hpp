#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <span>
#include <stdexcept>
#include <string>

#include "games/blokus_duo/guide/net.hpp"

namespace tessella::train::blokus {

using search::blokus::Cells;
using search::blokus::Net;

/// The numbers of the network as they are while it learns: all of them fractions.
struct Parameters {
    std::array<std::array<float, Net::kHidden>, Net::kRows> rows;
    std::array<float, Net::kHidden> bias;
    std::array<std::array<float, Net::kDeep>, Net::kHidden> deep;
    std::array<float, Net::kDeep> deep_bias;
    std::array<float, Net::kDeep> value;
    float value_bias;
    std::array<std::array<float, Net::kHeat>, Net::kHidden> heat;
    std::array<float, Net::kHeat> heat_bias;
    std::array<float, Cells::kKinds> cover, open, border;

    /// All numbers in a line; the rows are the first of them.
    std::span<float> all() { return {rows.front().data(), sizeof(Parameters) / sizeof(float)}; }
    std::span<float> of_rows() { return all().first(sizeof rows / sizeof(float)); }
    std::span<float> of_the_rest() { return all().subspan(sizeof rows / sizeof(float)); }
};

static_assert(sizeof(Parameters) % sizeof(float) == 0);

/// Cells that are equally far from the middle of the board: 0 in the middle, 6 along the rim.
inline constexpr int kRings = Net::kSide / 2;

inline std::size_t ring_of(int cell) {
    constexpr int kMiddle = Net::kSide - 1;  // of doubled columns and rows
    const int across = std::abs(2 * (cell % Net::kSide) - kMiddle);
    const int along = std::abs(2 * (cell / Net::kSide) - kMiddle);
    return static_cast<std::size_t>(std::max(across, along) / 2);
}

/// A network that knows nothing: small random numbers, so that its parts learn different things.
/// The cells of a ring begin alike, and the rings nearly so.
inline void draw(Parameters& parameters, std::mt19937_64& rng) {
    std::normal_distribution<float> normal;
    const auto fill = [&](auto& numbers, float spread) {
        for (float& number : numbers) number = spread * normal(rng);
    };
    for (std::size_t kind = 0; kind < Cells::kKinds; ++kind) {
        std::array<float, Net::kHidden> common;
        std::array<std::array<float, Net::kHidden>, kRings> rings;
        fill(common, 0.015f);
        for (auto& ring : rings) fill(ring, 0.002f);
        for (int cell = 0; cell < Net::kCells; ++cell) {
            auto& row = parameters.rows[kind * Net::kCells + static_cast<std::size_t>(cell)];
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] = common[i] + rings[ring_of(cell)][i];
        }
    }
    for (std::size_t row = Net::kRows - Net::kHands; row < Net::kRows; ++row)
        fill(parameters.rows[row], 0.03f);
    for (auto& row : parameters.deep) fill(row, 0.17f);
    fill(parameters.value, 0.17f);
    for (auto& row : parameters.heat) fill(row, 0.01f);
}

/// Reads the numbers as the last generation left them.
inline void read(Parameters& parameters, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file.read(reinterpret_cast<char*>(&parameters), sizeof parameters))
        throw std::runtime_error(path + " does not hold the numbers of a network");
}

/// Writes a file whole or not at all.
template <class Numbers>
void write(const Numbers& numbers, const std::string& path) {
    const std::string part = path + ".part";
    {
        std::ofstream file(part, std::ios::binary);
        if (!file.write(reinterpret_cast<const char*>(&numbers), sizeof numbers).flush())
            throw std::runtime_error("cannot write " + part);
    }
    std::filesystem::rename(part, path);
}

/// The numbers as the engine reads them.
inline std::unique_ptr<Net::Weights> weights(const Parameters& from) {
    auto to = std::make_unique<Net::Weights>();
    for (std::size_t i = 0; i < to->rows.size(); ++i) {
        const float number = from.rows[i / Net::kHidden][i % Net::kHidden] * Net::kScale;
        to->rows[i] = static_cast<std::int8_t>(std::lround(std::clamp(number, -127.0f, 127.0f)));
    }
    to->bias = from.bias;
    to->deep = from.deep;
    to->deep_bias = from.deep_bias;
    to->value = from.value;
    to->value_bias = from.value_bias;
    to->heat = from.heat;
    to->heat_bias = from.heat_bias;
    to->cover = from.cover;
    to->open = from.open;
    to->border = from.border;
    return to;
}

}  // namespace tessella::train::blokus
