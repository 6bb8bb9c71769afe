// Written by train/tetris_link/; see there for the command.
#pragma once

#include "games/tetris_link/rules/tower.hpp"

namespace tessella::search {

inline constexpr games::link::Survey kLinkPriors = {
    0.570147f, -3.037970f, 0.212563f, 2.370746f, 3.290884f, 1.377890f,  0.297818f,
    0.232612f, -0.072452f, 0.859715f, 0.157351f, 0.390991f, -0.313938f,
};

}  // namespace tessella::search
