#pragma once

#include <algorithm>
#include <cstdint>

#include "core/state.hpp"

namespace tessella::search {

/// A state that was met, and its moves, the most likely first. The first of them have an edge.
struct Node {
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    double total = 0;
    std::uint32_t visits = 0;
    std::uint32_t edges = kNone;
    std::uint32_t outcomes = kNone;
    std::uint32_t candidates = kNone;
    std::uint16_t listed = 0;
    std::uint16_t opened = 0;
    std::int8_t turn = core::kOver;
    std::uint8_t lock = 0;
    bool is_asked = false;    // its moves are about to be listed
    std::uint8_t recent = 0;  // visits, fewer the longer ago

    float mean() const noexcept { return visits ? static_cast<float>(total / visits) : 0.5f; }

    /// Forgets all but what it is worth: whoever comes here again looks around as for the first
    /// time.
    void fade() noexcept {
        if (visits) total /= visits;
        visits = std::min(visits, 1u);
    }
};

/// A move that was tried.
struct Edge {
    double total = 0;
    float mean = 0;
    core::Move move = core::kNoMove;
    float prior = 0;
    std::uint32_t visits = 0;
    std::uint32_t child = Node::kNone;
    std::uint32_t pending = 0;  // simulations that have passed here and are not over
};

}  // namespace tessella::search
