#include "games/blokus_duo/guide/net.hpp"

/// The bytes of net.weights, which the build embeds.
extern "C" __attribute__((visibility("hidden"))) const unsigned char
    tessella_blokus_duo_net_weights[sizeof(tessella::search::BlokusDuoNet::Weights)];

namespace tessella::search {

const BlokusDuoNet& BlokusDuoNet::get() {
    static const BlokusDuoNet net(tessella_blokus_duo_net_weights);
    return net;
}

}  // namespace tessella::search
