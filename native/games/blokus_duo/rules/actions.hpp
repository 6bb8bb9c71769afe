#pragma once

#include "families/blokus/actions.hpp"
#include "games/blokus_duo/rules/state.hpp"

namespace tessella::games::duo {

using Actions = families::blokus::Actions<BlokusDuo>;

}  // namespace tessella::games::duo
