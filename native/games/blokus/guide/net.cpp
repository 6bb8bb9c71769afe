#include "games/blokus/guide/net.hpp"

/// The bytes of net.weights, which the build embeds.
extern "C" __attribute__((visibility("hidden")))
const unsigned char tessella_blokus_net_weights[sizeof(tessella::search::BlokusNet::Weights)];

namespace tessella::search {

const BlokusNet& BlokusNet::get() {
    static const BlokusNet net(tessella_blokus_net_weights);
    return net;
}

}  // namespace tessella::search
