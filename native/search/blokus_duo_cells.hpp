#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "games/blokus_duo.hpp"

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
    static constexpr int kBoard = core::Rows::kRows * core::Rows::kStride;

    explicit Cells(const games::BlokusDuo& state) noexcept {
        const int seat = state.turn();
        add_nearness(state, seat, kNear);
        add_nearness(state, 1 - seat, 1);
        add(state.laid(seat), kMine);
        add(state.laid(1 - seat), kTheirs);
    }

    std::uint8_t operator[](std::size_t cell) const noexcept { return kinds_[cell]; }

  private:
    void add_nearness(const games::BlokusDuo& state, int seat, std::uint8_t weight) noexcept {
        const core::Rows free = ~state.forbidden(seat);
        core::Rows near = state.anchors(seat);
        add(free, weight);
        add(near, weight);
        for (int step = 0; step < kSteps; ++step) {
            near |= near.sides() & free;
            add(near, weight);
        }
        for (int step = 0; step < kSteps; ++step) near |= (near.sides() | near.corners()) & free;
        add(near, weight);
    }

    /// Adds the weight to each cell of the set: eight cells at a time.
    void add(const core::Rows& cells, std::uint8_t weight) noexcept {
        const auto words = cells.words();
        std::array<std::uint8_t, kBoard / 8> eights;
        std::memcpy(eights.data(), words.data(), sizeof eights);
        for (std::size_t i = 0; i < eights.size(); ++i) {
            std::uint64_t kinds;
            std::memcpy(&kinds, &kinds_[i * 8], sizeof kinds);
            kinds += kSpread[eights[i]] * weight;
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

    alignas(32) std::array<std::uint8_t, kBoard> kinds_{};
};

}  // namespace tessella::search::blokus
