#pragma once

#include <nanobind/nanobind.h>

namespace tessella::bindings {

/// Each adds the state and the batch of a game to the module, and gives back the state's type.
nanobind::object bind_blokus_duo(nanobind::module_& m);
nanobind::object bind_tetris_duel(nanobind::module_& m);
nanobind::object bind_tetris_link(nanobind::module_& m);
nanobind::object bind_triominos(nanobind::module_& m);

}  // namespace tessella::bindings
