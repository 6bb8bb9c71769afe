#include <nanobind/nanobind.h>

#include "core/cpu.hpp"
#include "python/games.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

using Types = nb::typed<nb::tuple, nb::type_object, nb::ellipsis>;

NB_MODULE(TESSELLA_MODULE, m) {
    m.doc() = "The muscle: native code for whatever needs a million moves a second.";

    m.def("cpu_level", &core::cpu_level,
          "Highest level of the x86-64 architecture that this CPU offers; 1 if there is none.");
    m.def("isa", [] { return TESSELLA_ISA; }, "Instruction set that this build was compiled for.");

    const nb::tuple states =
        nb::make_tuple(bindings::bind_blokus_duo(m), bindings::bind_tetris_duel(m),
                       bindings::bind_tetris_link(m), bindings::bind_triominos(m));
    m.def("states", [states] { return Types(states); }, "The state types of all games.");
}
