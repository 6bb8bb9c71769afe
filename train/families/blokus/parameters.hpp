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

namespace tessella::train::blokus {

/// The numbers of the network as they are while it learns: all of them fractions.
template <class Net>
struct Parameters {
    std::array<std::array<float, Net::kHidden>, Net::kRows> rows;
    std::array<float, Net::kHidden> bias;
    std::array<std::array<float, Net::kDeep>, Net::kWidth> deep;
    std::array<float, Net::kDeep> deep_bias;
    std::array<std::array<float, Net::kOutputs>, Net::kDeep> outputs;
    std::array<float, Net::kOutputs> outputs_bias;
    std::array<std::array<float, Net::kHeat>, Net::kWidth> heat;
    std::array<float, Net::kHeat> heat_bias;
    std::array<float, Net::kKinds> cover, open, border;
    std::array<float, Net::kLevels> partner;

    /// All numbers in a line; the rows are the first of them.
    std::span<float> all() { return {rows.front().data(), sizeof(Parameters) / sizeof(float)}; }
    std::span<float> of_rows() { return all().first(sizeof rows / sizeof(float)); }
    std::span<float> of_the_rest() { return all().subspan(sizeof rows / sizeof(float)); }
};

/// A network that knows nothing: small random numbers, so that its parts learn different things.
/// The cells of a zone begin alike, and the zones nearly so.
template <class Game>
void draw(Parameters<typename Game::Net>& parameters, std::mt19937_64& rng) {
    using Net = typename Game::Net;
    std::normal_distribution<float> normal;
    const auto fill = [&](auto& numbers, float spread) {
        for (float& number : numbers) number = spread * normal(rng);
    };
    for (std::size_t kind = 0; kind < Net::kKinds; ++kind) {
        std::array<float, Net::kHidden> common;
        std::array<std::array<float, Net::kHidden>, Game::kZones> zones;
        fill(common, 0.2f / Game::kSide);
        for (auto& zone : zones) fill(zone, 0.03f / Game::kSide);
        for (std::size_t cell = 0; cell < Net::kCells; ++cell) {
            auto& row = parameters.rows[kind * Net::kCells + cell];
            for (std::size_t i = 0; i < row.size(); ++i)
                row[i] = common[i] + zones[Game::zone(cell)][i];
        }
    }
    for (std::size_t row = Net::kKinds * Net::kCells; row < Net::kRows; ++row)
        fill(parameters.rows[row], 0.03f);
    const float spread = 1.4f / std::sqrt(static_cast<float>(Net::kWidth));
    for (auto& row : parameters.deep) fill(row, spread);
    for (auto& row : parameters.outputs) fill(row, 0.17f);
    for (auto& row : parameters.heat) fill(row, 0.01f);
}

/// Reads the numbers as the last generation left them.
template <class Net>
void read(Parameters<Net>& parameters, const std::string& path) {
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
template <class Net>
std::unique_ptr<typename Net::Weights> weights(const Parameters<Net>& from) {
    auto to = std::make_unique<typename Net::Weights>();
    for (std::size_t i = 0; i < to->rows.size(); ++i) {
        const float number = from.rows[i / Net::kHidden][i % Net::kHidden] * Net::kScale;
        to->rows[i] = static_cast<std::int8_t>(std::lround(std::clamp(number, -127.0f, 127.0f)));
    }
    to->bias = from.bias;
    to->deep = from.deep;
    to->deep_bias = from.deep_bias;
    to->outputs = from.outputs;
    to->outputs_bias = from.outputs_bias;
    to->heat = from.heat;
    to->heat_bias = from.heat_bias;
    to->cover = from.cover;
    to->open = from.open;
    to->border = from.border;
    to->partner = from.partner;
    return to;
}

/// The largest sum to which the rows of a position can come, in any place of the hidden layer.
template <class Net>
int largest_sum(const typename Net::Weights& weights) {
    int largest = 0;
    for (std::size_t i = 0; i < Net::kHidden; ++i) {
        int sum = 0;
        const auto size = [&](std::size_t row) {
            return std::abs(int{weights.rows[row * Net::kHidden + i]});
        };
        for (std::size_t cell = 0; cell < Net::kCells; ++cell) {
            int most = 0;
            for (std::size_t kind = 0; kind < Net::kKinds; ++kind)
                most = std::max(most, size(kind * Net::kCells + cell));
            sum += most;
        }
        for (std::size_t row = Net::kKinds * Net::kCells; row < Net::kRows; ++row) sum += size(row);
        largest = std::max(largest, sum);
    }
    return largest;
}

}  // namespace tessella::train::blokus
