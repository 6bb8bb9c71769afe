#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "families/blokus/board.hpp"

namespace tessella::families::blokus {

/// How near the cells of a board are to a colour, or to the nearest of several: sets that lie in
/// each other, from the anchors to all that is free.
template <class Board>
struct Reach {
    using CellSet = typename Board::CellSet;
    static constexpr int kSteps = 4;

    std::array<CellSet, kSteps + 1> near;  // a piece can come there in so many steps
    CellSet next;                          // within reach of a second piece
    CellSet free;

    Reach() noexcept = default;

    Reach(const CellSet& anchors, const CellSet& forbidden) noexcept : free(~forbidden) {
        near[0] = anchors;
        for (std::size_t i = 0; i < kSteps; ++i) near[i + 1] = near[i] | (near[i].sides() & free);
        next = near[kSteps];
        for (int step = 0; step < kSteps; ++step) next = next.grown() & free;
    }

    Reach& operator|=(const Reach& other) noexcept {
        for (std::size_t i = 0; i <= kSteps; ++i) near[i] |= other.near[i];
        next |= other.next;
        free |= other.free;
        return *this;
    }
};

/// What the cells mean to a colour, bit by bit: barred (0), free but far away (1), within reach of
/// a second piece from one of its anchors (2), a piece from there can come to it in four steps (3),
/// three (4), two (5) or one (6), or it is such an anchor itself (7).
template <class Board>
struct Nearness {
    static constexpr int kLevels = 8;
    typename Board::CellSet ones, twos, fours;

    explicit Nearness(const Reach<Board>& reach) noexcept {
        const auto& near = reach.near;
        ones = (reach.free & ~reach.next) | (near[4] & ~near[3]) | (near[2] & ~near[1]) | near[0];
        twos = (reach.next & ~near[3]) | near[1];
        fours = near[3];
    }
};

/// A number for each cell of the rimmed board, from its bits in some sets, the lowest first.
template <class Board, std::size_t kSets>
class Numbered {
  public:
    using CellSet = typename Board::CellSet;

    explicit Numbered(const std::array<CellSet, kSets>& bits) noexcept {
        std::array<std::array<std::uint8_t, sizeof(CellSet)>, kSets> eights;
        std::memcpy(&eights, &bits, sizeof eights);
        for (std::size_t i = 0; i < Board::kSpots / 8; ++i) {
            std::uint64_t numbers = 0;
            for (std::size_t bit = 0; bit < kSets; ++bit) numbers |= kSpread[eights[bit][i]] << bit;
            std::memcpy(&numbers_[i * 8], &numbers, sizeof numbers);
        }
    }

    std::uint8_t operator[](std::size_t cell) const noexcept { return numbers_[cell]; }

  private:
    /// The bits of a byte as the lowest bits of eight bytes.
    static constexpr std::array<std::uint64_t, 256> kSpread = [] {
        std::array<std::uint64_t, 256> spread{};
        for (std::size_t byte = 0; byte < 256; ++byte) {
            for (std::size_t bit = 0; bit < 8; ++bit)
                spread[byte] |= std::uint64_t{byte >> bit & 1u} << (8 * bit);
        }
        return spread;
    }();

    alignas(32) std::array<std::uint8_t, Board::kSpots> numbers_;
};

}  // namespace tessella::families::blokus
