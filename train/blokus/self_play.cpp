// Plays games of the search of this game against itself; the shared header says how it is called.

#include "../families/blokus/self_play.hpp"

#include "game.hpp"

namespace {

/// The network that plays; there is none while a measure made by hand does.
std::unique_ptr<const tessella::search::BlokusNet> playing_net;

}  // namespace

const tessella::search::BlokusNet& tessella::search::BlokusNet::get() { return *playing_net; }

int main(int count, char** arguments) {
    using namespace tessella::train::blokus;
    return SelfPlay<Blokus>::main(count, arguments, playing_net);
}
