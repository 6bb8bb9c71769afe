// Compares our own functions with those of the library, in twice the digits: for each, its name,
// the largest relative error, and a number that is another one if any bit of what it gives is.

#include "core/maths.hpp"

#include <bit>
#include <cinttypes>
#include <cmath>
#include <cstdint>
#include <cstdio>

using namespace tessella;

namespace {

using Single = float (*)(float) noexcept;
using Double = double (*)(double);

/// Numbers of every size up to `most`, of both signs unless they are to be above 0.
template <class Visit>
void each_number(float most, bool above_zero, Visit visit) {
    constexpr std::uint32_t kStep = 997;
    constexpr float kLeast = 1e-30f;
    const auto last = std::bit_cast<std::uint32_t>(most);
    for (auto bits = std::bit_cast<std::uint32_t>(kLeast); bits <= last; bits += kStep) {
        visit(std::bit_cast<float>(bits));
        if (!above_zero) visit(-std::bit_cast<float>(bits));
    }
}

void compare(const char* name, Single ours, Double theirs, float most, bool above_zero = false) {
    double worst = 0;
    std::uint64_t bits = 0;
    each_number(most, above_zero, [&](float x) {
        const float found = ours(x);
        const double wanted = theirs(static_cast<double>(x));
        const double error = std::abs(static_cast<double>(found) - wanted);
        if (error > 0) worst = std::fmax(worst, error / std::abs(wanted));
        bits = bits * 31 + std::bit_cast<std::uint32_t>(found);
    });
    std::printf("%s %.3e %016" PRIx64 "\n", name, worst, bits);
}

}  // namespace

int main() {
    compare("exp", core::exp, static_cast<Double>(std::exp), 86.0f);
    compare("tanh", core::tanh, std::tanh, 1e30f);
    compare("log", core::log, std::log, 1e30f, true);
    return 0;
}
