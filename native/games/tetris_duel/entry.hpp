#pragma once

#include <array>
#include <tuple>

#include "core/entry.hpp"
#include "games/tetris_duel/guide/guide.hpp"
#include "games/tetris_duel/rules/actions.hpp"
#include "games/tetris_duel/rules/observation.hpp"
#include "games/tetris_duel/rules/position.hpp"
#include "games/tetris_duel/rules/state.hpp"
#include "search/tree.hpp"

namespace tessella::games::tetris_duel {

struct Entry {
    using State = TetrisDuel;
    using Search = search::Tree<search::TetrisDuelGuide>;
    using Options = State::Options;
    using Position = State::Position;
    using Actions = duel::Actions;
    using Observation = duel::Observation;

    static constexpr std::tuple kOptions{
        core::option("columns", &Options::columns), core::option("rows", &Options::rows),
        core::option("entry", &Options::entry,
                     std::array{core::Word{"region", State::Entry::kRegion},
                                core::Word{"slide", State::Entry::kSlide},
                                core::Word{"drop", State::Entry::kDrop}}),
        core::option("touch", &Options::touch_wins,
                     std::array{core::Word{"win", true}, core::Word{"continue", false}})};
    static constexpr std::tuple kPosition{&Position::laid,  &Position::rows,  &Position::stock,
                                          &Position::seat,  &Position::shape, &Position::winner,
                                          &Position::reason};
    static constexpr auto kVariants = [] {
        std::array<core::Variant<Options>, 9> variants{};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto entry = static_cast<State::Entry>(i);
            variants[3 * i] = {{.entry = entry}, 5};
            variants[3 * i + 1] = {{.columns = 26, .rows = 98, .entry = entry, .touch_wins = false},
                                   1};
            variants[3 * i + 2] = {{.columns = 4, .rows = 8, .entry = entry}, 20};
        }
        return variants;
    }();
};

}  // namespace tessella::games::tetris_duel
