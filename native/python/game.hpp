#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/environments.hpp"
#include "python/batch.hpp"
#include "python/bind_game.hpp"
#include "python/environments.hpp"
#include "python/search.hpp"
#include "python/states.hpp"

namespace tessella::python {

/// A game's name as that of a type: `a-game` is `AGame`.
inline std::string type_name(const char* game) {
    std::string name;
    bool begins = true;
    for (const char* letter = game; *letter; ++letter) {
        if (*letter != '-') name += static_cast<char>(begins ? *letter - 'a' + 'A' : *letter);
        begins = *letter == '-';
    }
    return name;
}

/// The constructor takes the options by their names.
template <class Entry, class... Options>
void bind_options(nb::class_<typename Entry::State>& kind, const Options&... options) {
    using S = typename Entry::State;
    kind.def(
        "__init__",
        [options...](S* self, const typename Options::Argument&... values) {
            typename S::Options chosen;
            [[maybe_unused]] const auto set = [&](const auto& option, const auto& value) {
                if (!option.set(chosen, value))
                    throw nb::value_error(("no such choice: " + std::string(option.name)).c_str());
            };
            (set(options, values), ...);
            new (self) S(chosen);
        },
        (nb::arg(options.name) = options.value_of(typename S::Options{}))...);
}

/// Positions travel as tuples of plain values, in the order of the fields.
template <class Entry, class... Fields>
void bind_position(nb::class_<typename Entry::State>& kind, Fields Entry::Position::*... fields) {
    using S = typename Entry::State;
    using P = typename Entry::Position;
    const auto numbers = [fields...](const P& position) {
        return std::make_tuple(position.*fields...);
    };
    kind.def(
            "at",
            [](const S& start, Fields... values) {
                return S(start.options(), P{std::move(values)...});
            },
            "The state of a position in the same game.")
        .def(
            "position", [numbers](const S& state) { return numbers(state.position()); },
            "All that the rules see and the players remember, as plain numbers.")
        .def(
            "seen_by",
            [numbers](const S& state, int seat) {
                if (seat < 0 || seat >= state.seats())
                    throw nb::value_error("there is no such seat");
                return numbers(state.seen_by(seat));
            },
            "seat"_a, "The position as a seat may know it.");
}

/// What only the states of some games offer.
template <core::State S>
void bind_more(nb::class_<S>& kind) {
    if constexpr (requires(S state, core::Rng rng) { state.play_out(rng); }) {
        kind.def(
            "played_out",
            [](const S& state, std::uint64_t seed) {
                S end = state;
                core::Rng rng(seed);
                end.play_out(rng);
                return end;
            },
            "seed"_a, "The end of a game that goes on at random from here.");
    }
    if constexpr (requires(S state, core::Rng rng) { state.shuffle_hidden(0, rng); }) {
        kind.def(
            "dealt_anew",
            [](const S& state, int seat, std::uint64_t seed) {
                core::Rng rng(seed);
                S dealt = state;
                dealt.shuffle_hidden(seat, rng);
                return dealt;
            },
            "seat"_a, "seed"_a, "The state with other tiles where a seat cannot see them.");
    }
}

/// What a state is worth when nothing of it is hidden, for games that hide something.
template <class Entry>
void bind_whole(nb::class_<typename Entry::State>& kind) {
    using S = typename Entry::State;
    if constexpr (requires(const S& state) { Entry::Search::seen_whole(state, 1u, 1u); }) {
        kind.def(
            "seen_whole",
            [](const S& state, std::uint32_t simulations, std::uint64_t seed) {
                if (state.turn() == core::kOver) throw nb::value_error("the game is over");
                const search::Outcome told =
                    Entry::Search::seen_whole(state, std::max(simulations, 1u), seed);
                const auto seats = static_cast<std::size_t>(state.seats());
                return std::make_tuple(numbers(told.win, seats), numbers(told.draw, seats),
                                       numbers(told.points, seats));
            },
            "simulations"_a, "seed"_a, nb::call_guard<nb::gil_scoped_release>(),
            "Chances to win and to share the win, and points, of each seat, with all hands seen.");
    }
}

template <class Entry>
nb::object bind_game(nb::module_& m) {
    using S = typename Entry::State;
    const std::string name = type_name(S::kName);
    auto kind = bind_state<S>(m, name.c_str());
    std::apply([&](const auto&... each) { bind_options<Entry>(kind, each...); }, Entry::kOptions);
    std::apply([&](const auto... each) { bind_position<Entry>(kind, each...); }, Entry::kPosition);
    bind_more(kind);
    bind_whole<Entry>(kind);
    if constexpr (requires { Entry::kHeuristics; }) {
        for (const auto& heuristic : Entry::kHeuristics) bind_heuristic(kind, heuristic);
    }
    auto batch = bind_batch<core::Environments<Entry>>(m, (name + "Batch").c_str());
    bind_environments<Entry>(batch);
    bind_search<typename Entry::Search>(m, (name + "Search").c_str());
    if constexpr (requires { typename Entry::Baseline; })
        bind_search<typename Entry::Baseline>(m, (name + "Baseline").c_str());
    return kind;
}

}  // namespace tessella::python
