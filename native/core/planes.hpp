#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// How numbers are written into the planes of an observation.
namespace tessella::core {

/// What stands where a seat, a colour or a turn would, if there is none.
inline constexpr std::uint8_t kNobody = 255;

/// The bits of a byte as bytes, the lowest first.
inline constexpr auto kSpread = [] {
    std::array<std::array<std::uint8_t, 8>, 256> spread{};
    for (std::size_t byte = 0; byte < spread.size(); ++byte) {
        for (std::size_t bit = 0; bit < 8; ++bit)
            spread[byte][bit] = static_cast<std::uint8_t>(byte >> bit & 1u);
    }
    return spread;
}();

/// Writes the lowest bits of a word as bytes.
template <int kBits>
void write_bits(std::uint64_t word, std::uint8_t* out) noexcept {
    constexpr int kWhole = kBits / 8;
    for (int i = 0; i < kWhole; ++i)
        std::memcpy(out + 8 * i, kSpread[word >> (8 * i) & 255u].data(), 8);
    if constexpr (kBits % 8 != 0)
        std::memcpy(out + 8 * kWhole, kSpread[word >> (8 * kWhole) & 255u].data(), kBits % 8);
}

/// Numbers in a row, one byte each; a score takes two, the higher first, and none is below 0.
class Facts {
  public:
    explicit Facts(std::uint8_t* out) noexcept : out_(out) {}

    void add(int number) noexcept { *out_++ = static_cast<std::uint8_t>(number); }
    void add_score(int score) noexcept {
        add((score + kHalf) >> 8);
        add(score + kHalf);
    }
    /// A one in a place of so many, zeros in the others; zeros in all for a place below 0.
    void add_choice(int place, int count) noexcept {
        for (int i = 0; i < count; ++i) add(i == place);
    }
    std::uint8_t* take(int count) noexcept {
        std::uint8_t* const from = out_;
        out_ += count;
        return from;
    }

  private:
    static constexpr int kHalf = 1 << 15;
    std::uint8_t* out_;
};

/// How many seats after `seat` another one sits; kNobody where none has the turn.
constexpr int seats_after(int seat, int other, int seats) noexcept {
    return other < 0 ? kNobody : (other - seat + seats) % seats;
}

}  // namespace tessella::core
