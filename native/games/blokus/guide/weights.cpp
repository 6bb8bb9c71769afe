#include "games/blokus/guide/weights.hpp"

#include <cstring>

/// The bytes of sight.weights, which the build embeds.
extern "C" __attribute__((visibility("hidden")))
const unsigned char tessella_blokus_sight_weights[sizeof(tessella::search::BlokusWeights)];

namespace tessella::search {

const BlokusWeights& BlokusWeights::get() {
    static const BlokusWeights weights = [] {
        BlokusWeights read;
        std::memcpy(&read, tessella_blokus_sight_weights, sizeof read);
        return read;
    }();
    return weights;
}

}  // namespace tessella::search
