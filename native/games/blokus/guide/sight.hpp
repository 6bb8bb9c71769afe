#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "families/blokus/reach.hpp"
#include "games/blokus/guide/marks.hpp"
#include "games/blokus/guide/weights.hpp"
#include "games/blokus/rules/state.hpp"

namespace tessella::search {

/// What a state of Blokus looks like: how near each cell is to each colour.
class BlokusSight {
  public:
    using State = games::Blokus;
    using Board = games::blokus::Board;
    using Reach = families::blokus::Reach<Board>;
    using Nearness = families::blokus::Nearness<Board>;
    static constexpr std::size_t kColours = games::blokus::kColours;
    /// Cells by what they mean to a colour (8 ×) and to others.
    using Kinds = families::blokus::Numbered<Board, 6>;
    using Levels = families::blokus::Numbered<Board, 3>;

    explicit BlokusSight(const State& state) noexcept {
        for (std::size_t at = 0; at < kColours; ++at) {
            const int colour = static_cast<int>(at);
            reach_[at] = Reach(state.anchors(colour), state.forbidden(colour));
        }
    }

    /// What the cells mean to a colour, and to the nearest of some others.
    template <class Other>
    Kinds kinds(int colour, Other is_other) const noexcept {
        const Nearness own(reach_[static_cast<std::size_t>(colour)]);
        const Nearness others(joined(is_other));
        return Kinds({others.ones, others.twos, others.fours, own.ones, own.twos, own.fours});
    }

    template <class Which>
    Levels levels(Which is_meant) const noexcept {
        const Nearness near(joined(is_meant));
        return Levels({near.ones, near.twos, near.fours});
    }

    bool is_out(int colour) const noexcept {
        return reach_[static_cast<std::size_t>(colour)].near[0].empty();
    }

    static std::size_t stage(const State& state, int colour) noexcept {
        const int laid = families::blokus::kPieces - std::popcount(state.hand(colour));
        return std::min<std::size_t>(static_cast<std::size_t>(laid) / 3,
                                     BlokusWeights::kStages - 1);
    }

    /// Whether a colour counts for another seat than the one that has the turn.
    static bool is_rival(const State& state, int colour) noexcept {
        return counts(state, colour) && state.seat_of(colour) != state.turn();
    }

    /// Whether it counts for the seat that has the turn, and is not the one that acts.
    static bool is_partner(const State& state, int colour) noexcept {
        return counts(state, colour) && state.seat_of(colour) == state.turn();
    }

    /// How many turns of colours are to come before this one.
    static std::size_t wait(const State& state, int colour) noexcept {
        return static_cast<std::size_t>(colour - state.colour()) % kColours;
    }

  private:
    static bool counts(const State& state, int colour) noexcept {
        return colour != state.colour() && !state.is_common(colour);
    }

    template <class Which>
    Reach joined(Which is_meant) const noexcept {
        Reach joined;
        for (std::size_t at = 0; at < kColours; ++at) {
            if (is_meant(static_cast<int>(at))) joined |= reach_[at];
        }
        return joined;
    }

    std::array<Reach, kColours> reach_;
};

}  // namespace tessella::search
