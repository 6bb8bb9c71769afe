# Finds the games by looking: each is a folder of games/ with an entry.hpp. Into a folder are written
#
#   registry/games.hpp    the entries of all games, as `tessella::registry::Games`
#   registry/<game>.cpp   what Python sees of a game; each apart, for they take the compiler long
#   registry/weights.cpp  the bytes of every *.weights, as tessella_<game>_<name>_weights
#
# `cmake -D OUT=build/generated -P native/registry.cmake` writes them without a build.

# The file as it is, in the read-only data: a compiler would take minutes over so many numbers.
set(TESSELLA_EMBEDDED [[
#ifdef __APPLE__
asm(".const_data\n.balign 64\n.globl _@symbol@\n_@symbol@:\n.incbin \"games/@file@\"\n.text\n");
#else
asm(".section .rodata\n.balign 64\n.globl @symbol@\n@symbol@:\n.incbin \"games/@file@\"\n.text\n");
#endif
]])

function(tessella_registry out)
  set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(watch CONFIGURE_DEPENDS)
  endif()
  file(GLOB entries ${watch} RELATIVE ${here}/games ${here}/games/*/entry.hpp)
  file(GLOB weights ${watch} RELATIVE ${here}/games ${here}/games/*/guide/*.weights)
  foreach(entry IN LISTS entries)
    get_filename_component(game ${entry} DIRECTORY)
    string(APPEND includes "#include \"games/${entry}\"\n")
    list(APPEND types "games::${game}::Entry")
    set(bound "#include \"games/${entry}\"\n#include \"python/game.hpp\"\n\n")
    string(APPEND bound "template nanobind::object tessella::python::bind_game<"
                        "tessella::games::${game}::Entry>(nanobind::module_&);\n")
    file(CONFIGURE OUTPUT ${out}/registry/${game}.cpp CONTENT "${bound}" @ONLY)
    list(APPEND bindings ${out}/registry/${game}.cpp)
  endforeach()
  list(JOIN types ", " types)
  file(CONFIGURE OUTPUT ${out}/registry/games.hpp @ONLY CONTENT "\
#pragma once

#include <tuple>

${includes}
namespace tessella::registry {

using Games = std::tuple<${types}>;

}  // namespace tessella::registry
")
  foreach(file IN LISTS weights)
    string(REGEX REPLACE "/guide/|\\." "_" symbol tessella_${file})
    string(CONFIGURE "${TESSELLA_EMBEDDED}" one @ONLY)
    string(APPEND embedded "${one}")
  endforeach()
  file(CONFIGURE OUTPUT ${out}/registry/weights.cpp CONTENT "${embedded}" @ONLY)
  list(TRANSFORM weights PREPEND ${here}/games/)
  set(TESSELLA_BINDINGS ${bindings} PARENT_SCOPE)
  set(TESSELLA_WEIGHTS ${weights} PARENT_SCOPE)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  get_filename_component(out ${OUT} ABSOLUTE)
  tessella_registry(${out})
endif()
