#pragma once

#include <array>
#include <tuple>

#include "core/entry.hpp"
#include "games/tetris_link/guide/appeal_check.hpp"
#include "games/tetris_link/guide/guide.hpp"
#include "games/tetris_link/guide/plain_guide.hpp"
#include "games/tetris_link/guide/search.hpp"
#include "games/tetris_link/guide/tuned.hpp"
#include "games/tetris_link/rules/actions.hpp"
#include "games/tetris_link/rules/observation.hpp"
#include "games/tetris_link/rules/play_out.hpp"
#include "games/tetris_link/rules/position.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/tree.hpp"

namespace tessella::games::tetris_link {

struct Entry {
    using State = TetrisLink;
    using Search = search::TetrisLinkSearch;
    using Baseline = search::Tree<search::TetrisLinkPlainGuide>;
    using Options = State::Options;
    using Position = State::Position;
    using Actions = link::Actions;
    using Observation = link::Observation;

    static constexpr std::tuple kOptions{
        core::option("seats", &Options::seats),
        core::option("edition", &Options::german,
                     std::array{core::Word{"fr", false}, core::Word{"de", true}}),
        core::option("dice", &Options::dice)};
    static constexpr std::tuple kPosition{&Position::laid, &Position::left,   &Position::scores,
                                          &Position::seat, &Position::rolled, &Position::over};
    static constexpr std::array kHeuristics = {core::Heuristic<State>{
        "tuned_move", &search::tuned_move, "The move of the published tuned heuristic."}};
    static constexpr auto kVariants = [] {
        std::array<core::Variant<Options>, 6> variants{};
        for (std::size_t i = 0; i < variants.size(); ++i) {
            const bool dice = i % 2;
            variants[i] = {{.seats = 2 + static_cast<int>(i / 2), .german = dice, .dice = dice},
                           20};
        }
        return variants;
    }();

    template <class Demand>
    static void check(const Options& options, int games, Demand demand) {
        search::check_appeal(options, games, demand);
    }
};

}  // namespace tessella::games::tetris_link
