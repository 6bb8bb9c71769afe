#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search::blokus {

/// What each cell means to the two seats, a number for each cell of the rimmed board.
///
/// To a seat a cell is barred (0), free but far away (1), within reach of a second piece from one
/// of its corners (2), a piece from there can come to it in four steps (3), three (4), two (5) or
/// one (6), or it is such a corner itself (7). The number is 8 × that of the seat that has the turn
/// + that of the other; cells on which a seat has laid count as kMine and kTheirs.
class Cells {
  public:
    static constexpr int kSteps = 4;
    static constexpr int kNear = kSteps + 4;
    static constexpr std::uint8_t kMine = kNear * kNear;
    static constexpr std::uint8_t kTheirs = kMine + 1;
    static constexpr int kKinds = kTheirs + 1;
    static constexpr int kBoard =
        families::blokus::CellSet::kRows * families::blokus::CellSet::kStride;

    explicit Cells(const games::BlokusDuo& state) noexcept {
        const int seat = state.turn();
        const Nearness own(state, seat);
        const Nearness other(state, 1 - seat);
        const families::blokus::CellSet& theirs = state.laid(1 - seat);
        set({other.ones | theirs, other.twos, other.fours, own.ones, own.twos, own.fours,
             state.laid(seat) | theirs});
    }

    std::uint8_t operator[](std::size_t cell) const noexcept { return kinds_[cell]; }

  private:
    static_assert(kNear == 8 && kMine == 64, "a kind is three bits, three bits and one");

    /// What the cells mean to one seat, 0 to 7, bit by bit.
    struct Nearness {
        families::blokus::CellSet ones, twos, fours;

        Nearness(const games::BlokusDuo& state, int seat) noexcept {
            const families::blokus::CellSet free = ~state.forbidden(seat);
            std::array<families::blokus::CellSet, kSteps + 1> near;
            near[0] = state.anchors(seat);
            for (std::size_t i = 0; i < kSteps; ++i)
                near[i + 1] = near[i] | (near[i].sides() & free);
            families::blokus::CellSet reach = near[kSteps];
            for (int step = 0; step < kSteps; ++step) reach = reach.grown() & free;
            ones = (free & ~reach) | (near[4] & ~near[3]) | (near[2] & ~near[1]) | near[0];
            twos = (reach & ~near[3]) | near[1];
            fours = near[3];
        }
    };

    /// Sets the kinds from their bits, the lowest first: eight cells at a time.
    void set(const std::array<families::blokus::CellSet, 7>& bits) noexcept {
        std::array<std::array<std::uint8_t, kBoard / 8>, 7> eights;
        std::memcpy(&eights, &bits, sizeof eights);
        for (std::size_t i = 0; i < kBoard / 8; ++i) {
            std::uint64_t kinds = 0;
            for (std::size_t bit = 0; bit < eights.size(); ++bit)
                kinds |= kSpread[eights[bit][i]] << bit;
            std::memcpy(&kinds_[i * 8], &kinds, sizeof kinds);
        }
    }

    /// The bits of a byte as the lowest bits of eight bytes.
    static constexpr std::array<std::uint64_t, 256> kSpread = [] {
        std::array<std::uint64_t, 256> spread{};
        for (std::size_t byte = 0; byte < 256; ++byte) {
            for (std::size_t bit = 0; bit < 8; ++bit)
                spread[byte] |= std::uint64_t{byte >> bit & 1u} << (8 * bit);
        }
        return spread;
    }();

    alignas(32) std::array<std::uint8_t, kBoard> kinds_;
};

}  // namespace tessella::search::blokus
