#include <nanobind/nanobind.h>

#include <type_traits>

#include "core/cpu.hpp"
#include "core/entry.hpp"
#include "python/bind_game.hpp"
#include "registry/games.hpp"

namespace nb = nanobind;
using namespace tessella;

using Types = nb::typed<nb::tuple, nb::type_object, nb::ellipsis>;

NB_MODULE(TESSELLA_MODULE, m) {
    m.doc() = "The muscle: native code for whatever needs a million moves a second.";

    m.def("cpu_level", &core::cpu_level,
          "Highest level of the x86-64 architecture that this CPU offers; 1 if there is none.");
    m.def("isa", [] { return TESSELLA_ISA; }, "Instruction set that this build was compiled for.");

    nb::list kinds;
    core::each_entry(
        std::type_identity<registry::Games>{},
        [&]<class Entry>(std::type_identity<Entry>) { kinds.append(python::bind_game<Entry>(m)); });
    const nb::tuple states(kinds);
    m.def("states", [states] { return Types(states); }, "The state types of all games.");
}
