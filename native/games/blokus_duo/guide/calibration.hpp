// Learned by train/calibration.py; docs/strength.md says from which games.
#pragma once

#include <array>

#include "search/calibration.hpp"

namespace tessella::search {

inline constexpr std::array<Calibration, 1> kBlokusDuoCalibrations = {{
    {{1.36875f, -0.21262f, -2.20646f, -0.72654f, 0.00000f, -0.21092f, 1.30535f, 0.34085f, -0.32354f,
      0.00000f, 0.18653f, 1.75030f, 1.04879f, 0.90686f, 0.00000f},
     {0.85301f, 0.37723f, 0.76750f, 2.77996f, 1.37220f, 0.40969f, 1.63588f, 1.35596f, 0.06515f},
     {-0.09540f, -0.07968f, -0.58974f, -0.48415f, 0.66790f,  0.50116f,  -0.21225f, 0.00000f,
      -0.02036f, 0.25792f,  0.11070f,  1.62321f,  -1.45838f, -0.15636f, -0.11294f, 0.00000f,
      -0.18422f, 0.83234f,  0.47628f,  0.36333f,  0.59808f,  -0.44597f, 0.42952f,  0.00000f}},
}};

}  // namespace tessella::search
