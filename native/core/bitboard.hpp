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
    Bitboard stacked() const noexcept {
        if constexpr (sizeof(Lanes) > kWidest) {
            return stacked_by_words();
        } else {
            return stacked(std::make_integer_sequence<int, kLanes>());
        }
    }

    Bitboard sides() const noexcept { return beside() | stacked(); }
    Bitboard corners() const noexcept { return beside().stacked(); }

    /// The cells at the sides and corners of these, and these.
    Bitboard grown() const noexcept {
        const Bitboard wide = *this | beside();
        return wide | wide.stacked();
    }

    /// The lanes, the lowest row first.
    std::array<Lane, kLanes> rows() const noexcept {
        std::array<Lane, kLanes> rows;
        std::memcpy(rows.data(), &lanes_, sizeof rows);
        return rows;
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

    /// Sets that no register holds are shuffled lane by lane; words of several lanes are shifted.
    static constexpr std::size_t kWidest = 32;

    Bitboard stacked_by_words() const noexcept {
        constexpr int kRest = 64 - kStride;
        const auto from = words();
        std::array<std::uint64_t, kWords> to;
        to[0] = from[0] << kStride | from[0] >> kStride | from[1] << kRest;
        for (std::size_t i = 1; i + 1 < kWords; ++i) {
            to[i] = from[i] << kStride | from[i - 1] >> kRest | from[i] >> kStride |
                    from[i + 1] << kRest;
        }
        to[kWords - 1] =
            from[kWords - 1] << kStride | from[kWords - 2] >> kRest | from[kWords - 1] >> kStride;
        Lanes lanes;
        std::memcpy(&lanes, to.data(), sizeof lanes);
        return Bitboard(lanes);
    }

    Lanes lanes_;
};

}  // namespace tessella::core
