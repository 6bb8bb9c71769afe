#pragma once

#include <algorithm>
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
    bool settles = false;  // it may end as soon as no more time would change the move
};

/// The moment at which the time is up.
class Deadline {
  public:
    explicit Deadline(double seconds) : seconds_(seconds) {}
    /// Whether the time, or this share of it, is up.
    bool is_over(double share = 1.0) const { return spent() >= seconds_ * share; }
    /// The seconds that have gone, and those that are left.
    double spent() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
    double left() const { return std::max(seconds_ - spent(), 0.0); }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begin_ = Clock::now();
    double seconds_;
};

/// Whether a search may end before its time, for the move that was tried most will be so in the
/// end.
class Lead {
  public:
    Lead(const Limits& limits, std::uint64_t visits) : settles_(limits.settles), before_(visits) {}

    /// Whether it is worth to look, after so many simulations.
    bool is_due(std::uint64_t done) const noexcept { return settles_ && done % kEvery == 0; }

    /// Whether a lead of so many visits cannot be made up for in the time that is left.
    bool lasts(std::uint32_t visits, std::uint64_t all, const Deadline& deadline) const {
        const double rate = static_cast<double>(all - before_) / deadline.spent();
        return visits > rate * deadline.left();
    }

  private:
    static constexpr std::uint64_t kEvery = 256;
    bool settles_;
    std::uint64_t before_;
};

}  // namespace tessella::search
