#pragma once

#include <array>
#include <cstdint>

#include "families/blokus/net.hpp"
#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search {

/// The network of Blokus Duo: the board from the side of the seat that has the turn, with the
/// pieces in both hands; it tells how well that seat will do.
class BlokusDuoNet : public families::blokus::Net<
                         families::blokus::NetShape<games::duo::Board, 1, 42, 64, 32, 1>> {
  public:
    using State = games::BlokusDuo;
    using Kinds = families::blokus::Kinds<games::duo::Board>;
    using Net::Net;

    /// The network that was learned, written by `train.blokus_duo`.
    static const BlokusDuoNet& get();

    Hidden hidden(const State& state, const Kinds& kinds) const noexcept {
        Hidden hidden;
        look(0, 0, kinds, facts(state, state.turn()), hidden);
        return hidden;
    }

    /// What the cells mean to a seat.
    static Kinds kinds(const State& state, int seat) noexcept {
        return Kinds(near(state, seat), near(state, 1 - seat), state.laid(seat),
                     state.laid(1 - seat));
    }

    /// What is told of a seat: its hand, and the other's.
    static std::array<std::uint64_t, 1> facts(const State& state, int seat) noexcept {
        return {state.hand(seat) | std::uint64_t{state.hand(1 - seat)}
                                       << families::blokus::kPieces};
    }

  private:
    static families::blokus::Nearness<games::duo::Board> near(const State& state,
                                                              int seat) noexcept {
        using Reach = families::blokus::Reach<games::duo::Board>;
        return families::blokus::Nearness<games::duo::Board>(
            Reach(state.anchors(seat), state.forbidden(seat)));
    }
};

}  // namespace tessella::search
