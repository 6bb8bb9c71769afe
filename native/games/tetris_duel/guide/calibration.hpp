// Learned by train/calibration.py; docs/strength.md says from which games.
#pragma once

#include <array>

#include "search/calibration.hpp"

namespace tessella::search {

inline constexpr std::array<Calibration, 1> kTetrisDuelCalibrations = {{
    {{1.94590f, -1.75872f, -0.79039f, -0.05267f, 0.71966f, 0.15518f, 0.30042f, -0.10216f, -1.26728f,
      0.65216f, 0.78103f, -0.05981f},
     {-4.27753f, 0.01965f, 1.27807f, -0.09741f, 0.01308f, 0.44857f, -0.04757f, 0.00953f, 0.21907f},
     {0.26224f,  -0.42928f, -0.11846f, 0.41958f,  0.41958f,  0.53895f,  -0.01012f,
      0.00318f,  0.42583f,  -0.01804f, 0.00509f,  0.00509f,  -0.52900f, -0.03778f,
      -0.00410f, 0.79802f,  0.20419f,  -0.00655f, -0.00655f, -0.02170f, 0.04917f}},
}};

}  // namespace tessella::search
