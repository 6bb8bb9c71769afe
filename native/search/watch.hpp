#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>

#include "search/report.hpp"

namespace tessella::search {

/// How a search that runs is spoken to from other threads: it can be told to stop, and asked for
/// what it has found. It looks here after every simulation.
class Watch {
  public:
    using Clock = std::chrono::steady_clock;

    bool stops() const noexcept { return stop_.load(std::memory_order_relaxed); }
    bool wants() const noexcept { return wants_.load(std::memory_order_relaxed); }
    const std::atomic<bool>& stop_flag() const noexcept { return stop_; }

    void stop() noexcept { stop_ = true; }

    /// Shows what was found so far, to whoever has asked for it.
    void show(Report report) { publish(std::move(report), false); }

    /// Shows what was found in the end.
    void finish(Report report) { publish(std::move(report), true); }

    /// What was found so far, once the search has looked up; or in the end, if it is over.
    Report look() {
        std::unique_lock lock(mutex_);
        if (!is_over_) {
            const std::uint64_t after = shown_;
            wants_ = true;
            changed_.wait(lock, [&] { return shown_ > after; });
        }
        return report_;
    }

    /// What was found in the end, when it has come.
    Report wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return is_over_; });
        return report_;
    }

    bool is_over() {
        const std::scoped_lock lock(mutex_);
        return is_over_;
    }

    /// When the search was over; the present moment, if it is not.
    Clock::time_point ended() {
        const std::scoped_lock lock(mutex_);
        return is_over_ ? ended_ : Clock::now();
    }

  private:
    void publish(Report report, bool is_over) {
        const std::scoped_lock lock(mutex_);
        report_ = std::move(report);
        ++shown_;
        wants_ = false;
        is_over_ = is_over;
        ended_ = Clock::now();
        changed_.notify_all();
    }

    std::atomic<bool> stop_ = false;
    std::atomic<bool> wants_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t shown_ = 0;
    bool is_over_ = false;
    Clock::time_point ended_;
    Report report_;
};

}  // namespace tessella::search
