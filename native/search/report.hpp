#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "search/guide.hpp"

namespace tessella::search {

/// A move at the root as the search sees it: how often it was tried, the share of attention that
/// it deserved at first sight, what it is worth to the seat that moves, what was measured, whether
/// it was played to the end, and how the game may go on after it.
struct ValuedMove {
    core::Move move = core::kNoMove;
    std::uint32_t visits = 0;
    float prior = 0;
    float utility = 0;
    Outcome outcome{};
    bool is_exact = false;
    std::vector<core::Move> line{};

    /// Adds what another search has found of the same move. What was played to the end needs no
    /// guesses besides.
    void add(const ValuedMove& other) {
        const std::uint32_t all = visits + other.visits;
        if (other.is_exact && !is_exact) {
            *this = other;
        } else if (other.is_exact == is_exact) {
            if (other.visits > visits) line = other.line;
            const double share = static_cast<double>(other.visits) / static_cast<double>(all);
            utility = static_cast<float>(utility * (1 - share) + other.utility * share);
            outcome.approach(other.outcome, static_cast<float>(share));
        }
        visits = all;
    }
};

/// What a search has found so far: the moves that it has tried, in no particular order.
struct Report {
    std::vector<ValuedMove> moves{};
    std::uint64_t simulations = 0;

    /// How often moves were tried in all, also by runs before, whose tree this one went on with.
    std::uint64_t tries() const {
        std::uint64_t all = 0;
        for (const ValuedMove& move : moves) all += move.visits;
        return all;
    }

    /// Adds what another search of the same state has found.
    void add(const Report& other) {
        simulations += other.simulations;
        for (const ValuedMove& theirs : other.moves) {
            const auto ours = std::find_if(moves.begin(), moves.end(), [&](const ValuedMove& own) {
                return own.move == theirs.move;
            });
            if (ours == moves.end()) {
                moves.push_back(theirs);
            } else {
                ours->add(theirs);
            }
        }
    }
};

}  // namespace tessella::search
