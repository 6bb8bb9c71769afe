#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/guide.hpp"
#include "search/nodes.hpp"

namespace tessella::search {

/// What an edge is worth so far. What others have begun counts as lost until it is over.
inline float value_of(const Edge& edge) noexcept {
    if (!edge.pending) return edge.mean;
    return static_cast<float>(edge.total / (edge.visits + edge.pending));
}

/// The edge with the best upper bound: value so far, plus prior while it has been tried little.
/// Edges stand in the order of their priors, so that the first untried one stands for the rest.
inline std::uint32_t select(Nodes& nodes, Node& node, const SearchParameters& parameters) {
    const float root = parameters.exploration * std::sqrt(static_cast<float>(node.visits) + 1.0f);
    const float unseen = node.mean() - parameters.fpu_reduction;
    std::uint32_t best = Nodes::kNone;
    float best_bound = -std::numeric_limits<float>::infinity();
    bool is_all_tried = true;
    const Edge* edges = node.opened ? nodes.edges(node) : nullptr;
    for (std::uint32_t i = 0; i < node.opened && is_all_tried; ++i) {
        const Edge& edge = edges[i];
        const std::uint32_t tries = edge.visits + edge.pending;
        const float bound = (tries ? value_of(edge) : unseen) +
                            root * edge.prior / (1.0f + static_cast<float>(tries));
        if (bound > best_bound) {
            best_bound = bound;
            best = i;
        }
        is_all_tried = tries != 0;
    }
    if (!is_all_tried || node.opened == node.listed) return best;
    const bool is_next = unseen + root * nodes.next(node).prior > best_bound;
    return is_next && nodes.open(node) ? node.opened - 1u : best;
}

/// One simulation in a few is for what is to be valued besides, while it was tried less than
/// what looks best.
inline std::uint32_t also_instead(const Nodes& nodes, const std::vector<std::uint32_t>& also,
                                  std::uint32_t best) {
    constexpr std::uint32_t kAlsoEvery = 4;
    const Node& root = nodes.node(Nodes::kRoot);
    if (root.visits % kAlsoEvery != kAlsoEvery - 1) return best;
    const Edge* edges = nodes.edges(root);
    const std::uint32_t least = *std::min_element(
        also.begin(), also.end(),
        [&](std::uint32_t a, std::uint32_t b) { return edges[a].visits < edges[b].visits; });
    return edges[least].visits < edges[best].visits ? least : best;
}

}  // namespace tessella::search
