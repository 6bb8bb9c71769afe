#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/triominos/guide/deals.hpp"
#include "games/triominos/guide/ending.hpp"
#include "games/triominos/guide/odds.hpp"
#include "games/triominos/guide/value.hpp"
#include "games/triominos/rules/play.hpp"
#include "games/triominos/rules/state.hpp"
#include "search/limits.hpp"
#include "search/report.hpp"
#include "search/watch.hpp"

namespace tessella::search {

/// Triominos from what a seat can know. Hands and pool are dealt anew for each simulation; all
/// moves meet the same deals and the same luck; the worse half is dropped, again and again.
class TriominosSearch {
  public:
    using State = games::Triominos;
    using Told = TriominosOdds;

    /// The hidden tiles of `known` may lie anywhere: they are never looked at.
    TriominosSearch(const State& known, std::uint64_t seed)
        : known_(known), rng_(seed), seat_(known.turn()), deals_(known, seat_, rng_) {
        State::Moves moves;
        known.moves(moves);
        for (const core::Move move : moves) entries_.push_back({move, known.gain(move)});
        std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
            return a.gain != b.gain ? a.gain > b.gain : a.move < b.move;
        });
        keep_best_looking();
        forget_needless_draw();
    }

    /// Moves that are to be valued, and to stay to the end, whatever they look like.
    void also(std::span<const core::Move> moves) {
        for (const core::Move move : moves) {
            const auto at = std::find_if(entries_.begin(), entries_.end(),
                                         [&](const Entry& entry) { return entry.move == move; });
            Entry& entry =
                at != entries_.end() ? *at : entries_.emplace_back(Entry{move, known_.gain(move)});
            entry.stays = true;
        }
    }

    /// Searches until a limit is reached or it is stopped; how many simulations that were.
    std::uint64_t run(const Limits& limits, Watch& watch) {
        if (TriominosEnding::is_one(known_) && is_solved(watch.stop_flag())) return entries_.size();
        const Deadline deadline(limits.seconds);
        std::uint64_t done = 0;
        int halvings = entries_.size() == 1;  // one move alone is to be valued, too
        for (std::size_t left = entries_.size(); left > 1; left = (left + 1) / 2) ++halvings;
        std::size_t alive = entries_.size();
        for (int half = 1; half <= halvings; ++half) {
            const double share = static_cast<double>(half) / halvings;
            const auto enough = static_cast<std::uint64_t>(
                static_cast<double>(std::min(limits.simulations, kMany)) * share);
            do {
                deal_and_play(alive);
                done += alive;
                if (watch.wants()) watch.show({moves(), done});
            } while (done < enough && !deadline.is_over(share) && !watch.stops());
            drop_worse_half(alive);
        }
        return done;
    }

    std::vector<ValuedMove> moves() const {
        std::vector<ValuedMove> moves;
        for (const Entry& entry : entries_) {
            if (entry.visits == 0) continue;
            moves.push_back({.move = entry.move,
                             .visits = entry.visits,
                             .prior = 1.0f / static_cast<float>(entries_.size()),
                             .utility = static_cast<float>(entry.total / entry.weight),
                             .outcome = entry.outcome,
                             .is_exact = is_exact_,
                             .line = entry.line});
        }
        return moves;
    }

    /// What is remembered, in bytes: a few numbers for each move, however long it searches.
    std::size_t bytes() const noexcept {
        return entries_.capacity() * sizeof(Entry) + deals_.bytes() + ending_.bytes();
    }

    /// What a state is worth to who sees all hands, whoever has the turn, chance too: the mean of
    /// so many games played on, or the end itself where it is known. No seat is favoured for having
    /// searched.
    static Outcome seen_whole(const State& state, std::uint32_t simulations, std::uint64_t seed) {
        if (TriominosEnding::is_one(state) && state.is_last_round()) {
            State end = state;
            if (Ending<TriominosEnding>{}.finish(end, kManyStates))
                return trio_outcome(end.scores(), end.seats(), 0).outcome;
        }
        core::Rng luck(seed);
        Outcome mean{};
        for (std::uint32_t done = 0; done < simulations;) {
            State played = state;
            core::Rng rng(luck.next());
            mean.approach(played_out(played, rng, 0).outcome, 1.0f / static_cast<float>(++done));
        }
        const Standing standing{state.seats(), core::kChance, Told::progress(state), state.scores(),
                                depth(simulations)};
        return Told::calibration(state).told(mean, standing);
    }

  private:
    static constexpr std::size_t kMost = 14;
    static constexpr std::uint64_t kMany = std::uint64_t{1} << 50;
    static constexpr int kTurnsEach = 4;
    // An ending of two seats takes three states at the median, 829 in one of a hundred.
    static constexpr std::uint32_t kManyStates = 20'000;

    struct Entry {
        core::Move move;
        int gain;
        double total = 0;
        double weight = 0;
        std::uint32_t visits = 0;
        bool stays = false;
        Outcome outcome{};
        std::vector<core::Move> line = {move};

        void add(const Estimate& found, int seat, double share) {
            total += share * static_cast<double>(found.utility[static_cast<std::size_t>(seat)]);
            weight += share;
            ++visits;
            outcome.approach(found.outcome, static_cast<float>(share / weight));
        }
    };

    /// The best at first sight, and the draw, which looks worst and often is not.
    void keep_best_looking() {
        if (entries_.size() <= kMost || TriominosEnding::is_one(known_)) return;
        const Entry last = entries_.back();
        entries_.resize(kMost);
        if (last.move == State::kDraw) entries_.back() = last;
    }

    /// A tile that wins a bonus is laid before others are drawn for, unless it would end the round.
    void forget_needless_draw() {
        if (std::popcount(known_.hand(seat_)) == 1) return;
        const bool wins_bonus =
            std::any_of(entries_.begin(), entries_.end(), [&](const Entry& entry) {
                return entry.move != State::kDraw && known_.bonus_of(entry.move) > 0;
            });
        if (wins_bonus)
            std::erase_if(entries_, [](const Entry& entry) { return entry.move == State::kDraw; });
    }

    /// Values every move by the best play after it, if that is found.
    bool is_solved(const std::atomic<bool>& stop) {
        std::vector<core::Move> all;
        std::vector<Entry> solved;
        for (const Entry& entry : entries_) all.push_back(entry.move);
        const auto found = [&](const State& end, std::vector<core::Move> line) {
            Entry entry{.move = line.front(), .gain = 0};
            entry.add(trio_outcome(end.scores(), end.seats(), seat_), seat_, 1);
            entry.line = std::move(line);
            solved.push_back(std::move(entry));
        };
        if (!ending_.finish_all(known_, all, kManyStates, stop, found)) return false;
        entries_ = std::move(solved);
        is_exact_ = known_.is_last_round();
        return true;
    }

    void deal_and_play(std::size_t alive) {
        State dealt = known_;
        double weight = 1;
        if (deals_.empty()) {
            dealt.shuffle_hidden(seat_, rng_);
        } else {
            const TriominosDeals::Deal& deal = deals_.next();
            dealt.deal_hidden(seat_, deal.pool);
            weight = deal.weight;
        }
        const std::uint64_t luck = rng_.next();
        for (std::size_t i = 0; i < alive; ++i) {
            State state = dealt;
            core::Rng rng(luck);
            state.play(entries_[i].move);
            entries_[i].add(played_out(state, rng, seat_), seat_, weight);
        }
    }

    /// Some turns of greedy play, then what hands and scores promise. The end of a round lies in
    /// the dark: played to it, luck would drown what the move has done. In a match the value is
    /// that of the totals after the round.
    static Estimate played_out(State& state, core::Rng& rng, int seat) {
        const int round = state.round();
        int turns = kTurnsEach * state.seats();
        while (state.turn() != core::kOver && state.round() == round) {
            if (state.begins_turn() && turns-- == 0) return trio_value(state, seat);
            state.play(state.turn() == core::kChance ? state.random_move(rng)
                                                     : state.greedy_move(rng));
        }
        return trio_outcome(state.scores(), state.seats(), seat);
    }

    void drop_worse_half(std::size_t& alive) {
        std::stable_sort(
            entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(alive),
            [](const Entry& a, const Entry& b) { return a.total / a.weight > b.total / b.weight; });
        const auto kept = static_cast<std::ptrdiff_t>((alive + 1) / 2);
        const auto stays = std::stable_partition(
            entries_.begin() + kept, entries_.begin() + static_cast<std::ptrdiff_t>(alive),
            [](const Entry& entry) { return entry.stays; });
        alive = static_cast<std::size_t>(stays - entries_.begin());
    }

    State known_;
    core::Rng rng_;
    int seat_;
    TriominosDeals deals_;
    Ending<TriominosEnding> ending_;
    bool is_exact_ = false;
    std::vector<Entry> entries_;
};

}  // namespace tessella::search
