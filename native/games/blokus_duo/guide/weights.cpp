#include "games/blokus_duo/guide/net.hpp"

// The file as it is, in the read-only data of the module: a compiler would take minutes over so
// many numbers.
#ifdef __APPLE__
#define TESSELLA_SECTION ".const_data\n"
#define TESSELLA_SYMBOL "_tessella_blokus_duo_weights"
#else
#define TESSELLA_SECTION ".section .rodata\n"
#define TESSELLA_SYMBOL "tessella_blokus_duo_weights"
#endif

asm(TESSELLA_SECTION
    ".balign 64\n"
    ".globl " TESSELLA_SYMBOL "\n" TESSELLA_SYMBOL
    ":\n"
    ".incbin \"games/blokus_duo/guide/net.weights\"\n"
    ".text\n");

extern "C" __attribute__((visibility("hidden")))
const unsigned char tessella_blokus_duo_weights[sizeof(tessella::search::blokus::Net::Weights)];

namespace tessella::search::blokus {

const Net& Net::get() {
    static const Net net(tessella_blokus_duo_weights);
    return net;
}

}  // namespace tessella::search::blokus
