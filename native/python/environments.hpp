#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/environments.hpp"
#include "python/states.hpp"

namespace tessella::python {

/// An array that a caller lends to be written into.
template <class T>
using Lent = nb::ndarray<nb::numpy, T, nb::c_contig, nb::device::cpu>;

/// Has an array written without the interpreter: the one that was lent, or a fresh one.
template <class T, class Write>
Array<T> written(const std::optional<Lent<T>>& lent, const std::vector<std::size_t>& shape,
                 Write write) {
    const std::size_t size =
        std::accumulate(shape.begin(), shape.end(), std::size_t{1}, std::multiplies<>{});
    const auto fill = [&](T* out) {
        nb::gil_scoped_release release;
        write(out);
        return out;
    };
    if (lent) {
        if (lent->size() != size) throw nb::value_error("the array to be written has another size");
        fill(lent->data());
        return Array<T>(lent->data(), shape.size(), shape.data(), nb::cast(*lent));
    }
    auto* fresh = std::make_unique_for_overwrite<T[]>(size).release();
    const nb::capsule owner(fresh, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    return Array<T>(fill(fresh), shape.size(), shape.data(), owner);
}

template <class Entry>
bool same_options(const typename Entry::Options& one, const typename Entry::Options& other) {
    return std::apply(
        [&](const auto&... each) { return ((each.value_of(one) == each.value_of(other)) && ...); },
        Entry::kOptions);
}

/// Actions by number: what is legal, what is done, and what they are called.
template <class Entry>
void bind_actions(nb::class_<core::Environments<Entry>>& kind) {
    using Games = core::Environments<Entry>;
    using Bytes = std::optional<Lent<std::uint8_t>>;
    using Signed = std::optional<Lent<std::int8_t>>;
    using Chosen = nb::ndarray<const core::Action, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    kind.def_prop_ro("actions", &Games::action_count, "How many actions there are.")
        .def(
            "masks",
            [](const Games& games, const Signed& out) {
                return written<std::int8_t>(out, {games.size(), games.action_count()},
                                            [&](std::int8_t* to) { games.masks(to); });
            },
            "out"_a = nb::none(), "The legal actions of each game: a row of zeros and ones.")
        .def(
            "packed_masks",
            [](const Games& games, const Bytes& out) {
                return written<std::uint8_t>(out, {games.size(), games.packed_size()},
                                             [&](std::uint8_t* to) { games.packed_masks(to); });
            },
            "out"_a = nb::none(), "The same, eight actions to a byte, the lowest bit first.")
        .def(
            "random_actions",
            [](Games& games) {
                return written<core::Action>({}, {games.size()},
                                             [&](core::Action* to) { games.random_actions(to); });
            },
            "A random legal action of each game; -1 where no seat has the turn.")
        .def(
            "act",
            [](Games& games, const Chosen& actions) {
                if (actions.shape(0) != games.size())
                    throw nb::value_error("one action for each game is needed");
                std::size_t illegal = 0;
                {
                    nb::gil_scoped_release release;
                    std::vector<core::Move> moves(games.size());
                    illegal = games.first_illegal_action(actions.data(), moves.data());
                    if (illegal == games.size()) games.play(moves.data());
                }
                if (illegal == games.size()) return;
                throw nb::value_error(
                    ("no legal action in game " + std::to_string(illegal)).c_str());
            },
            "actions"_a,
            "Does one legal action in each game; -1 lets one wait, as all do that are over.")
        .def("act_in", &Games::act_in, "index"_a, "action"_a,
             "Does a legal action in one game, and plays chance after it; False if it is none.")
        .def("play_others", &Games::play_others, "seat"_a, nb::call_guard<nb::gil_scoped_release>(),
             "Plays chance, and others than the seat at random, until it has the turn.")
        .def(
            "legal_actions",
            [](const Games& games) {
                std::vector<core::Action> actions;
                std::vector<std::int64_t> offsets;
                {
                    nb::gil_scoped_release release;
                    games.legal_actions(actions, offsets);
                }
                const std::size_t count = actions.size();
                const std::size_t ends = offsets.size();
                return std::make_tuple(as_array(std::move(actions), {count}),
                                       as_array(std::move(offsets), {ends}));
            },
            "The legal actions of all games, one after another, and where those of each begin.")
        .def(
            "action",
            [](const Games& games, std::size_t index, const std::string& text) {
                return games.action_of(index, move_named(games[index], text));
            },
            "index"_a, "text"_a, "The action that a legal move of a game is.")
        .def(
            "text",
            [](const Games& games, std::size_t index, core::Action action) {
                const core::Move move = games.move_of(index, action);
                if (move == core::kNoMove || !games[index].is_legal(move))
                    throw nb::value_error("no legal action");
                return games[index].text(move);
            },
            "index"_a, "action"_a, "The text of a legal action of a game.");
}

/// One game of many: to take it out and put it in, to begin it anew, to play it alone.
template <class Entry>
void bind_single(nb::class_<core::Environments<Entry>>& kind) {
    using Games = core::Environments<Entry>;
    using S = typename Entry::State;
    kind.def(
            "__setitem__",
            [](Games& games, std::size_t index, const S& state) {
                if (!same_options<Entry>(state.options(), games.start().options()))
                    throw nb::value_error("the options of the state are others");
                games.put(index, state);
            },
            "index"_a, "state"_a)
        .def("reset", &Games::reset, "index"_a, "seed"_a,
             "Starts a game anew, with random numbers of its own.")
        .def(
            "turn", [](const Games& games, std::size_t i) { return games[i].turn(); }, "index"_a,
            "Whose turn it is in a game: a seat, -1 chance, -2 over.")
        .def("__getstate__",
             [](const Games& games) {
                 const auto bytes = [](std::string_view b) {
                     return nb::bytes(b.data(), b.size());
                 };
                 return std::make_tuple(packed(games.start()), bytes(games.state_bytes()),
                                        bytes(games.rng_bytes()), games.threads());
             })
        .def("__setstate__",
             [](Games& games, const std::tuple<nb::bytes, nb::bytes, nb::bytes, unsigned>& kept) {
                 const auto& [first, states, rngs, threads] = kept;
                 S start(typename S::Options{});
                 unpack(start, first);
                 new (&games) Games(start, states.size() / sizeof(S), 0, threads);
                 games.load({states.c_str(), states.size()}, {rngs.c_str(), rngs.size()});
             });
}

/// What a batch offers to those who learn.
template <class Entry>
void bind_environments(nb::class_<core::Environments<Entry>>& kind) {
    using Games = core::Environments<Entry>;
    kind.def_prop_ro(
            "observation_shape",
            [](const Games& games) {
                return std::make_tuple(games.shape()[0], games.shape()[1], games.shape()[2]);
            },
            "Planes, rows and columns of what a seat sees of a game.")
        .def(
            "observations",
            [](const Games& games, int seat, const std::optional<Lent<std::uint8_t>>& out) {
                if (seat < -1 || seat >= games.seats())
                    throw nb::value_error("there is no such seat");
                const auto& [planes, rows, columns] = games.shape();
                return written<std::uint8_t>(
                    out, {games.size(), planes, rows, columns},
                    [&](std::uint8_t* to) { games.observations(seat, to); });
            },
            "seat"_a = -1, "out"_a = nb::none(),
            "What a seat sees of each game; -1 is the one that has the turn, or seat 0.")
        .def(
            "rewards",
            [](const Games& games) {
                return written<float>({}, {games.size(), static_cast<std::size_t>(games.seats())},
                                      [&](float* to) { games.rewards(to); });
            },
            "What each seat has won, from -1 to 1; zeros before the end.")
        .def(
            "ranks",
            [](const Games& games) {
                const auto seats = static_cast<std::size_t>(games.seats());
                return written<std::uint8_t>({}, {games.size(), seats}, [&](std::uint8_t* to) {
                    games.each([&](std::size_t i) {
                        std::memcpy(to + i * seats, games.ranks_of(i).data(), seats);
                    });
                });
            },
            "The ranks of the seats of each game; zeros before the end.")
        .def(
            "done",
            [](const Games& games) {
                return written<bool>({}, {games.size()}, [&](bool* to) {
                    games.each([&](std::size_t i) { to[i] = games[i].turn() == core::kOver; });
                });
            },
            "Whether each game is over.");
    bind_actions<Entry>(kind);
    bind_single<Entry>(kind);
}

}  // namespace tessella::python
