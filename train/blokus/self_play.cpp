// Plays games of the search of this game against itself; the shared header says how it is called.

#include "../families/blokus/self_play.hpp"

#include <filesystem>

#include "game.hpp"

namespace {

/// The network that plays; there is none while a measure made by hand does.
std::unique_ptr<const tessella::search::BlokusNet> playing_net;

}  // namespace

const tessella::search::BlokusNet& tessella::search::BlokusNet::get() { return *playing_net; }

const tessella::search::BlokusSums& tessella::search::BlokusSums::get() {
    static const BlokusSums sums = [] {
        const std::filesystem::path root =
            std::filesystem::path(__FILE__).parent_path().parent_path().parent_path();
        std::ifstream file(root / "native/games/blokus/guide/sums.weights", std::ios::binary);
        BlokusSums read;
        if (!file.read(reinterpret_cast<char*>(&read), sizeof read))
            throw std::runtime_error("cannot read the sums");
        return read;
    }();
    return sums;
}

int main(int count, char** arguments) {
    using namespace tessella::train::blokus;
    return SelfPlay<Blokus>::main(count, arguments, playing_net);
}
