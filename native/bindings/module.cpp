#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/cpu.hpp"

namespace nb = nanobind;
using namespace nb::literals;

NB_MODULE(TESSELLA_MODULE, m) {
    m.doc() = "The muscle: native code for whatever needs a million moves a second.";

    m.def(
        "count_cells",
        [](const std::vector<std::uint64_t>& words) { return tessella::core::count_cells(words); },
        "words"_a, "Number of cells in a set of cells kept as 64-bit words, a bit for each cell.");
    m.def("cpu_level", &tessella::core::cpu_level,
          "Highest level of the x86-64 architecture that this CPU offers; 1 if there is none.");
    m.def("isa", [] { return TESSELLA_ISA; }, "Instruction set that this build was compiled for.");
}
