// Written by train/triominos/; see there for the command.
#pragma once

#include <array>

namespace tessella::search {

/// Points that a hand will bring, by its tiles, their sum, how many fit, and the best gain.
struct TrioHandWeights {
    float tiles;
    float sum;
    float fitting;
    float best;
};

/// Up to so many tiles in the pool: how uncertain a lead is, what it is worth to have the turn,
/// and the hands of the seat that has it and of the others.
struct TrioWeights {
    int pool;
    float spread;
    float turn;
    TrioHandWeights mover;
    TrioHandWeights other;
};

/// For 2, 3 and 4 seats.
inline constexpr std::array<std::array<TrioWeights, 7>, 3> kTrioWeights = {{
    {{
        {0, 12.91f, 7.698f, {-4.997f, -0.347f, 6.152f, 1.118f}, {-1.778f, -0.576f, 4.596f, 0.859f}},
        {4, 19.99f, 4.124f, {-3.616f, -0.409f, 3.281f, 1.120f}, {-2.541f, -0.497f, 2.528f, 1.067f}},
        {9, 28.44f, 3.385f, {-5.407f, -0.028f, 3.566f, 0.933f}, {-5.208f, -0.002f, 2.579f, 0.800f}},
        {15, 34.44f, 3.902f, {-6.936f, 0.283f, 3.772f, 1.027f}, {-5.942f, 0.264f, 2.341f, 0.825f}},
        {22, 39.38f, 2.650f, {-6.349f, 0.363f, 3.643f, 0.991f}, {-6.075f, 0.400f, 2.737f, 0.781f}},
        {30, 42.78f, 2.145f, {-5.230f, 0.472f, 4.215f, 0.972f}, {-4.420f, 0.447f, 2.538f, 0.839f}},
        {38, 45.64f, 1.154f, {-3.921f, 0.649f, 2.913f, 0.867f}, {-3.626f, 0.691f, 2.431f, 0.534f}},
    }},
    {{
        {0,
         16.25f,
         17.015f,
         {-8.496f, -0.225f, 6.623f, 1.085f},
         {-3.577f, -0.397f, 4.043f, 0.947f}},
        {4, 21.73f, 5.527f, {-6.181f, -0.341f, 5.900f, 1.216f}, {-5.016f, -0.335f, 4.045f, 1.038f}},
        {9, 27.86f, 4.898f, {-9.140f, 0.082f, 5.753f, 1.128f}, {-7.134f, -0.020f, 3.545f, 0.881f}},
        {15, 32.14f, 5.193f, {-9.450f, 0.165f, 6.049f, 1.147f}, {-8.070f, 0.163f, 4.291f, 0.913f}},
        {22, 35.30f, 4.720f, {-8.888f, 0.183f, 7.244f, 1.060f}, {-7.369f, 0.184f, 4.482f, 0.928f}},
        {30, 38.25f, 2.576f, {-7.492f, 0.331f, 6.592f, 1.097f}, {-6.279f, 0.325f, 4.304f, 0.883f}},
        {38, 40.91f, -0.416f, {-5.242f, 0.487f, 5.364f, 1.022f}, {-4.807f, 0.517f, 4.390f, 0.638f}},
    }},
    {{
        {0,
         20.83f,
         27.349f,
         {-12.719f, -0.184f, 7.299f, 1.069f},
         {-4.947f, -0.415f, 5.105f, 0.951f}},
        {4, 24.48f, 8.171f, {-9.923f, -0.219f, 8.454f, 1.212f}, {-7.633f, -0.183f, 5.463f, 0.987f}},
        {9, 29.00f, 9.661f, {-12.077f, 0.022f, 7.982f, 1.146f}, {-8.542f, -0.088f, 4.477f, 0.999f}},
        {15, 32.21f, 7.205f, {-12.243f, 0.130f, 8.174f, 1.155f}, {-9.606f, 0.080f, 4.946f, 0.980f}},
        {22, 35.88f, 5.814f, {-9.847f, 0.185f, 6.771f, 1.118f}, {-8.165f, 0.202f, 4.220f, 0.929f}},
        {30, 38.26f, 1.074f, {-7.276f, 0.382f, 5.962f, 1.049f}, {-6.464f, 0.375f, 4.286f, 0.856f}},
        {38, 38.26f, 1.074f, {-7.276f, 0.382f, 5.962f, 1.049f}, {-6.464f, 0.375f, 4.286f, 0.856f}},
    }},
}};

}  // namespace tessella::search
