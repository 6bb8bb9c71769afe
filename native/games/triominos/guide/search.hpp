#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <vector>

#include "games/triominos/guide/value.hpp"
#include "games/triominos/rules/play.hpp"
#include "games/triominos/rules/state.hpp"
#include "search/limits.hpp"

namespace tessella::search {

/// Triominos from what a seat can know. Hands and pool are dealt anew for each simulation; all
/// moves meet the same deals and the same luck; the worse half is dropped, again and again.
class TriominosSearch {
  public:
    using State = games::Triominos;

    /// The hidden tiles of `known` may lie anywhere: they are never looked at.
    TriominosSearch(const State& known, std::uint64_t seed)
        : known_(known), rng_(seed), seat_(known.turn()) {
        State::Moves moves;
        known.moves(moves);
        for (const core::Move move : moves) entries_.push_back({move, known.gain(move), 0, 0});
        std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
            return a.gain != b.gain ? a.gain > b.gain : a.move < b.move;
        });
        keep_best_looking();
    }

    /// Searches until a limit is reached or `stop` is set; how many simulations that were.
    std::uint64_t run(const Limits& limits, const std::atomic<bool>& stop) {
        const Deadline deadline(limits.seconds);
        std::uint64_t done = 0;
        int halvings = 0;
        for (std::size_t left = entries_.size(); left > 1; left = (left + 1) / 2) ++halvings;
        std::size_t alive = entries_.size();
        for (int half = 1; alive > 1; ++half) {
            const double share = static_cast<double>(half) / halvings;
            const auto enough = static_cast<std::uint64_t>(
                static_cast<double>(std::min(limits.simulations, kMany)) * share);
            do {
                deal_and_play(alive);
                done += alive;
            } while (done < enough && !deadline.is_over(share) &&
                     !stop.load(std::memory_order_relaxed));
            drop_worse_half(alive);
        }
        return done;
    }

    std::vector<Choice> choices() const {
        std::vector<Choice> choices;
        for (const Entry& entry : entries_) {
            choices.push_back(
                {entry.move, entry.visits,
                 entry.visits ? static_cast<float>(entry.total / entry.visits) : 0.0f});
        }
        return choices;
    }

    /// What is remembered, in bytes: a few numbers for each move, however long it searches.
    std::size_t bytes() const noexcept { return entries_.capacity() * sizeof(Entry); }

  private:
    static constexpr std::size_t kMost = 14;
    static constexpr std::uint64_t kMany = std::uint64_t{1} << 50;
    static constexpr int kTurnsEach = 4;

    struct Entry {
        core::Move move;
        int gain;
        double total;
        std::uint32_t visits;
    };

    /// The best at first sight, and the draw, which looks worst and often is not.
    void keep_best_looking() {
        if (entries_.size() <= kMost) return;
        const Entry last = entries_.back();
        entries_.resize(kMost);
        if (last.move == State::kDraw) entries_.back() = last;
    }

    void deal_and_play(std::size_t alive) {
        State dealt = known_;
        dealt.shuffle_hidden(seat_, rng_);
        const std::uint64_t luck = rng_.next();
        for (std::size_t i = 0; i < alive; ++i) {
            State state = dealt;
            core::Rng rng(luck);
            state.play(entries_[i].move);
            entries_[i].total += static_cast<double>(played_out(state, rng));
            ++entries_[i].visits;
        }
    }

    /// Some turns of greedy play, then what hands and scores promise. The end of a round lies in
    /// the dark: played to it, luck would drown what the move has done. In a match the value is
    /// that of the totals after the round.
    float played_out(State& state, core::Rng& rng) const {
        const int round = state.round();
        int turns = kTurnsEach * state.seats();
        while (state.turn() != core::kOver && state.round() == round) {
            if (state.begins_turn() && turns-- == 0) return trio_value(state, seat_);
            state.play(state.turn() == core::kChance ? state.random_move(rng)
                                                     : state.greedy_move(rng));
        }
        return trio_outcome(state, seat_);
    }

    void drop_worse_half(std::size_t& alive) {
        std::stable_sort(
            entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(alive),
            [](const Entry& a, const Entry& b) { return a.total / a.visits > b.total / b.visits; });
        alive = (alive + 1) / 2;
    }

    State known_;
    core::Rng rng_;
    int seat_;
    std::vector<Entry> entries_;
};

}  // namespace tessella::search
