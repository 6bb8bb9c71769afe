#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace tessella::core {

/// A set of cells on a board of up to 14 × 14 with a rim: sixteen rows of sixteen bits. Lanes never
/// carry into each other, so shifts need no masks.
class Rows {
  public:
    using Lanes = std::uint16_t __attribute__((vector_size(32)));
    static constexpr int kRows = 16;
    static constexpr int kStride = 16;

    static constexpr int cell(int column, int row) noexcept {
        return (row + 1) * kStride + column + 1;
    }

    Rows() noexcept : lanes_{} {}
    explicit Rows(Lanes lanes) noexcept : lanes_(lanes) {}

    void set(int cell) noexcept {
        lanes_[cell / kStride] |= static_cast<std::uint16_t>(1u << cell % kStride);
    }
    bool has(int cell) const noexcept { return lanes_[cell / kStride] >> cell % kStride & 1u; }

    friend Rows operator|(Rows a, Rows b) noexcept { return Rows(a.lanes_ | b.lanes_); }
    friend Rows operator&(Rows a, Rows b) noexcept { return Rows(a.lanes_ & b.lanes_); }
    friend Rows operator~(Rows a) noexcept { return Rows(static_cast<Lanes>(~a.lanes_)); }
    Rows& operator|=(Rows other) noexcept { return *this = *this | other; }
    bool operator==(const Rows& other) const noexcept { return words() == other.words(); }

    std::array<std::uint64_t, 4> words() const noexcept {
        std::array<std::uint64_t, 4> words;
        std::memcpy(words.data(), &lanes_, sizeof words);
        return words;
    }

    bool meets(const Rows& other) const noexcept {
        const auto both = (*this & other).words();
        return (both[0] | both[1] | both[2] | both[3]) != 0;
    }

    bool empty() const noexcept { return !meets(*this); }

    int count() const noexcept {
        int total = 0;
        for (const std::uint64_t word : words()) total += std::popcount(word);
        return total;
    }

    /// The cells left and right of these.
    Rows beside() const noexcept { return Rows(lanes_ << 1 | lanes_ >> 1); }

    /// The cells above and below these.
    Rows stacked() const noexcept {
        const Lanes none{};
#ifdef __clang__
        const Lanes up = __builtin_shufflevector(none, lanes_, 0, 16, 17, 18, 19, 20, 21, 22, 23,
                                                 24, 25, 26, 27, 28, 29, 30);
        const Lanes down = __builtin_shufflevector(lanes_, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                                                   12, 13, 14, 15, 16);
#else
        constexpr Lanes kUp = {0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30};
        constexpr Lanes kDown = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
        const Lanes up = __builtin_shuffle(none, lanes_, kUp);
        const Lanes down = __builtin_shuffle(lanes_, none, kDown);
#endif
        return Rows(up | down);
    }

    Rows sides() const noexcept { return beside() | stacked(); }
    Rows corners() const noexcept { return beside().stacked(); }

    /// The cells at the sides and corners of these, and these.
    Rows grown() const noexcept {
        const Rows wide = *this | beside();
        return wide | wide.stacked();
    }

    /// The eight cells around a cell, a bit for each.
    unsigned around(int cell) const noexcept {
        std::uint16_t rows[kRows];
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
        for (int word = 0; word < 4; ++word) {
            for (std::uint64_t rest = all[static_cast<std::size_t>(word)]; rest; rest &= rest - 1) {
                visit(word * 64 + std::countr_zero(rest));
            }
        }
    }

  private:
    Lanes lanes_;
};

}  // namespace tessella::core
