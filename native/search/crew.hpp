#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <deque>
#include <shared_mutex>
#include <vector>

#include "search/guide.hpp"
#include "search/nodes.hpp"

namespace tessella::search {

/// What a thread that grows a tree needs for itself.
template <Guide G>
struct Worker {
    using State = typename G::State;

    Worker(const State& root, const core::Rng& luck) : guide(guide_of(root)), rng(luck) {}

    /// Asks for the moves of a state.
    void ask(const State& state) {
        candidates.clear();
        if (state.turn() != core::kChance) return guide.candidates(state, candidates);
        typename State::Moves moves;
        state.moves(moves);
        for (const core::Move move : moves)
            candidates.push_back({move, 1.0f / static_cast<float>(moves.size())});
    }

    std::uint32_t expand_after() const {
        if constexpr (requires { guide.expand_after(); }) {
            return guide.expand_after();
        } else {
            return 1;
        }
    }

    /// Some guides want to know for whom they search.
    static G guide_of(const State& root) {
        if constexpr (std::constructible_from<G, const State&>) {
            return G(root);
        } else {
            return G();
        }
    }

    G guide;
    core::Rng rng;
    std::vector<Candidate> candidates{};
    std::vector<Nodes::Step> path{};
};

/// What threads in one tree share: whoever simulates holds the gate with others, whoever makes room
/// or looks at all of the tree holds it alone.
template <Guide G>
struct Crew {
    std::deque<Worker<G>> workers{};
    std::shared_mutex gate{};
    std::atomic<bool> is_settled = false;
};

}  // namespace tessella::search
