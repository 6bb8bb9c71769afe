// Fits the network of this game to lessons; the shared header says how it is called.

#include "../families/blokus/learn.hpp"

#include "game.hpp"

int main(int count, char** arguments) {
    using namespace tessella::train::blokus;
    return Learn<BlokusDuo>::main(count, arguments);
}
