#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/rng.hpp"

namespace tessella::core {

inline constexpr int kMaxSeats = 4;
inline constexpr int kChance = -1;
inline constexpr int kOver = -2;

/// The number of a move. Each game says what its numbers mean.
using Move = std::uint32_t;
inline constexpr Move kNoMove = 0xFFFFFFFF;

/// A list of moves that never allocates.
template <std::size_t Capacity>
class MoveList {
  public:
    void clear() noexcept { size_ = 0; }
    void push(Move move) noexcept { moves_[size_++] = move; }
    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }
    Move operator[](std::size_t index) const noexcept { return moves_[index]; }
    const Move* begin() const noexcept { return moves_.data(); }
    const Move* end() const noexcept { return moves_.data() + size_; }

  private:
    std::array<Move, Capacity> moves_;
    std::size_t size_ = 0;
};

using Scores = std::array<int, kMaxSeats>;

/// Competition ranks of the seats (1, 1, 3), and the number of the rule that ended the game.
struct Result {
    std::array<std::uint8_t, kMaxSeats> ranks{};
    std::uint8_t reason = 0;
};

/// What search, playouts and batches ask of a game. States are mutable values: copy, then play.
template <class S>
concept State = std::copyable<S> && requires(S state, const S& seen, Move move, Rng& rng,
                                             typename S::Moves& moves, int seat) {
    typename S::Options;
    /// All that the rules see and the players remember, in plain numbers.
    typename S::Position;
    requires std::constructible_from<S, typename S::Options>;
    /// The game's name, and the letters of its rules.
    { S::kName } -> std::convertible_to<const char*>;
    { S::kRules } -> std::convertible_to<const char*>;
    { seen.seats() } -> std::same_as<int>;
    { seen.options() } -> std::convertible_to<typename S::Options>;
    /// The seat that acts, kChance or kOver.
    { seen.turn() } -> std::same_as<int>;
    /// All legal moves of whoever has the turn, in no particular order.
    { seen.moves(moves) } -> std::same_as<void>;
    /// One of the legal moves, all equally likely.
    { seen.random_move(rng) } -> std::same_as<Move>;
    /// Whether a number is a legal move here; any number may be asked for.
    { seen.is_legal(move) } -> std::same_as<bool>;
    /// Makes a legal move.
    { state.play(move) } -> std::same_as<void>;
    { seen.scores() } -> std::same_as<Scores>;
    /// How the game ended; asked for only when it is over.
    { seen.result() } -> std::same_as<Result>;
    { seen.position() } -> std::same_as<typename S::Position>;
    /// A position as a seat may know it: equal for all states that look the same to the seat. What
    /// is hidden from it lies in an order that tells nothing.
    { seen.seen_by(seat) } -> std::same_as<typename S::Position>;
    /// The text of a legal move, as the law writes it.
    { seen.text(move) } -> std::same_as<std::string>;
    requires std::constructible_from<S, typename S::Options, typename S::Position>;
};

/// The moves of chance are equally likely in our four games: each has one chance in so many. None
/// where chance does not have the turn.
template <State S>
std::uint32_t chances(const S& state) {
    if (state.turn() != kChance) return 0;
    typename S::Moves moves;
    state.moves(moves);
    return static_cast<std::uint32_t>(moves.size());
}

}  // namespace tessella::core
