#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/state.hpp"
#include "search/guide.hpp"

namespace tessella::search {

/// What is asked of a game whose ends are to be solved.
template <class R>
concept EndingRules =
    core::State<typename R::State> && requires(const typename R::State& state, core::Move move) {
        /// What a move puts where: the same marks in any order, the same board.
        { R::mark(state, move) } -> std::same_as<std::uint64_t>;
        /// How good a move looks; the best are tried first.
        { R::appeal(state, move) } -> std::same_as<int>;
    };

/// The end of a game, or of a part of it, of two seats that know everything, without luck: what
/// one leads by the other lacks. Alpha-beta on the lead, and on who is first where that is even,
/// with a table of what was met on other ways. Luck or the end of the game end the search.
template <EndingRules Rules>
class Ending {
  public:
    using State = typename Rules::State;

    /// Plays on to the end, both seats their best, and adds the moves to a line; whether so many
    /// states were enough to find them. If not, some of them may have been played.
    bool finish(State& state, std::uint64_t most_states, std::vector<core::Move>* line = nullptr) {
        begin(most_states);
        return play_best(state, mixed(beginnings_), line);
    }

    /// The same after each of some moves: what is told of each, best play after it. Nothing if so
    /// many states were not enough, or somebody said stop.
    template <class Found>
    bool finish_all(const State& state, std::span<const core::Move> moves,
                    std::uint64_t most_states, const std::atomic<bool>& stop, Found found) {
        begin(most_states);
        stop_ = &stop;
        for (const core::Move move : moves) {
            State end = state;
            std::vector<core::Move> line = {move};
            end.play(move);
            if (!play_best(end, marked(state, move, mixed(beginnings_)), &line)) break;
            found(end, std::move(line));
        }
        stop_ = nullptr;
        return left_ > 0;
    }

    std::size_t bytes() const noexcept { return entries_.capacity() * sizeof(Entry); }

  private:
    static constexpr int kMost = 1'000'000;
    static constexpr std::size_t kEntries = std::size_t{1} << 13;

    /// What a state is worth, at least and at most.
    struct Entry {
        std::uint64_t key = 0;
        std::int32_t least = -kMost;
        std::int32_t most = kMost;
    };
    struct Choice {
        core::Move move;
        int appeal;
    };

    /// Twice the lead of seat 0, and one more if it is first, one less if it is not.
    static int worth(const State& state) {
        const core::Scores scores = state.scores();
        const int lead = scores[0] - scores[1];
        if (lead || state.turn() != core::kOver) return 2 * lead + (lead > 0) - (lead < 0);
        const core::Result result = state.result();
        return (result.ranks[0] < result.ranks[1]) - (result.ranks[1] < result.ranks[0]);
    }

    static std::uint64_t mixed(std::uint64_t bits) {
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
        return bits ^ (bits >> 31);
    }

    static std::uint64_t marked(const State& state, core::Move move, std::uint64_t marks) {
        const auto seat = static_cast<std::uint64_t>(state.turn());
        return marks ^ mixed(Rules::mark(state, move) * 2 + seat + 1);
    }

    /// The same for all ways that lead to the same board, scores and turn.
    static std::uint64_t key_of(const State& state, std::uint64_t marks) {
        const core::Scores scores = state.scores();
        const auto first = static_cast<std::uint64_t>(static_cast<std::uint32_t>(scores[0]));
        const auto second = static_cast<std::uint64_t>(static_cast<std::uint32_t>(scores[1]));
        return mixed(marks ^
                     mixed((first << 32) + second * 2 + static_cast<std::uint64_t>(state.turn())));
    }

    static std::vector<Choice> choices(const State& state) {
        typename State::Moves moves;
        state.moves(moves);
        std::vector<Choice> all;
        all.reserve(moves.size());
        for (const core::Move move : moves) all.push_back({move, Rules::appeal(state, move)});
        std::sort(all.begin(), all.end(), [](const Choice& a, const Choice& b) {
            return a.appeal != b.appeal ? a.appeal > b.appeal : a.move < b.move;
        });
        return all;
    }

    /// Marks are those of one beginning: each has keys of its own.
    void begin(std::uint64_t most_states) {
        if (entries_.empty()) entries_.resize(kEntries);
        left_ = most_states;
        ++beginnings_;
    }

    bool play_best(State& state, std::uint64_t marks, std::vector<core::Move>* line) {
        const int best = search(state, marks, -kMost, kMost);
        while (left_ && state.turn() >= 0) {
            for (const Choice& choice : choices(state)) {
                if (after(state, choice.move, marks, best - 1, best + 1) != best) continue;
                marks = marked(state, choice.move, marks);
                state.play(choice.move);
                if (line) line->push_back(choice.move);
                break;
            }
        }
        return left_ > 0;
    }

    int after(const State& state, core::Move move, std::uint64_t marks, int alpha, int beta) {
        State next = state;
        next.play(move);
        return search(next, marked(state, move, marks), alpha, beta);
    }

    int search(const State& state, std::uint64_t marks, int alpha, int beta) {
        if (stop_ && stop_->load(std::memory_order_relaxed)) left_ = 0;
        if (state.turn() < 0 || left_ == 0) return worth(state);
        --left_;
        const std::uint64_t key = key_of(state, marks);
        const Entry known = entry(key);
        if (known.least == known.most || known.least >= beta) return known.least;
        if (known.most <= alpha) return known.most;
        const int best =
            best_of(state, marks, std::max(alpha, known.least), std::min(beta, known.most));
        if (left_) remember(key, best, alpha, beta);
        return best;
    }

    int best_of(const State& state, std::uint64_t marks, int alpha, int beta) {
        const bool is_first = state.turn() == 0;
        int best = is_first ? -kMost : kMost;
        for (const Choice& choice : choices(state)) {
            const int found = after(state, choice.move, marks, alpha, beta);
            best = is_first ? std::max(best, found) : std::min(best, found);
            (is_first ? alpha : beta) = is_first ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta || left_ == 0) break;
        }
        return best;
    }

    Entry& entry(std::uint64_t key) {
        Entry& entry = entries_[key & (kEntries - 1)];
        if (entry.key != key) entry = {.key = key};
        return entry;
    }

    void remember(std::uint64_t key, int found, int alpha, int beta) {
        Entry& known = entry(key);
        if (found < beta) known.most = std::min(known.most, found);
        if (found > alpha) known.least = std::max(known.least, found);
    }

    const std::atomic<bool>* stop_ = nullptr;
    std::uint64_t left_ = 0;
    std::uint64_t beginnings_ = 0;
    std::vector<Entry> entries_;
};

}  // namespace tessella::search
