#pragma once

#include <cmath>
#include <vector>

#include "core/rng.hpp"
#include "lessons.hpp"

namespace tessella::train::blokus {

/// A move, and what was found out on the way to it.
struct Thought {
    core::Move move = core::kNoMove;
    Seen seen;
    std::vector<Share> shares;
};

inline Share share(core::Move move, float part) {
    return {static_cast<std::uint16_t>(move),
            static_cast<std::uint16_t>(std::lround(part * Share::kWhole))};
}

/// The place of one of the weights, the more likely the larger it is.
inline std::size_t drawn(const std::vector<float>& weights, core::Rng& rng) {
    double total = 0;
    for (const float weight : weights) total += weight;
    double left = rng.uniform() * total;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0) return i;
    }
    return weights.size() - 1;
}

}  // namespace tessella::train::blokus
