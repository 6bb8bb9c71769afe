#pragma once

#include <array>
#include <cstdint>

#include "families/blokus/net.hpp"
#include "games/blokus/guide/sight.hpp"

namespace tessella::search {

/// The network of Blokus: the board from the sides of all four colours, the one that acts first.
class BlokusNet : public families::blokus::Net<
                      families::blokus::NetShape<games::blokus::Board, 4, 26, 32, 32, 12>> {
  public:
    using State = games::Blokus;
    using Net::Net;

    /// The outputs come in this order, each for four colours: who will win, how far ahead, and what
    /// is still to be won.
    static constexpr std::size_t kWin = 0, kLead = 4, kGain = 8;
    static constexpr float kGainScale = 10.0f;

    /// The network that was learned, written by `train.blokus`.
    static const BlokusNet& get();

    Hidden hidden(const State& state, const BlokusSight& sight) const noexcept {
        Hidden hidden;
        for (std::size_t view = 0; view < kViews; ++view) {
            const int colour = seen_from(state, view);
            const auto turns = static_cast<std::size_t>(colour);
            look(view, turns, sight.kinds(state, colour), facts(state, colour), hidden);
        }
        return hidden;
    }

    /// The colour of a view.
    static int seen_from(const State& state, std::size_t view) noexcept {
        return (state.colour() + static_cast<int>(view)) % games::blokus::kColours;
    }

    /// What is told of a colour: its hand, the number of seats, whether it is a common one, and
    /// whether it counts for the seat that has the turn.
    static std::array<std::uint64_t, 1> facts(const State& state, int colour) noexcept {
        constexpr int kSeats = families::blokus::kPieces;
        const bool common = state.is_common(colour);
        const bool own = !common && state.seat_of(colour) == state.turn();
        return {state.hand(colour) | std::uint64_t{1} << (kSeats + state.seats() - 2) |
                std::uint64_t{common} << (kSeats + 3) | std::uint64_t{own} << (kSeats + 4)};
    }
};

}  // namespace tessella::search
