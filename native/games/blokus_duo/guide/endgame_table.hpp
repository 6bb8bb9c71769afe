#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search {

/// What is known of the ends of Blokus Duo that were met: other orders of the same moves lead
/// there. What lies there, whose turn it is and the lead are all that the rest of a game depends
/// on, so that nothing is ever taken for something else.
class BlokusDuoEndgameTable {
  public:
    using State = games::BlokusDuo;
    static constexpr int kInfinity = 1000;
    /// A table takes 12 MiB at most.
    static constexpr std::uint64_t kMost = 1 << 17;
    static constexpr std::uint64_t kFewest = 64;

    /// What it is known of: the seat that has the turn; or one that plays on alone.
    enum class Whose : std::int8_t { kNobody, kFirst, kSecond, kFirstAlone, kSecondAlone };

    /// Bounds of the best lead of a seat that has the turn, or of the worth that a seat alone comes
    /// to, and the move that was best.
    struct Known {
        std::array<games::duo::CellSet, 2> laid{};
        core::Move move = core::kNoMove;
        std::int16_t lead = 0;
        std::int16_t at_least = -kInfinity;
        std::int16_t at_most = kInfinity;
        Whose whose = Whose::kNobody;
    };
    static_assert(sizeof(Known) <= 96);

    explicit BlokusDuoEndgameTable(std::uint64_t wanted)
        : known_(std::bit_floor(std::clamp(wanted, kFewest, kMost))) {}

    static Whose turn_of(const State& state) noexcept {
        return state.turn() == 0 ? Whose::kFirst : Whose::kSecond;
    }
    static Whose alone(int seat) noexcept {
        return seat == 0 ? Whose::kFirstAlone : Whose::kSecondAlone;
    }

    /// What is known of a state: its own entry, or a fresh one that stands where it belongs.
    Known find(const State& state, Whose whose) const noexcept {
        const Known& known = known_[place(state, whose)];
        const Known fresh = entry(state, whose);
        const bool is_same = known.whose == whose && known.lead == fresh.lead &&
                             known.laid[0] == fresh.laid[0] && known.laid[1] == fresh.laid[1];
        return is_same ? known : fresh;
    }

    void keep(const State& state, const Known& known) noexcept {
        known_[place(state, known.whose)] = known;
    }

  private:
    static Known entry(const State& state, Whose whose) noexcept {
        return {.laid = {state.laid(0), state.laid(1)},
                .lead = static_cast<std::int16_t>(state.worth(0) - state.worth(1)),
                .whose = whose};
    }

    std::size_t place(const State& state, Whose whose) const noexcept {
        auto mixed = static_cast<std::uint64_t>(whose);
        for (int seat = 0; seat < 2; ++seat) {
            for (const std::uint64_t word : state.laid(seat).words())
                mixed = std::rotl((mixed ^ word) * 0x9E3779B97F4A7C15u, 29);
        }
        return static_cast<std::size_t>((mixed ^ mixed >> 32) & (known_.size() - 1));
    }

    std::vector<Known> known_;
};

}  // namespace tessella::search
