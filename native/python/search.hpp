#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "search/parallel_search.hpp"
#include "search/told.hpp"

namespace tessella::python {

using Floats = std::vector<float>;
/// A move with visits, prior, utility, whether it is exact, chances to win and to share the win,
/// points, and its line.
using Row = std::tuple<std::string, std::uint32_t, float, float, bool, Floats, Floats, Floats,
                       std::vector<std::string>>;
/// The moves, the best first; simulations, seconds, and whether the search is over.
using Rows = std::tuple<std::vector<Row>, std::uint64_t, double, bool>;

/// The numbers of so many seats.
inline Floats numbers(const search::Values& values, std::size_t seats) {
    return Floats(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(seats));
}

/// A search under way in a thread of its own. It is stopped when nobody holds it any more.
template <class Search>
class Running {
  public:
    using State = typename Search::State;
    using Searches = search::ParallelSearch<Search>;

    Running(std::shared_ptr<Searches> searches, search::Limits limits, unsigned threads)
        : searches_(std::move(searches)),
          root_(searches_->root()),
          also_(searches_->also()),
          run_(searches_->begin(limits, threads)) {}

    ~Running() { run_->stop(); }

    void work() { searches_->work(*run_); }
    void start() {
        thread_ = std::jthread([this] { work(); });
    }

    void stop() noexcept { run_->stop(); }
    bool is_over() { return run_->is_over(); }

    Rows look() {
        const bool is_over = run_->is_over();
        return rows(run_->look(), is_over);
    }
    Rows wait() { return rows(run_->wait(), true); }

    /// What the evaluation of the best move is worked out from, a row for each seat.
    std::vector<Floats> measures() {
        std::vector<Floats> all;
        if constexpr (search::Calibrated<typename Search::Told>) {
            search::Report report = run_->wait();
            search::rank<typename Search::Told>(root_, also_, report);
            const search::Outcome& found = report.moves.front().outcome;
            const auto standing = search::standing<typename Search::Told>(root_, report.tries());
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(root_.seats()); ++seat) {
                const bool moves = standing.turn == static_cast<int>(seat);
                all.push_back({found.win[seat], found.draw[seat], found.points[seat],
                               static_cast<float>(standing.scores[seat]), moves ? 1.0f : 0.0f,
                               standing.progress, standing.depth});
            }
        }
        return all;
    }

  private:
    Rows rows(search::Report report, bool is_over) {
        std::vector<Row> rows;
        search::rank<typename Search::Told>(root_, also_, report);
        const auto seats = static_cast<std::size_t>(root_.seats());
        const std::uint64_t tries = report.tries();
        for (const search::ValuedMove& move : report.moves) {
            const search::Outcome told = search::told<typename Search::Told>(root_, move, tries);
            rows.emplace_back(root_.text(move.move), move.visits, move.prior, move.utility,
                              move.is_exact, numbers(told.win, seats), numbers(told.draw, seats),
                              numbers(told.points, seats), texts(move.line));
        }
        return {rows, report.simulations, run_->seconds(), is_over};
    }

    std::vector<std::string> texts(const std::vector<core::Move>& line) const {
        std::vector<std::string> texts;
        State state = root_;
        for (const core::Move move : line) {
            texts.push_back(state.text(move));
            state.play(move);
        }
        return texts;
    }

    std::shared_ptr<Searches> searches_;
    State root_;
    std::vector<core::Move> also_;
    std::shared_ptr<search::Run> run_;
    std::jthread thread_;
};

/// A search of one state, which is run once or again and again, one run at a time.
template <class Search>
class Searching {
  public:
    using State = typename Search::State;

    Searching(const State& state, std::uint64_t seed, const std::vector<std::string>& also) {
        if (state.turn() < 0) throw nanobind::value_error("no seat has the turn here");
        searches_ =
            std::make_shared<search::ParallelSearch<Search>>(state, seed, read(state, also));
    }

    /// Searches in a thread of its own.
    std::shared_ptr<Running<Search>> start(std::uint64_t simulations, double seconds,
                                           std::size_t bytes, unsigned threads, bool settles) {
        auto running = begin(simulations, seconds, bytes, threads, settles);
        running->start();
        return running;
    }

