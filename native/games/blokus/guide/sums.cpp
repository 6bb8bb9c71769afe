#include "games/blokus/guide/sums.hpp"

#include <cstring>

/// The bytes of sums.weights, which the build embeds.
extern "C" __attribute__((visibility("hidden")))
const unsigned char tessella_blokus_sums_weights[sizeof(tessella::search::BlokusSums)];

namespace tessella::search {

const BlokusSums& BlokusSums::get() {
    static const BlokusSums sums = [] {
        BlokusSums read;
        std::memcpy(&read, tessella_blokus_sums_weights, sizeof read);
        return read;
    }();
    return sums;
}

}  // namespace tessella::search
