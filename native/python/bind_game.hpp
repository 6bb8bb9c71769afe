#pragma once

#include <nanobind/nanobind.h>

namespace tessella::python {

/// Adds the state, the batch and the searches of a game to the module; the state's type. It is
/// made for each game in a file of its own, which the registry writes.
template <class Entry>
nanobind::object bind_game(nanobind::module_& m);

}  // namespace tessella::python
