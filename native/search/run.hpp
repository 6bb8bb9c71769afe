#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>

#include "search/limits.hpp"
#include "search/report.hpp"
#include "search/watch.hpp"

namespace tessella::search {

/// A run of searches side by side. It may be stopped and asked for what was found from any thread
/// at any time, before it has begun as well: a word to it is never lost.
class Run {
  public:
    Run(Limits limits, std::size_t threads, bool is_shared)
        : limits_(limits), is_shared_(is_shared), watches_(threads) {}

    const Limits& limits() const noexcept { return limits_; }
    std::size_t threads() const noexcept { return watches_.size(); }
    /// Whether all threads work in one search.
    bool is_shared() const noexcept { return is_shared_; }

    Watch& watch(std::size_t i) noexcept { return watches_[i]; }

    /// The limits of one of the searches.
    Limits share(std::size_t i) const {
        const std::uint64_t count = watches_.size();
        Limits limits = limits_;
        limits.bytes /= count;
        if (limits.simulations != Limits{}.simulations)
            limits.simulations = limits.simulations / count + (i < limits.simulations % count);
        return limits;
    }

    void stop() noexcept {
        for (Watch& watch : watches_) watch.stop();
    }

    /// What was found so far.
    Report look() {
        return added([](Watch& watch) { return watch.look(); });
    }

    /// What was found in the end, when it has come.
    Report wait() {
        return added([](Watch& watch) { return watch.wait(); });
    }

    bool is_over() {
        bool is_over = true;
        for (Watch& watch : watches_) is_over = is_over && watch.is_over();
        return is_over;
    }

    /// How long it has been under way; when it is over, how long it was.
    double seconds() {
        Clock::time_point end = began_;
        for (Watch& watch : watches_) end = std::max(end, watch.ended());
        return std::chrono::duration<double>(end - began_).count();
    }

  private:
    using Clock = Watch::Clock;

    template <class Ask>
    Report added(Ask ask) {
        Report all;
        for (Watch& watch : watches_) all.add(ask(watch));
        return all;
    }

    Limits limits_;
    bool is_shared_;
    std::deque<Watch> watches_;  // they are not moved
    Clock::time_point began_ = Clock::now();
};

}  // namespace tessella::search
