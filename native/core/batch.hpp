#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/parallel.hpp"
#include "core/state.hpp"

namespace tessella::core {

/// Many games of one kind, played side by side on all cores. Each has its own random numbers, so
/// that what happens does not depend on the number of threads.
template <State S>
class Batch {
  public:
    Batch(const S& start, std::size_t count, std::uint64_t seed, unsigned threads)
        : start_(start), threads_(threads), states_(count, start) {
        rngs_.reserve(count);
        for (std::size_t i = 0; i < count; ++i) rngs_.emplace_back(seed + i * 0x9E3779B97F4A7C15u);
    }

    std::size_t size() const noexcept { return states_.size(); }
    int seats() const noexcept { return start_.seats(); }
    const S& operator[](std::size_t index) const { return states_.at(index); }

    /// Plays chance wherever it has the turn.
    void play_chance() {
        each([this](std::size_t i) {
            while (states_[i].turn() == kChance) states_[i].play(states_[i].random_move(rngs_[i]));
        });
    }

    /// A random legal move of each game; kNoMove where it is over.
    void random_moves(Move* out) {
        each([this, out](std::size_t i) {
            out[i] = states_[i].turn() == kOver ? kNoMove : states_[i].random_move(rngs_[i]);
        });
    }

    /// The first game whose move is not legal; size() if all are. Games that are over take any.
    std::size_t first_illegal(const Move* moves) const {
        std::atomic<std::size_t> first = size();
        each([&, this](std::size_t i) {
            if (states_[i].turn() == kOver || states_[i].is_legal(moves[i])) return;
            std::size_t seen = first;
            while (i < seen && !first.compare_exchange_weak(seen, i)) {
            }
        });
        return first;
    }

    /// Makes one legal move in each game; games that are over wait.
    void play(const Move* moves) {
        each([this, moves](std::size_t i) {
            if (states_[i].turn() != kOver) states_[i].play(moves[i]);
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
        std::size_t over = 0;
        for (S& state : states_) {
            if (state.turn() != kOver) continue;
            state = start_;
            ++over;
        }
        return over;
    }

  private:
    template <class Work>
    void each(Work work) const {
        parallel(size(), threads_, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) work(i);
        });
    }

    S start_;
    unsigned threads_;
    std::vector<S> states_;
    std::vector<Rng> rngs_;
};

}  // namespace tessella::core
