#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace tessella::core {

/// Functions that a library of each system rounds in its own way. Ours need nothing but sums,
/// products and quotients, which round alike everywhere, so that a search finds the same on every
/// machine. They are worked out in twice the digits of what they give.
namespace maths {

inline constexpr double kLn2 = 0.69314718055994530942;
inline constexpr int kParts = 32;
inline constexpr double kPart = 1.02189714865411667823;  // two to the power of 1 / kParts
inline constexpr int kPartBit = 47;                      // where an exponent counts such parts

/// The bits of two to the power of i / kParts, less i / kParts in the exponent: a whole number that
/// is added there makes up for it.
inline constexpr std::array<std::uint64_t, kParts> kPowers = [] {
    std::array<std::uint64_t, kParts> powers{};
    double power = 1;
    for (std::uint64_t i = 0; i < kParts; ++i, power *= kPart)
        powers[i] = std::bit_cast<std::uint64_t>(power) - (i << kPartBit);
    return powers;
}();

/// e to the power of x, which is from -700 to 700: a power of two that is a whole number of parts,
/// times a series for what is left.
inline double exp(double x) noexcept {
    constexpr double kToWhole = 0x1.8p52;  // what is added to it loses its fraction
    const double shifted = x * (kParts / kLn2) + kToWhole;
    const double r = x - (shifted - kToWhole) * (kLn2 / kParts);
    const auto whole = std::bit_cast<std::uint64_t>(shifted);
    const double power = std::bit_cast<double>(kPowers[whole % kParts] + (whole << kPartBit));
    return power * ((1.0 + r) + r * r * ((1.0 / 2) + r * (1.0 / 6) + r * r * (1.0 / 24)));
}

}  // namespace maths

/// e to the power of x, never quite nothing nor beyond all numbers.
inline float exp(float x) noexcept {
    constexpr float kMost = 87.0f;
    return static_cast<float>(maths::exp(static_cast<double>(std::clamp(x, -kMost, kMost))));
}

/// The hyperbolic tangent: towards 1 as x grows, towards -1 as it falls.
inline float tanh(float x) noexcept {
    constexpr double kSmall = 0.125, kMost = 20;
    const double y = std::clamp(static_cast<double>(x), -kMost, kMost);
    if (std::abs(y) < kSmall) {
        const double s = y * y;
        return static_cast<float>(y * (1 - s * (1.0 / 3 - s * (2.0 / 15 - s * (17.0 / 315)))));
    }
    const double power = maths::exp(2 * y);
    return static_cast<float>((power - 1) / (power + 1));
}

/// The natural logarithm of a number above 0.
inline float log(float x) noexcept {
    constexpr double kRootOfHalf = 0.70710678118654752440;
    int exponent = 0;
    double part = std::frexp(static_cast<double>(x), &exponent);  // exact, from a half to 1
    if (part < kRootOfHalf) {
        part *= 2;
        --exponent;
    }
    const double r = (part - 1) / (part + 1);
    const double s = r * r;
    const double series =
        1 + s * (1.0 / 3 + s * (1.0 / 5 + s * (1.0 / 7 + s * (1.0 / 9 + s * (1.0 / 11)))));
    return static_cast<float>(exponent * maths::kLn2 + 2 * r * series);
}

}  // namespace tessella::core
