#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "search/calibration.hpp"
#include "search/report.hpp"

namespace tessella::search {

/// Searches whose measures can be turned into chances that come true.
template <class Told>
concept Calibrated = requires(const typename Told::State& state) {
    { Told::calibration(state) } -> std::same_as<const Calibration&>;
    { Told::progress(state) } -> std::same_as<float>;
};

template <Calibrated Told>
Standing standing(const typename Told::State& root, std::uint64_t tries) {
    return {root.seats(), root.turn(), Told::progress(root), root.scores(), depth(tries)};
}

/// What is told of a move at the root, where moves were tried so often in all.
template <class Told, core::State S>
Outcome told(const S& root, const ValuedMove& move, std::uint64_t tries) {
    if constexpr (Calibrated<Told>) {
        if (!move.is_exact) {
            const Standing at = standing<Told>(root, tries);
            return Told::calibration(root).told(move.outcome, at);
        }
    }
    return move.outcome;
}

/// The share of the win that a seat can expect.
inline float share(const Outcome& outcome, int seats, int seat) {
    float alone = 0, sharing = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
        alone += outcome.win[i];
        sharing += outcome.draw[i];
    }
    const auto at = static_cast<std::size_t>(seat);
    const float part = sharing > 0 ? (1.0f - alone) / sharing : 0.0f;
    return outcome.win[at] + part * outcome.draw[at];
}

/// Puts moves in order: the most tried first. A move that was asked for besides, and is told to be
/// worth more than that, stands before it: nothing that was asked for is better than the best.
template <class Told, core::State S>
void rank(const S& root, std::span<const core::Move> also, Report& report) {
    std::vector<ValuedMove>& moves = report.moves;
    std::sort(moves.begin(), moves.end(), [&](const ValuedMove& a, const ValuedMove& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        if (a.utility != b.utility) return a.utility > b.utility;
        return root.text(a.move) < root.text(b.move);
    });
    const auto worth = [&, tries = report.tries()](const ValuedMove& move) {
        return share(told<Told>(root, move, tries), root.seats(), root.turn());
    };
    for (auto move = moves.begin(); move != moves.end(); ++move) {
        const bool is_asked = std::find(also.begin(), also.end(), move->move) != also.end();
        if (is_asked && worth(*move) > worth(moves.front()))
            std::rotate(moves.begin(), move, move + 1);
    }
}

}  // namespace tessella::search
