#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/state.hpp"
#include "families/blokus/colours.hpp"
#include "games/blokus_duo/rules/board.hpp"

namespace tessella::games {

/// Blokus Duo (BD-1 to BD-9). Each seat has the colour of its number.
class BlokusDuo : public families::blokus::Colours<duo::Board, 2> {
  public:
    static constexpr const char* kName = "blokus-duo";
    static constexpr const char* kRules = "BD";
    struct Options {};
    /// Moves: the number of the placement in the order of texts, then the lots.
    static constexpr core::Move kFirst = duo::kPlacements;
    using Moves = core::MoveList<2048>;

    explicit BlokusDuo(Options = {}) noexcept : Colours({starts(), starts()}) {}

    /// All that the rules see, in plain numbers; cells as the law counts them.
    struct Position {
        std::array<std::vector<int>, 2> laid;
        std::array<std::uint32_t, 2> hands;
        std::array<int, 2> bonus;
        int turn;
    };

    Position position() const {
        Lying now = lying();
        return {std::move(now.laid), now.hands, now.bonus, turn_};
    }

    /// Nothing is hidden from a seat.
    Position seen_by(int) const { return position(); }

    BlokusDuo(Options options, const Position& position) : BlokusDuo(options) {
        put({position.laid, position.hands, position.bonus});
        turn_ = static_cast<std::int8_t>(position.turn);
    }

    bool operator==(const BlokusDuo&) const = default;

    int seats() const noexcept { return 2; }
    Options options() const noexcept { return {}; }
    int turn() const noexcept { return turn_; }

    void moves(Moves& moves) const noexcept {
        if (turn_ >= 0) return moves_of(turn_, moves);
        moves.clear();
        if (turn_ == core::kOver) return;
        moves.push(kFirst);
        moves.push(kFirst + 1);
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        Moves all;
        moves(all);
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }

    bool is_legal(core::Move move) const noexcept {
        if (turn_ == core::kChance) return move - kFirst < 2;
        return turn_ != core::kOver && can_lay(turn_, move);
    }

    void play(core::Move move) noexcept {
        if (move >= kFirst) {
            turn_ = static_cast<std::int8_t>(move - kFirst);
            return;
        }
        lay(turn_, duo::Table::get()[move]);
        const int other = 1 - turn_;
        if (can_move(other)) {
            turn_ = static_cast<std::int8_t>(other);
        } else if (!can_move(turn_)) {
            turn_ = core::kOver;
        }
    }

    /// Makes a legal move of which it is known who has the turn after it.
    void replay(core::Move move, int turn) noexcept {
        if (move < kFirst) lay(turn_, duo::Table::get()[move]);
        turn_ = static_cast<std::int8_t>(turn);
    }

    core::Scores scores() const noexcept { return {worth(0), worth(1)}; }

    core::Result result() const noexcept {
        core::Result result;
        const core::Scores points = scores();
        result.ranks[0] = points[1] > points[0] ? 2 : 1;
        result.ranks[1] = points[0] > points[1] ? 2 : 1;
        result.reason = 9;
        return result;
    }

    std::string text(core::Move move) const {
        if (move >= kFirst) return "first:" + std::to_string(move - kFirst);
        return duo::Table::get().text(move);
    }

  private:
    /// The start points, for either colour (BD-4).
    static duo::CellSet starts() noexcept {
        duo::CellSet starts;
        starts.set(duo::CellSet::cell(4, 9));
        starts.set(duo::CellSet::cell(9, 4));
        return starts;
    }

    std::int8_t turn_ = core::kChance;
};

static_assert(core::State<BlokusDuo>);

}  // namespace tessella::games
