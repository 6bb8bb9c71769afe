#pragma once

#include <array>
#include <tuple>

#include "core/entry.hpp"
#include "games/triominos/guide/reply.hpp"
#include "games/triominos/guide/search.hpp"
#include "games/triominos/rules/actions.hpp"
#include "games/triominos/rules/observation.hpp"
#include "games/triominos/rules/position.hpp"
#include "games/triominos/rules/state.hpp"

namespace tessella::games::triominos {

struct Entry {
    using State = Triominos;
    using Search = search::TriominosSearch;
    using Options = State::Options;
    using Position = State::Position;
    using Actions = trio::Actions;
    using Observation = trio::Observation;

    static constexpr std::tuple kOptions{
        core::option("seats", &Options::seats),
        core::option("match", &Options::match,
                     std::array{core::Word{"round", false}, core::Word{"400", true}}),
        core::option("target", &Options::target),
        core::option("start_bonus", &Options::pressman,
                     std::array{core::Word{"none", false}, core::Word{"pressman", true}}),
        core::option("hexagon", &Options::fifty_each,
                     std::array{core::Word{"50/60/70", false}, core::Word{"50-each", true}}),
        core::option("empty_pool", &Options::pass_costs,
                     std::array{core::Word{"pass", false}, core::Word{"minus-10", true}}),
        core::option("voluntary_draw", &Options::voluntary_draw)};
    static constexpr std::tuple kPosition{
        &Position::laid,   &Position::hands, &Position::scores, &Position::stage,
        &Position::seat,   &Position::draws, &Position::drawn,  &Position::last_round,
        &Position::reason, &Position::past};
    static constexpr std::array kHeuristics = {core::Heuristic<State>{
        "reply_move", &search::reply_move, "The move of the player that fears the best reply."}};
    static constexpr std::array kVariants = {
        core::Variant<Options>{{.seats = 2, .target = 60}, 10},
        core::Variant<Options>{{.seats = 3, .match = true, .target = 60}, 10},
        core::Variant<Options>{{.seats = 4, .target = 60}, 10}};
};

}  // namespace tessella::games::triominos
