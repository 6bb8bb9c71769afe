#pragma once

#include "families/blokus/actions.hpp"
#include "games/blokus/rules/state.hpp"

namespace tessella::games::blokus {

using Actions = families::blokus::Actions<Blokus>;

}  // namespace tessella::games::blokus
