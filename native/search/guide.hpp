#pragma once

#include <array>
#include <concepts>
#include <vector>

#include "core/state.hpp"

namespace tessella::search {

/// How well each seat does, from 0 to 1; the values of all seats need not sum to anything.
using Values = std::array<float, core::kMaxSeats>;

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
        { guide.outcome(state) } -> std::same_as<Values>;
        /// How well each seat will do from here, guessed or played out.
        { guide.estimate(state, rng) } -> std::same_as<Values>;
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
