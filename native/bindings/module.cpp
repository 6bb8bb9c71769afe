#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <vector>

#include "bindings/games.hpp"
#include "core/bitboard.hpp"
#include "core/cpu.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

using Types = nb::typed<nb::tuple, nb::type_object, nb::ellipsis>;

NB_MODULE(TESSELLA_MODULE, m) {
    m.doc() = "The muscle: native code for whatever needs a million moves a second.";

    m.def(
        "count_cells",
        [](const std::vector<std::uint64_t>& words) { return core::count_cells(words); }, "words"_a,
        "Number of cells in a set of cells kept as 64-bit words, a bit for each cell.");
    m.def("cpu_level", &core::cpu_level,
          "Highest level of the x86-64 architecture that this CPU offers; 1 if there is none.");
    m.def("isa", [] { return TESSELLA_ISA; }, "Instruction set that this build was compiled for.");

    const nb::tuple states =
        nb::make_tuple(bindings::bind_blokus_duo(m), bindings::bind_tetris_duel(m),
                       bindings::bind_tetris_link(m), bindings::bind_triominos(m));
    m.def("states", [states] { return Types(states); }, "The state types of all games.");
}
