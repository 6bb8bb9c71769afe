#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

namespace tessella::core {

/// A set of cells on a board with a rim: a lane of bits for each row, and a bit for each column. A
/// rim is as wide as one cell, so that sixteen lanes of sixteen bits hold a board of 14 × 14. Lanes
/// never carry into each other, so shifts need no masks.
template <class Lane, int kLanes>
class Bitboard {
  public:
    // An attribute of a type that depends on a parameter belongs to a declaration, in GCC.
    typedef Lane Lanes __attribute__((vector_size(kLanes * sizeof(Lane))));
    static constexpr int kRows = kLanes;
    static constexpr int kStride = std::numeric_limits<Lane>::digits;
    static constexpr std::size_t kWords = kLanes * sizeof(Lane) / sizeof(std::uint64_t);

    static constexpr int cell(int column, int row) noexcept {
        return (row + 1) * kStride + column + 1;
    }

    Bitboard() noexcept : lanes_{} {}
    explicit Bitboard(Lanes lanes) noexcept : lanes_(lanes) {}

    void set(int cell) noexcept {
        lanes_[cell / kStride] |= static_cast<Lane>(Lane{1} << cell % kStride);
    }

    friend Bitboard operator|(Bitboard a, Bitboard b) noexcept {
        return Bitboard(a.lanes_ | b.lanes_);
    }
    friend Bitboard operator&(Bitboard a, Bitboard b) noexcept {
        return Bitboard(a.lanes_ & b.lanes_);
    }
    friend Bitboard operator~(Bitboard a) noexcept {
        return Bitboard(static_cast<Lanes>(~a.lanes_));
    }
    Bitboard& operator|=(Bitboard other) noexcept { return *this = *this | other; }
    bool operator==(const Bitboard& other) const noexcept { return words() == other.words(); }

    std::array<std::uint64_t, kWords> words() const noexcept {
        std::array<std::uint64_t, kWords> words;
        std::memcpy(words.data(), &lanes_, sizeof words);
        return words;
    }

    bool meets(const Bitboard& other) const noexcept {
        std::uint64_t any = 0;
        for (const std::uint64_t both : (*this & other).words()) any |= both;
        return any != 0;
    }

    bool empty() const noexcept { return !meets(*this); }

    int count() const noexcept {
        int total = 0;
        for (const std::uint64_t word : words()) total += std::popcount(word);
        return total;
    }

    /// The cells left and right of these.
    Bitboard beside() const noexcept { return Bitboard(lanes_ << 1 | lanes_ >> 1); }

    /// The cells above and below these.
    Bitboard stacked() const noexcept { return stacked(std::make_integer_sequence<int, kLanes>()); }

    Bitboard sides() const noexcept { return beside() | stacked(); }
    Bitboard corners() const noexcept { return beside().stacked(); }

    /// The cells at the sides and corners of these, and these.
    Bitboard grown() const noexcept {
        const Bitboard wide = *this | beside();
        return wide | wide.stacked();
    }

    /// The eight cells around a cell, a bit for each.
    unsigned around(int cell) const noexcept {
        Lane rows[kRows];
        std::memcpy(rows, &lanes_, sizeof rows);
        const int row = cell / kStride;
        const int shift = cell % kStride - 1;
        const unsigned above = rows[row + 1] >> shift & 7u;
        const unsigned level = rows[row] >> shift & 7u;
        const unsigned below = rows[row - 1] >> shift & 7u;
        return below | above << 3 | (level & 1u) << 6 | (level >> 2) << 7;
    }

    template <class Visit>
    void each(Visit visit) const {
        const auto all = words();
        for (int word = 0; word < static_cast<int>(kWords); ++word) {
            for (std::uint64_t rest = all[static_cast<std::size_t>(word)]; rest; rest &= rest - 1) {
                visit(word * 64 + std::countr_zero(rest));
            }
        }
    }

  private:
    /// Lanes are numbered on from those of the first operand to those of the second.
    template <int... kAt>
    Bitboard stacked(std::integer_sequence<int, kAt...>) const noexcept {
        const Lanes none{};
#ifdef __clang__
        const Lanes up = __builtin_shufflevector(none, lanes_, (kAt ? kLanes + kAt - 1 : 0)...);
        const Lanes down = __builtin_shufflevector(lanes_, none, (kAt + 1)...);
#else
        constexpr Lanes kUp = {static_cast<Lane>(kAt ? kLanes + kAt - 1 : 0)...};
        constexpr Lanes kDown = {static_cast<Lane>(kAt + 1)...};
        const Lanes up = __builtin_shuffle(none, lanes_, kUp);
        const Lanes down = __builtin_shuffle(lanes_, none, kDown);
#endif
        return Bitboard(up | down);
    }

    Lanes lanes_;
};

}  // namespace tessella::core
