// Learned by train/calibration.py; docs/strength.md says from which games.
#pragma once

#include <array>

#include "search/calibration.hpp"

namespace tessella::search {

inline constexpr std::array<Calibration, 1> kTetrisDuelCalibrations = {{
    {{1.84105f, -1.23909f, 0.02403f, -0.03200f, 0.00000f, 1.07395f, -0.68277f, -0.19725f, -0.14483f,
      0.00000f, -1.13238f, -0.20396f, 0.19055f, -0.07457f, 0.00000f},
     {-4.27569f, 0.02026f, 1.26960f, -0.09711f, 0.01356f, 0.44721f, -0.04746f, 0.00991f, 0.21855f},
     {0.26147f,  -0.28955f, -0.01211f, 0.41834f,  0.41834f,  0.62605f,  -0.00063f, 0.00000f,
      0.00705f,  0.11083f,  -0.20868f, 0.01127f,  0.01127f,  -0.74815f, -0.08518f, 0.00000f,
      -0.00761f, 0.88846f,  0.28211f,  -0.01218f, -0.01218f, 0.12388f,  0.09233f,  0.00000f}},
}};

}  // namespace tessella::search
