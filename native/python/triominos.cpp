#include <bit>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "games/triominos/guide/reply.hpp"
#include "games/triominos/guide/search.hpp"
#include "games/triominos/rules/position.hpp"
#include "games/triominos/rules/state.hpp"
#include "python/games.hpp"
#include "python/search.hpp"
#include "python/states.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

namespace {

using S = games::Triominos;
using Samples = std::tuple<bindings::Array<int>, bindings::Array<int>, bindings::Array<int>>;

/// Takes down the pool, and the score and features of each hand from the one that has the turn on.
void take_down(const S& state, std::vector<int>& pools, std::vector<int>& seen) {
    pools.push_back(std::popcount(state.pool()));
    const auto features = state.hand_features();
    const core::Scores scores = state.scores();
    for (int turn = 0; turn < state.seats(); ++turn) {
        const auto seat = static_cast<std::size_t>((state.turn() + turn) % state.seats());
        const S::HandFeatures& hand = features[seat];
        for (const int number : {scores[seat], hand.tiles, hand.sum, hand.fitting, hand.best})
            seen.push_back(number);
    }
}

/// Rounds of greedy players that at times move by lot: what a value can be learned from.
Samples samples(int seats, std::size_t rounds, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<int> pools, seen, ends;
    for (std::size_t round = 0; round < rounds; ++round) {
        S state({.seats = seats});
        std::vector<int> movers;
        while (state.turn() != core::kOver) {
            if (state.begins_turn() && rng.below(4) == 0) {
                take_down(state, pools, seen);
                movers.push_back(state.turn());
            }
            const bool by_lot = state.turn() == core::kChance || rng.below(12) == 0;
            state.play(by_lot ? state.random_move(rng) : state.greedy_move(rng));
        }
        for (const int mover : movers) {
            for (int turn = 0; turn < seats; ++turn)
                ends.push_back(state.scores()[static_cast<std::size_t>((mover + turn) % seats)]);
        }
    }
    const std::size_t rows = pools.size();
    const auto width = static_cast<std::size_t>(seats);
    return {bindings::as_array(std::move(pools), {rows}),
            bindings::as_array(std::move(seen), {rows, width, 5}),
            bindings::as_array(std::move(ends), {rows, width})};
}

}  // namespace

nb::object bindings::bind_triominos(nb::module_& m) {
    using P = S::Position;
    auto kind = bindings::bind_state<S>(m, "Triominos");
    kind.def(
        "__init__",
        [](S* self, int seats, const std::string& match, int target, const std::string& start_bonus,
           const std::string& hexagon, const std::string& empty_pool, bool voluntary_draw) {
            new (self) S({.seats = seats,
                          .match = match != "round",
                          .target = target,
                          .pressman = start_bonus == "pressman",
                          .fifty_each = hexagon == "50-each",
                          .pass_costs = empty_pool == "minus-10",
                          .voluntary_draw = voluntary_draw});
        },
        "seats"_a = 2, "match"_a = "round", "target"_a = 400, "start_bonus"_a = "none",
        "hexagon"_a = "50/60/70", "empty_pool"_a = "pass", "voluntary_draw"_a = true);
    kind.def(
        "at",
        [](const S& start, decltype(P::laid) laid, decltype(P::hands) hands,
           decltype(P::scores) scores, int stage, int seat, int draws, int drawn, bool last_round,
           int reason, decltype(P::past) past) {
            return S(start.options(),
                     P{laid, hands, scores, stage, seat, draws, drawn, last_round, reason, past});
        },
        "laid"_a, "hands"_a, "scores"_a, "stage"_a, "seat"_a, "draws"_a, "drawn"_a, "last_round"_a,
        "reason"_a, "past"_a = decltype(P::past){});
    bindings::bind_choice(kind, "reply_move", &search::reply_move,
                          "The move of the player that fears the best reply.");
    kind.def(
        "dealt_anew",
        [](const S& state, int seat, std::uint64_t seed) {
            core::Rng rng(seed);
            S dealt = state;
            dealt.shuffle_hidden(seat, rng);
            return dealt;
        },
        "seat"_a, "seed"_a, "The state with other tiles where a seat cannot see them.");
    bindings::bind_position(kind, &P::laid, &P::hands, &P::scores, &P::stage, &P::seat, &P::draws,
                            &P::drawn, &P::last_round, &P::reason, &P::past);
    bindings::bind_batch<S>(m, "TriominosBatch");
    bindings::bind_search<search::TriominosSearch>(m, "TriominosSearch");
    m.def(
        "triominos_samples", &samples, "seats"_a, "rounds"_a, "seed"_a,
        "Pools, scores with features of hands, and final scores of greedy rounds with some luck.");
    return kind;
}
