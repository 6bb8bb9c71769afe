#pragma once

#include <bit>
#include <cstdint>

namespace tessella::core {

/// A small, fast source of random numbers (xoshiro256++). The same seed gives the same numbers on
/// every machine and in every build.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) noexcept {
        for (std::uint64_t& word : state_) word = split_mix(seed);
    }

    constexpr std::uint64_t next() noexcept {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number from 0 to bound - 1, all exactly equally likely (Lemire's method).
    constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// A number from 0 up to, but without, 1.
    constexpr double uniform() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    static constexpr std::uint64_t split_mix(std::uint64_t& seed) noexcept {
        seed += 0x9E3779B97F4A7C15u;
        std::uint64_t mixed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
        return mixed ^ (mixed >> 31);
    }

    std::uint64_t state_[4]{};
};

}  // namespace tessella::core
