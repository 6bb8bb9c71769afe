#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "core/batch.hpp"
#include "core/state.hpp"

namespace tessella::core {

/// The number of an action in a game's table; kNoAction for what is none.
using Action = std::int64_t;
inline constexpr Action kNoAction = -1;

/// A frozen table of what seats can do. Which move an action is may depend on the state.
template <class A, class S>
concept ActionTable = std::constructible_from<A, typename S::Options> &&
                      requires(const A& actions, const S& state, Move move, std::size_t number) {
                          { actions.size() } -> std::same_as<std::size_t>;
                          /// The number of a legal move of a seat.
                          { actions.on(state).number(move) } -> std::same_as<std::size_t>;
                          /// The move of a number below size(); kNoMove where the state has none.
                          { actions.on(state).move(number) } -> std::same_as<Move>;
                      };

/// How a state is written for the seat that looks at it: planes, rows and columns of bytes.
template <class O, class S>
concept Observer =
    requires(const S& state, const typename S::Options& options, int seat, std::uint8_t* out) {
        { O::shape(options) } -> std::same_as<std::array<std::size_t, 3>>;
        { O::write(state, seat, out) } -> std::same_as<void>;
    };

/// A batch for those who learn: actions as dense numbers, and masks, observations and rewards.
template <class Entry>
class Environments : public Batch<typename Entry::State> {
  public:
    using S = typename Entry::State;
    using Actions = typename Entry::Actions;
    using Observation = typename Entry::Observation;
    static_assert(ActionTable<Actions, S> && Observer<Observation, S>);

    Environments(const S& start, std::size_t count, std::uint64_t seed, unsigned threads)
        : Batch<S>(start, count, seed, threads),
          actions_(start.options()),
          shape_(Observation::shape(start.options())) {}

    std::size_t action_count() const noexcept { return actions_.size(); }
    std::size_t packed_size() const noexcept { return (actions_.size() + 7) / 8; }
    const std::array<std::size_t, 3>& shape() const noexcept { return shape_; }
    std::size_t planes_size() const noexcept { return shape_[0] * shape_[1] * shape_[2]; }

    /// The move that an action is in a game; kNoMove if it is none.
    Move move_of(std::size_t index, Action action) const {
        const S& state = (*this)[index];
        if (state.turn() < 0 || action < 0 || static_cast<std::size_t>(action) >= actions_.size())
            return kNoMove;
        return actions_.on(state).move(static_cast<std::size_t>(action));
    }

    /// The number of a legal move of the seat that has the turn.
    Action action_of(std::size_t index, Move move) const {
        const S& state = (*this)[index];
        return state.turn() < 0 ? kNoAction : static_cast<Action>(actions_.on(state).number(move));
    }

    /// The first game whose action is not legal; size() if all are. `moves` are what they are;
    /// kNoAction lets a game wait, and games that are over take any.
    std::size_t first_illegal_action(const Action* actions, Move* moves) const {
        return this->first([=, this](std::size_t i) {
            moves[i] = actions[i] == kNoAction ? kWait : move_of(i, actions[i]);
            return !this->takes(i, moves[i]);
        });
    }

    /// A random legal action of each game; kNoAction where no seat has the turn.
    void random_actions(Action* out) {
        this->each([=, this](std::size_t i) { out[i] = action_of(i, this->random_move_in(i)); });
    }

    /// Does a legal action in one game and plays chance after it; whether it was one.
    bool act_in(std::size_t index, Action action) {
        const Move move = move_of(index, action);
        if (!(*this)[index].is_legal(move)) return false;
        this->play_in(index, move);
        return true;
    }

    /// The legal actions of all games, one after another; those of game i begin at `offsets[i]`.
    void legal_actions(std::vector<Action>& actions, std::vector<std::int64_t>& offsets) const {
        std::vector<Move> moves;
        this->legal_moves(moves, offsets);
        actions.resize(moves.size());
        this->each([&, this](std::size_t i) {
            for (auto at = offsets[i]; at < offsets[i + 1]; ++at)
                actions[static_cast<std::size_t>(at)] =
                    action_of(i, moves[static_cast<std::size_t>(at)]);
        });
    }

    /// The legal actions of each game as a row of zeros and ones.
    void masks(std::int8_t* out) const {
        const std::size_t size = actions_.size();
        this->each([=, this](std::size_t i) {
            std::int8_t* const row = out + i * size;
            std::memset(row, 0, size);
            each_action(i, [=](std::size_t action) { row[action] = 1; });
        });
    }

    /// The same, eight to a byte, the lowest bit first.
    void packed_masks(std::uint8_t* out) const {
        const std::size_t size = packed_size();
        this->each([=, this](std::size_t i) {
            std::uint8_t* const row = out + i * size;
            std::memset(row, 0, size);
            each_action(i, [=](std::size_t action) {
                row[action / 8] = static_cast<std::uint8_t>(row[action / 8] | 1u << action % 8);
            });
        });
    }

    /// What a seat sees of each game; seat -1 is whoever has the turn, or seat 0 if nobody has.
    void observations(int seat, std::uint8_t* out) const {
        this->each([=, this](std::size_t i) {
            const S& state = (*this)[i];
            const int looks = seat >= 0 ? seat : state.turn() >= 0 ? state.turn() : 0;
            Observation::write(state, looks, out + i * planes_size());
        });
    }

    /// What the seats of each game have won: their shares of the first place, scaled so that they
    /// sum to 0 and a win alone is 1. Nothing before the end.
    void rewards(float* out) const {
        const auto seats = static_cast<std::size_t>(this->seats());
        this->each([=, this](std::size_t i) {
            const std::array<std::uint8_t, kMaxSeats> ranks = ranks_of(i);
            std::size_t first = 0;
            for (std::size_t s = 0; s < seats; ++s) first += ranks[s] == 1;
            for (std::size_t s = 0; s < seats; ++s) {
                const float share = ranks[s] == 1 ? 1.0f / static_cast<float>(first) : 0.0f;
                const auto all = static_cast<float>(seats);
                out[i * seats + s] = first ? (all * share - 1.0f) / (all - 1.0f) : 0.0f;
            }
        });
    }

    /// The ranks of a game; zeros before the end.
    std::array<std::uint8_t, kMaxSeats> ranks_of(std::size_t index) const {
        const S& state = (*this)[index];
        if (state.turn() != kOver) return {};
        return state.result().ranks;
    }

  private:
    template <class Found>
    void each_action(std::size_t index, Found found) const {
        const S& state = (*this)[index];
        if (state.turn() < 0) return;
        typename S::Moves moves;
        state.moves(moves);
        const auto& here = actions_.on(state);  // a table is not copied
        for (const Move move : moves) found(here.number(move));
    }

    Actions actions_;
    std::array<std::size_t, 3> shape_;
};

}  // namespace tessella::core
