#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/batch.hpp"
#include "core/state.hpp"
#include "python/states.hpp"

namespace tessella::python {

template <core::State S>
Array<std::int8_t> turns_of(const core::Batch<S>& batch) {
    std::vector<std::int8_t> turns(batch.size());
    batch.each([&](std::size_t i) { turns[i] = static_cast<std::int8_t>(batch[i].turn()); });
    return as_array(std::move(turns), {batch.size()});
}

template <core::State S>
Array<std::int32_t> scores_of(const core::Batch<S>& batch) {
    const auto seats = static_cast<std::size_t>(batch.seats());
    std::vector<std::int32_t> scores(batch.size() * seats);
    batch.each([&](std::size_t i) {
        const core::Scores all = batch[i].scores();
        std::copy_n(all.begin(), seats, scores.begin() + static_cast<std::ptrdiff_t>(i * seats));
    });
    return as_array(std::move(scores), {batch.size(), seats});
}

/// Thousands of games side by side, with numpy arrays in and out.
template <class Batch>
nb::class_<Batch> bind_batch(nb::module_& m, const char* name) {
    using S = typename Batch::S;
    using Codes = nb::ndarray<const core::Move, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Release = nb::call_guard<nb::gil_scoped_release>;
    return nb::class_<Batch>(m, name)
        .def(nb::init<const S&, std::size_t, std::uint64_t, unsigned>(), "start"_a, "count"_a,
             "seed"_a, "threads"_a = 0)
        .def("__len__", &Batch::size)
        .def_prop_ro_static(
            "bytes_per_game", [](nb::handle) { return sizeof(S) + sizeof(core::Rng); },
            "Memory that one game takes.")
        .def(
            "__getitem__", [](const Batch& b, std::size_t i) { return S(b[i]); }, "index"_a)
        .def(
            "turns", [](const Batch& batch) { return turns_of<S>(batch); },
            "Whose turn it is in each game: a seat, -1 chance, -2 over.")
        .def(
            "scores", [](const Batch& batch) { return scores_of<S>(batch); },
            "The scores, a row for each game.")
        .def("play_chance", &Batch::play_chance, Release(), "Plays chance where it has the turn.")
        .def("restart", &Batch::restart, Release(), "Starts the games that are over anew.")
        .def(
            "random_moves",
            [](Batch& batch) {
                std::vector<core::Move> moves(batch.size());
                {
                    nb::gil_scoped_release release;
                    batch.random_moves(moves.data());
                }
                return as_array(std::move(moves), {batch.size()});
            },
            "A random legal move of each game, as its number.")
        .def(
            "play",
            [](Batch& batch, const Codes& moves) {
                if (moves.shape(0) != batch.size())
                    throw nb::value_error("one move for each game is needed");
                const core::Move* codes = moves.data();
                std::size_t illegal = 0;
                {
                    nb::gil_scoped_release release;
                    illegal = batch.first_illegal(codes);
                    if (illegal == batch.size()) batch.play(codes);
                }
                if (illegal < batch.size()) {
                    const std::string game = "no legal move in game " + std::to_string(illegal);
                    throw nb::value_error(game.c_str());
                }
            },
            "moves"_a, "Makes one legal move in each game.")
        .def(
            "legal_moves",
            [](const Batch& batch) {
                std::vector<core::Move> moves;
                std::vector<std::int64_t> offsets;
                {
                    nb::gil_scoped_release release;
                    batch.legal_moves(moves, offsets);
                }
                const std::size_t count = moves.size();
                const std::size_t ends = offsets.size();
                return std::make_tuple(as_array(std::move(moves), {count}),
                                       as_array(std::move(offsets), {ends}));
            },
            "The legal moves of all games, one after another, and where those of each begin.");
}

}  // namespace tessella::python
