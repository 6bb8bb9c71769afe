#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace tessella::search {

/// When a search stops, and how much it may remember.
struct Limits {
    std::uint64_t simulations = std::numeric_limits<std::uint64_t>::max();
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t bytes = std::size_t{1} << 29;
};

/// The moment at which the time is up.
class Deadline {
  public:
    explicit Deadline(double seconds) : seconds_(seconds) {}
    /// Whether the time, or this share of it, is up.
    bool is_over(double share = 1.0) const {
        return std::chrono::duration<double>(Clock::now() - begin_).count() >= seconds_ * share;
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begin_ = Clock::now();
    double seconds_;
};

}  // namespace tessella::search
