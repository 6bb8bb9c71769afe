#pragma once

#include <array>
#include <tuple>

#include "core/entry.hpp"
#include "games/blokus/guide/guide.hpp"
#include "games/blokus/rules/actions.hpp"
#include "games/blokus/rules/observation.hpp"
#include "games/blokus/rules/state.hpp"
#include "search/tree.hpp"

namespace tessella::games::blokus {

struct Entry {
    using State = Blokus;
    using Search = search::Tree<search::BlokusGuide>;
    using Options = State::Options;
    using Position = State::Position;
    using Actions = blokus::Actions;
    using Observation = blokus::Observation;

    static constexpr std::tuple kOptions{
        core::option("seats", &Options::seats),
        core::option("corners", &Options::any_corner,
                     std::array{core::Word{"own", false}, core::Word{"any", true}})};
    static constexpr std::tuple kPosition{&Position::laid, &Position::hands, &Position::bonus,
                                          &Position::colour, &Position::common};
    static constexpr auto kVariants = [] {
        std::array<core::Variant<Options>, 6> variants{};
        for (std::size_t i = 0; i < variants.size(); ++i) {
            variants[i] = {{.seats = 2 + static_cast<int>(i / 2), .any_corner = i % 2 == 1}, 3};
        }
        return variants;
    }();
};

}  // namespace tessella::games::blokus
