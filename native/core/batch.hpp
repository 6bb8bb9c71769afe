#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/state.hpp"
#include "core/workers.hpp"

namespace tessella::core {

/// Stands for a move where a game is to wait.
inline constexpr Move kWait = kNoMove - 1;

/// Many games of one kind, played side by side on all cores. Each has its own random numbers, so
/// that what happens does not depend on the number of threads.
template <State S>
class Batch {
  public:
    Batch(const S& start, std::size_t count, std::uint64_t seed, unsigned threads)
        : start_(start), states_(count, start), workers_(std::make_unique<Workers>(threads)) {
        rngs_.reserve(count);
        for (std::size_t i = 0; i < count; ++i) rngs_.emplace_back(seed + i * 0x9E3779B97F4A7C15u);
    }

    std::size_t size() const noexcept { return states_.size(); }
    int seats() const noexcept { return start_.seats(); }
    unsigned threads() const noexcept { return workers_->threads(); }
    const S& start() const noexcept { return start_; }
    const S& operator[](std::size_t index) const { return states_.at(index); }

    /// Goes on in a game from another state with the same options.
    void put(std::size_t index, const S& state) { states_.at(index) = state; }

    /// Starts a game anew, with random numbers of its own.
    void reset(std::size_t index, std::uint64_t seed) {
        states_.at(index) = start_;
        rngs_[index] = Rng(seed);
    }

    /// Games and random numbers as they lie in memory: what goes on from there is the same.
    std::string_view state_bytes() const noexcept { return bytes_of(states_); }
    std::string_view rng_bytes() const noexcept { return bytes_of(rngs_); }

    void load(std::string_view states, std::string_view rngs) {
        if (states.size() != state_bytes().size() || rngs.size() != rng_bytes().size())
            throw std::invalid_argument("these are not as many games of this version");
        std::memcpy(static_cast<void*>(states_.data()), states.data(), states.size());
        std::memcpy(static_cast<void*>(rngs_.data()), rngs.data(), rngs.size());
    }

    /// Plays chance wherever it has the turn.
    void play_chance() {
        each([this](std::size_t i) { play_chance_in(i); });
    }

    /// Makes a legal move in one game, and plays chance after it.
    void play_in(std::size_t index, Move move) {
        states_.at(index).play(move);
        play_chance_in(index);
    }

    /// Plays chance, and the other seats at random, until a seat has the turn or the game is over.
    void play_others(int seat) {
        each([this, seat](std::size_t i) {
            while (states_[i].turn() != seat && states_[i].turn() != kOver)
                states_[i].play(states_[i].random_move(rngs_[i]));
        });
    }

    /// A random legal move of each game; kNoMove where it is over.
    void random_moves(Move* out) {
        each([this, out](std::size_t i) { out[i] = random_move_in(i); });
    }

    /// The first game whose move is not legal; size() if all are.
    std::size_t first_illegal(const Move* moves) const {
        return first([this, moves](std::size_t i) { return !takes(i, moves[i]); });
    }

    /// Makes one legal move in each game; games that are over wait, and those that are told to.
    void play(const Move* moves) {
        each([this, moves](std::size_t i) {
            if (states_[i].turn() != kOver && moves[i] != kWait) states_[i].play(moves[i]);
        });
    }

    /// The legal moves of all games, one after another; those of game i begin at `offsets[i]`.
    void legal_moves(std::vector<Move>& moves, std::vector<std::int64_t>& offsets) const {
        std::vector<std::vector<Move>> parts(size());
        offsets.assign(size() + 1, 0);
        each([&, this](std::size_t i) {
            typename S::Moves list;
            states_[i].moves(list);
            parts[i].assign(list.begin(), list.end());
            offsets[i + 1] = static_cast<std::int64_t>(list.size());
        });
        std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
        moves.resize(static_cast<std::size_t>(offsets.back()));
        each([&](std::size_t i) {
            std::copy(parts[i].begin(), parts[i].end(), moves.begin() + offsets[i]);
        });
    }

    /// Starts the games that are over anew; how many there were.
    std::size_t restart() {
        std::atomic<std::size_t> over = 0;
        workers_->share(size(), [&, this](std::size_t begin, std::size_t end) {
            std::size_t here = 0;  // threads that count together game by game wait for each other
            for (std::size_t i = begin; i < end; ++i) {
                if (states_[i].turn() != kOver) continue;
                states_[i] = start_;
                ++here;
            }
            over.fetch_add(here, std::memory_order_relaxed);
        });
        return over;
    }

    /// Calls `work` with the number of each game, on all threads.
    template <class Work>
    void each(Work work) const {
        workers_->share(size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) work(i);
        });
    }

  protected:
    /// The first game of which something is found; size() if there is none.
    template <class Found>
    std::size_t first(Found found) const {
        std::atomic<std::size_t> first = size();
        each([&](std::size_t i) {
            if (!found(i)) return;
            std::size_t seen = first;
            while (i < seen && !first.compare_exchange_weak(seen, i)) {
            }
        });
        return first;
    }

    /// Whether a game takes a move: games that are over take any.
    bool takes(std::size_t i, Move move) const {
        return states_[i].turn() == kOver || move == kWait || states_[i].is_legal(move);
    }

    Move random_move_in(std::size_t i) {
        return states_[i].turn() == kOver ? kNoMove : states_[i].random_move(rngs_[i]);
    }

  private:
    void play_chance_in(std::size_t i) {
        while (states_[i].turn() == kChance) states_[i].play(states_[i].random_move(rngs_[i]));
    }

    static_assert(std::is_trivially_copyable_v<S> && std::is_trivially_copyable_v<Rng>);

    template <class T>
    static std::string_view bytes_of(const std::vector<T>& values) noexcept {
        return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
    }

    S start_;
    std::vector<S> states_;
    std::vector<Rng> rngs_;
    std::unique_ptr<Workers> workers_;
};

}  // namespace tessella::core
