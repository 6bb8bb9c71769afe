#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "search/parallel_search.hpp"

namespace tessella::python {

/// A search of one state, with the flag that stops it from another thread.
template <class Search>
class Thinking {
  public:
    using State = typename Search::State;
    using Line = std::tuple<std::string, std::uint32_t, float>;

    Thinking(const State& state, std::uint64_t seed) : state_(state), search_(make(state, seed)) {}

    /// A search belongs to one thread at a time; only `stop` may be called from another.
    std::uint64_t run(std::uint64_t simulations, double seconds, std::size_t bytes,
                      unsigned threads) {
        if (running_.exchange(true)) throw std::runtime_error("the search is running already");
        stop_ = false;
        const std::uint64_t done = search_.run(
            {.simulations = simulations, .seconds = seconds, .bytes = bytes}, threads, stop_);
        running_ = false;
        return done;
    }

    bool is_running() const noexcept { return running_; }

    void stop() noexcept { stop_ = true; }

    /// What the search remembers, in bytes.
    std::size_t bytes() const {
        if (running_) throw std::runtime_error("the search is still running");
        return search_.bytes();
    }

    /// Goes on from a state to which some moves have led, if anything is known of it.
    bool follow(const State& state) {
        if (running_) throw std::runtime_error("the search is still running");
        if (state.turn() < 0 || !search_.follow(state)) return false;
        state_ = state;
        return true;
    }

    /// Moves with their visits and values, the most tried first.
    std::vector<Line> choices() const {
        if (running_) throw std::runtime_error("the search is still running");
        std::vector<Line> lines;
        for (const auto& [move, visits, value] : search_.choices())
            lines.emplace_back(state_.text(move), visits, value);
        std::sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) {
            if (std::get<1>(a) != std::get<1>(b)) return std::get<1>(a) > std::get<1>(b);
            if (std::get<2>(a) != std::get<2>(b)) return std::get<2>(a) > std::get<2>(b);
            return std::get<0>(a) < std::get<0>(b);
        });
        return lines;
    }

  private:
    static search::ParallelSearch<Search> make(const State& state, std::uint64_t seed) {
        if (state.turn() < 0) throw nanobind::value_error("no seat has the turn here");
        return search::ParallelSearch<Search>(state, seed);
    }

    State state_;
    search::ParallelSearch<Search> search_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> running_ = false;
};

template <class Search>
void bind_search(nanobind::module_& m, const char* name) {
    namespace nb = nanobind;
    using namespace nb::literals;
    using Held = Thinking<Search>;
    using Release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<Held>(m, name)
        .def(nb::init<const typename Search::State&, std::uint64_t>(), "state"_a, "seed"_a)
        .def("run", &Held::run, "simulations"_a, "seconds"_a, "bytes"_a, "threads"_a, Release(),
             "Searches until a limit is reached or it is stopped; the number of simulations.")
        .def("is_running", &Held::is_running, "Whether another thread searches.")
        .def("stop", &Held::stop, "Ends the search that runs in another thread.")
        .def_prop_ro("bytes", &Held::bytes, "What it remembers, in bytes.")
        .def("follow", &Held::follow, "state"_a, Release(),
             "Goes on from a state to which some moves have led; whether it was met before.")
        .def("choices", &Held::choices, "Moves, visits and values, the most tried move first.");
}

}  // namespace tessella::python
