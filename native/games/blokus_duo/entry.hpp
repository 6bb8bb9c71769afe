#pragma once

#include <array>
#include <tuple>

#include "core/entry.hpp"
#include "games/blokus_duo/guide/search.hpp"
#include "games/blokus_duo/rules/actions.hpp"
#include "games/blokus_duo/rules/observation.hpp"
#include "games/blokus_duo/rules/state.hpp"

namespace tessella::games::blokus_duo {

struct Entry {
    using State = BlokusDuo;
    using Search = search::BlokusDuoSearch;
    using Options = State::Options;
    using Position = State::Position;
    using Actions = duo::Actions;
    using Observation = duo::Observation;

    static constexpr std::tuple kOptions{};
    static constexpr std::tuple kPosition{&Position::laid, &Position::hands, &Position::bonus,
                                          &Position::turn};
    static constexpr std::array kVariants = {core::Variant<Options>{.options = {}, .games = 5}};
};

}  // namespace tessella::games::blokus_duo