    /// Searches on this thread, to the end.
    std::shared_ptr<Running<Search>> run(std::uint64_t simulations, double seconds,
                                         std::size_t bytes, unsigned threads, bool settles) {
        auto running = begin(simulations, seconds, bytes, threads, settles);
        running->work();
        return running;
    }

    /// What the search remembers, in bytes.
    std::size_t bytes() const {
        demand_idle();
        return searches_->bytes();
    }

    /// Forgets what was met least, until the rest takes no more than so many bytes.
    void shrink(std::size_t bytes) {
        demand_idle();
        searches_->shrink(bytes);
    }

    /// Goes on from a state to which some moves have led, if anything is known of it.
    bool follow(const State& state, const std::vector<std::string>& also) {
        demand_idle();
        return state.turn() >= 0 && searches_->follow(state, read(state, also));
    }

  private:
    std::shared_ptr<Running<Search>> begin(std::uint64_t simulations, double seconds,
                                           std::size_t bytes, unsigned threads, bool settles) {
        demand_idle();
        const search::Limits limits{
            .simulations = simulations, .seconds = seconds, .bytes = bytes, .settles = settles};
        auto running = std::make_shared<Running<Search>>(searches_, limits, threads);
        last_ = running;
        return running;
    }

    void demand_idle() const {
        const auto last = last_.lock();
        if (last && !last->is_over()) throw std::runtime_error("the search is still running");
    }

    static std::vector<core::Move> read(const State& state, const std::vector<std::string>& texts) {
        typename State::Moves moves;
        state.moves(moves);
        std::vector<core::Move> found;
        for (const std::string& text : texts) {
            const auto move = std::find_if(moves.begin(), moves.end(), [&](core::Move each) {
                return state.text(each) == text;
            });
            if (move == moves.end()) throw nanobind::value_error("no legal move is to be valued");
            found.push_back(*move);
        }
        return found;
    }

    std::shared_ptr<search::ParallelSearch<Search>> searches_;
    std::weak_ptr<Running<Search>> last_;
};

template <class Search>
void bind_search(nanobind::module_& m, const std::string& name) {
    namespace nb = nanobind;
    using namespace nb::literals;
    using Held = Searching<Search>;
    using Run = Running<Search>;
    using Release = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<Run>(m, (name + "Run").c_str())
        .def("report", &Run::look, Release(), "What was found so far.")
        .def("stop", &Run::stop, "Ends the search, whether it has begun or not.")
        .def("wait", &Run::wait, Release(), "What was found in the end.")
        .def(
            "measures", &Run::measures, Release(),
            "What the evaluation of the best move is worked out from, a row for each seat: chances "
            "and points as they were measured, its score, whether it has the turn, the progress, "
            "and how much was searched.");
    nb::class_<Held>(m, name.c_str())
        .def(nb::init<const typename Search::State&, std::uint64_t,
                      const std::vector<std::string>&>(),
             "state"_a, "seed"_a, "also"_a)
        .def("start", &Held::start, "simulations"_a, "seconds"_a, "bytes"_a, "threads"_a,
             "settles"_a = false, Release(),
             "A search until a limit is reached or it is stopped, which goes on alone.")
        .def("run", &Held::run, "simulations"_a, "seconds"_a, "bytes"_a, "threads"_a,
             "settles"_a = false, Release(), "The same, which is over.")
        .def_prop_ro("bytes", &Held::bytes, "What it remembers, in bytes.")
        .def_prop_ro(
            "follows", [](const Held&) { return search::ParallelSearch<Search>::kFollows; },
            "Whether it can go on from a state to which some moves have led.")
        .def("shrink", &Held::shrink, "bytes"_a, Release(),
             "Forgets what was met least, until it takes no more than so many bytes.")
        .def("follow", &Held::follow, "state"_a, "also"_a, Release(),
             "Goes on from a state to which some moves have led; whether it was met before.");
}

}  // namespace tessella::python
