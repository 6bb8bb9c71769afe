#include "games/blokus_duo/guide/net.hpp"

/// The bytes of net.weights, which the build embeds.
extern "C" __attribute__((visibility("hidden")))
const unsigned char tessella_blokus_duo_net_weights[sizeof(tessella::search::blokus::Net::Weights)];

namespace tessella::search::blokus {

const Net& Net::get() {
    static const Net net(tessella_blokus_duo_net_weights);
    return net;
}

}  // namespace tessella::search::blokus
