#include <cstdint>
#include <string>

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

nb::object bindings::bind_triominos(nb::module_& m) {
    using S = games::Triominos;
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
    return kind;
}
