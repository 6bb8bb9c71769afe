#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/maths.hpp"
#include "search/guide.hpp"

namespace tessella::search {

/// Where a game stands when a search tells what it has found: how far it has come is a number from
/// 0 to about 1, how much was searched one from -1 to 1.
struct Standing {
    int seats;
    int turn;
    float progress;
    core::Scores scores;
    float depth;
};

/// How much was searched: -1 for 100 tries of moves, 1 for 400, the logarithm between them. Less
/// and more count as these do, for nothing was learned beyond them.
inline float depth(std::uint64_t tries) {
    constexpr float kMiddle = 200.0f;
    constexpr float kDoubling = 0.6931472f;
    const auto known = static_cast<float>(std::max<std::uint64_t>(tries, 1));
    const float doublings = core::log(known / kMiddle) / kDoubling;
    return std::clamp(doublings, -1.0f, 1.0f);
}

/// What a seat's chances and points are worked out from, term by term: what the search has
/// measured, and where the game stands. Each term counts for more or less as the game goes on, and
/// so stands there three times: as it is, times the progress, and times its square.
struct Basis {
    static constexpr std::size_t kPowers = 3;
    static constexpr std::size_t kShare = 5;
    static constexpr std::size_t kDraw = 3;
    static constexpr std::size_t kPoints = 8;

    std::array<float, kShare * kPowers> share;
    std::array<float, kDraw * kPowers> draw;
    std::array<float, kPoints * kPowers> points;

    Basis(const Outcome& measured, const Standing& standing, int seat) {
        const auto at = static_cast<std::size_t>(seat);
        const auto seats = static_cast<std::size_t>(standing.seats);
        float points_mean = 0, score_mean = 0, log_mean = 0;
        for (std::size_t i = 0; i < seats; ++i) {
            points_mean += measured.points[i] / static_cast<float>(seats);
            score_mean += static_cast<float>(standing.scores[i]) / static_cast<float>(seats);
            log_mean += core::log(part(measured, i)) / static_cast<float>(seats);
        }
        const float own = core::log(part(measured, at)) - log_mean;
        const float lead = (measured.points[at] - points_mean) / kTen;
        const float score_lead = (static_cast<float>(standing.scores[at]) - score_mean) / kTen;
        const float turn = standing.turn == seat ? 1.0f : 0.0f;
        const float even = part(measured, at) * (1.0f - part(measured, at));
        spread(standing, std::array{own, lead, score_lead, turn, own * standing.depth}, share);
        spread(standing,
               std::array{1.0f, core::log(4.0f * even), core::log(measured.draw[at] + kLeast)},
               draw);
        spread(standing,
               std::array{1.0f, lead, score_lead, points_mean / kTen, score_mean / kTen, own, turn,
                          standing.depth},
               points);
    }

  private:
    static constexpr float kTen = 10.0f;
    static constexpr float kLeast = 0.01f;
    static constexpr float kCut = 0.0001f;

    /// The share of the win that was measured, never quite none nor all of it.
    static float part(const Outcome& measured, std::size_t seat) {
        return std::clamp(measured.win[seat] + 0.5f * measured.draw[seat], kCut, 1.0f - kCut);
    }

    template <std::size_t Terms>
    static void spread(const Standing& standing, const std::array<float, Terms>& terms,
                       std::array<float, Terms * kPowers>& out) {
        float power = 1.0f;
        for (std::size_t i = 0; i < kPowers; ++i, power *= standing.progress) {
            for (std::size_t j = 0; j < Terms; ++j) out[i * Terms + j] = terms[j] * power;
        }
    }
};

/// Turns what a search measures into chances that come true and points that are scored. The weights
/// are learned from games of the engine against itself (`train/calibration.py`).
struct Calibration {
    std::array<float, Basis::kShare * Basis::kPowers> share;
    std::array<float, Basis::kDraw * Basis::kPowers> draw;
    std::array<float, Basis::kPoints * Basis::kPowers> points;

    Outcome told(const Outcome& measured, const Standing& standing) const {
        Outcome told;
        Values shares{};
        float total = 0;
        for (int seat = 0; seat < standing.seats; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            const Basis basis(measured, standing, seat);
            shares[at] = core::exp(sum(basis.share, share));
            total += shares[at];
            told.draw[at] = 1.0f / (1.0f + core::exp(-sum(basis.draw, draw)));
            told.points[at] = kTen * sum(basis.points, points);
        }
        for (std::size_t at = 0; at < static_cast<std::size_t>(standing.seats); ++at) {
            const float part = shares[at] / total;
            told.draw[at] = std::min({told.draw[at], 2.0f * part, 2.0f - 2.0f * part});
            told.win[at] = part - 0.5f * told.draw[at];
        }
        return told;
    }

  private:
    static constexpr float kTen = 10.0f;

    template <std::size_t Terms>
    static float sum(const std::array<float, Terms>& basis,
                     const std::array<float, Terms>& weights) {
        float total = 0;
        for (std::size_t i = 0; i < Terms; ++i) total += basis[i] * weights[i];
        return total;
    }
};

}  // namespace tessella::search
