#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/entry.hpp"
#include "core/state.hpp"

namespace tessella::python {

namespace nb = nanobind;
using namespace nb::literals;

template <class T>
using Array = nb::ndarray<nb::numpy, T>;

/// Hands a vector over to numpy without a copy.
template <class T>
Array<T> as_array(std::vector<T> values, std::vector<std::size_t> shape) {
    auto* kept = new std::vector<T>(std::move(values));
    nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    return Array<T>(kept->data(), shape.size(), shape.data(), owner);
}

template <core::State S>
std::vector<std::pair<std::string, core::Move>> named_moves(const S& state) {
    typename S::Moves moves;
    state.moves(moves);
    std::vector<std::pair<std::string, core::Move>> named;
    named.reserve(moves.size());
    for (const core::Move move : moves) named.emplace_back(state.text(move), move);
    std::sort(named.begin(), named.end());
    return named;
}

template <core::State S>
std::uint64_t perft(const S& state, int depth) {
    if (depth == 0) return 1;
    typename S::Moves moves;
    state.moves(moves);
    if (depth == 1) return moves.size();
    std::uint64_t total = 0;
    for (const core::Move move : moves) {
        S next = state;
        next.play(move);
        total += perft(next, depth - 1);
    }
    return total;
}

/// Plays so many random games from a state; how many moves that took.
template <core::State S>
std::uint64_t random_games(const S& start, std::uint64_t count, std::uint64_t seed) {
    core::Rng rng(seed);
    std::uint64_t moves = 0;
    for (std::uint64_t game = 0; game < count; ++game) {
        for (S state = start; state.turn() != core::kOver; ++moves)
            state.play(state.random_move(rng));
    }
    return moves;
}

template <core::State S>
core::Move move_named(const S& state, const std::string& text) {
    typename S::Moves moves;
    state.moves(moves);
    for (const core::Move move : moves) {
        if (state.text(move) == text) return move;
    }
    throw nb::value_error(("not a legal move here: " + text).c_str());
}

using Numbers = nb::typed<nb::tuple, int, nb::ellipsis>;

inline Numbers tuple_of(const core::Scores& scores, int seats) {
    nb::list list;
    for (int seat = 0; seat < seats; ++seat) list.append(scores[static_cast<std::size_t>(seat)]);
    return Numbers(nb::tuple(list));
}

template <core::State S>
std::optional<std::pair<Numbers, std::string>> result_of(const S& state) {
    if (state.turn() != core::kOver) return std::nullopt;
    const core::Result result = state.result();
    nb::list ranks;
    for (int seat = 0; seat < state.seats(); ++seat) {
        ranks.append(static_cast<int>(result.ranks[static_cast<std::size_t>(seat)]));
    }
    return std::make_pair(Numbers(nb::tuple(ranks)),
                          std::string(S::kRules) + "-" + std::to_string(result.reason));
}

template <core::State S>
std::optional<int> turn_of(const S& state) {
    const int turn = state.turn();
    return turn == core::kOver ? std::nullopt : std::optional<int>(turn);
}

/// A state as it lies in memory, which goes on exactly as this one; for this version alone.
template <core::State S>
nb::bytes packed(const S& state) {
    return nb::bytes(&state, sizeof(S));
}

template <core::State S>
void unpack(S& state, const nb::bytes& bytes) {
    static_assert(std::is_trivially_copyable_v<S>);
    if (bytes.size() != sizeof(S)) throw nb::value_error("this is no state of this version");
    std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof(S));
}

/// What the states of all games offer to Python; the constructor is each game's own.
template <core::State S>
nb::class_<S> bind_state(nb::module_& m, const char* name) {
    using Release = nb::call_guard<nb::gil_scoped_release>;
    return nb::class_<S>(m, name)
        .def_prop_ro_static(
            "name", [](nb::handle) { return S::kName; }, "The game's name.")
        .def_prop_ro("turn", &turn_of<S>,
                     "The seat that acts, -1 for chance, None when it is over.")
        .def_prop_ro(
            "scores", [](const S& state) { return tuple_of(state.scores(), state.seats()); },
            "The score of each seat.")
        .def_prop_ro("result", &result_of<S>, "Ranks and rule of the end; None while it goes on.")
        .def(
            "moves",
            [](const S& state) {
                std::vector<std::string> texts;
                for (auto& [text, move] : named_moves(state)) texts.push_back(std::move(text));
                return texts;
            },
            "The texts of the legal moves, sorted.")
        .def_prop_ro("chances", &core::chances<S>,
                     "Each move of chance has one chance in so many; 0 if chance does not act.")
        .def(
            "play", [](S& state, const std::string& text) { state.play(move_named(state, text)); },
            "text"_a, "Makes a legal move.")
        .def(
            "copy", [](const S& state) { return S(state); }, "An equal state to play on.")
        .def("__getstate__", &packed<S>)
        .def("__setstate__", &unpack<S>)
        .def("perft", &perft<S>, "depth"_a, Release(),
             "The number of move sequences of that length.")
        .def("random_games", &random_games<S>, "count"_a, "seed"_a, Release(),
             "Plays so many random games from here; the number of moves that they took.");
}

template <core::State S>
void bind_heuristic(nb::class_<S>& kind, const core::Heuristic<S>& heuristic) {
    kind.def(
        heuristic.name,
        [choose = heuristic.choose](const S& state, std::uint64_t seed) {
            if (state.turn() < 0) throw nb::value_error("no seat has the turn here");
            core::Rng rng(seed);
            return state.text(choose(state, rng));
        },
        "seed"_a, heuristic.what);
}

}  // namespace tessella::python
