#pragma once

#include <array>
#include <concepts>
#include <vector>

#include "core/state.hpp"

namespace tessella::search {

/// How well each seat does, from 0 to 1; the values of all seats need not sum to anything.
using Values = std::array<float, core::kMaxSeats>;

/// What is told of a game, for each seat: the chance to be first alone, that to share the first
/// place, and the expected final score.
struct Outcome {
    Values win{};
    Values draw{};
    Values points{};

    /// Moves this mean towards another outcome, by a share of the way.
    void approach(const Outcome& next, float share) noexcept {
        for (std::size_t seat = 0; seat < core::kMaxSeats; ++seat) {
            win[seat] += (next.win[seat] - win[seat]) * share;
            draw[seat] += (next.draw[seat] - draw[seat]) * share;
            points[seat] += (next.points[seat] - points[seat]) * share;
        }
    }
};

/// What a search maximises, from 0 to 1 for each seat, and what it tells.
struct Estimate {
    Values utility{};
    Outcome outcome{};
};

/// A move that is worth a try, with the share of attention that it deserves at first sight.
struct Candidate {
    core::Move move;
    float prior;
};

/// How a search shares out its attention: how much a prior counts, and how much worse than what is
/// known a move is thought to be before it is tried (first-play urgency). Luck shifts the priors of
/// the moves at the root by up to the share `root_noise`, so that a search without any other luck
/// does not play the same game again and again. A guide may have its own, as `kParameters`.
struct SearchParameters {
    float exploration = 1.2f;
    float fpu_reduction = 0.15f;
    float root_noise = 0.0f;
};

/// What a search asks of the part that knows the game. A guide may have `expand_after`, too: how
/// often a state is met before its moves are listed, 1 unless told; the estimate has to do until
/// then.
template <class G>
concept Guide =
    core::State<typename G::State> && requires(const G& guide, const typename G::State& state,
                                               std::vector<Candidate>& out, core::Rng& rng) {
        /// The moves of the seat that has the turn that are worth a try; priors sum to 1.
        { guide.candidates(state, out) } -> std::same_as<void>;
        /// How well each seat did in a game that is over.
        { guide.outcome(state) } -> std::same_as<Estimate>;
        /// How well each seat will do from here, guessed or played out.
        { guide.estimate(state, rng) } -> std::same_as<Estimate>;
    };

/// The share of the win that each seat has in a game that is over.
template <core::State S>
Values win_shares(const S& state) {
    const core::Result result = state.result();
    int winners = 0;
    for (int seat = 0; seat < state.seats(); ++seat)
        winners += result.ranks[static_cast<std::size_t>(seat)] == 1;
    Values values{};
    for (int seat = 0; seat < state.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (result.ranks[at] == 1) values[at] = 1.0f / static_cast<float>(winners);
    }
    return values;
}

/// What a game that is over was worth, with the share of the win to be maximised.
template <core::State S>
Estimate ended(const S& state) {
    Estimate end{.utility = win_shares(state)};
    const core::Scores scores = state.scores();
    for (std::size_t seat = 0; seat < core::kMaxSeats; ++seat) {
        const float share = end.utility[seat];
        end.outcome.win[seat] = share == 1.0f ? 1.0f : 0.0f;
        end.outcome.draw[seat] = share > 0.0f && share < 1.0f ? 1.0f : 0.0f;
        end.outcome.points[seat] = static_cast<float>(scores[seat]);
    }
    return end;
}

/// What is told of two seats of which the one that is named wins with such a chance: nothing is
/// known of draws, and the scores are those of the moment.
template <core::State S>
Outcome two_seats(const S& state, int seat, float win) {
    Outcome outcome;
    outcome.win[static_cast<std::size_t>(seat)] = win;
    outcome.win[static_cast<std::size_t>(1 - seat)] = 1.0f - win;
    const core::Scores scores = state.scores();
    for (std::size_t i = 0; i < 2; ++i) outcome.points[i] = static_cast<float>(scores[i]);
    return outcome;
}

/// Plays at random to the end.
template <core::State S>
void play_out(S& state, core::Rng& rng) {
    if constexpr (requires { state.play_out(rng); }) {
        state.play_out(rng);
    } else {
        while (state.turn() != core::kOver) state.play(state.random_move(rng));
    }
}

}  // namespace tessella::search
