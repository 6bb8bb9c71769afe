// Learned by train/calibration.py; docs/strength.md says from which games.
#pragma once

#include <array>

#include "search/calibration.hpp"

namespace tessella::search {

inline constexpr std::array<Calibration, 1> kBlokusDuoCalibrations = {{
    {{1.00770f, -0.29791f, -0.82621f, -0.33306f, -0.17441f, 0.42646f, -0.90669f, -0.60983f,
      1.16021f, 0.91156f, -0.41727f, 0.29709f},
     {-0.14069f, -0.10463f, 0.61493f, 2.47720f, 2.02886f, 0.41914f, 1.69089f, 1.55387f, -0.15470f},
     {-0.12016f, -0.20671f, -0.44416f, -0.41116f, 0.59832f,  0.45757f,  -0.16936f,
      -0.05293f, 0.63106f,  -0.29083f, 1.33618f,  -1.20566f, -0.09889f, -0.22540f,
      -0.18839f, 1.18502f,  0.27341f,  0.78156f,  0.17101f,  -0.43961f, 0.41442f}},
}};

}  // namespace tessella::search
