#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/state.hpp"
#include "families/blokus/colours.hpp"
#include "games/blokus/rules/board.hpp"

namespace tessella::games {

/// Blokus (BK-1 to BK-10).
class Blokus : public families::blokus::Colours<blokus::Board, blokus::kColours> {
  public:
    static constexpr const char* kName = "blokus";
    static constexpr const char* kRules = "BK";
    struct Options {
        int seats = 4;
        bool any_corner = false;
    };
    /// Moves: the number of the placement in the order of texts, then the lots.
    static constexpr core::Move kFirst = blokus::Board::kPlacements;
    using Moves = core::MoveList<blokus::Board::kPlacements>;

    explicit Blokus(Options options) noexcept
        : Colours(starts(options.any_corner)),
          seats_(static_cast<std::int8_t>(options.seats)),
          any_corner_(options.any_corner) {}

    /// All that the rules see, in plain numbers; cells as the law counts them.
    struct Position {
        std::array<std::vector<int>, blokus::kColours> laid;
        std::array<std::uint32_t, blokus::kColours> hands;
        std::array<int, blokus::kColours> bonus;
        int colour;
        int common;
    };

    Position position() const {
        Lying now = lying();
        return {std::move(now.laid), now.hands, now.bonus, colour_, common_};
    }

    /// Nothing is hidden from a seat.
    Position seen_by(int) const { return position(); }

    Blokus(Options options, const Position& position) : Blokus(options) {
        put({position.laid, position.hands, position.bonus});
        colour_ = static_cast<std::int8_t>(position.colour);
        common_ = static_cast<std::int16_t>(position.common);
    }

    bool operator==(const Blokus&) const = default;

    int seats() const noexcept { return seats_; }
    Options options() const noexcept { return {seats_, any_corner_}; }
    /// The colour that acts, kChance or kOver.
    int colour() const noexcept { return colour_; }
    int turn() const noexcept { return colour_ < 0 ? colour_ : seat_of(colour_); }

    /// Who lays a colour next (BK-3, BK-9).
    int seat_of(int colour) const noexcept {
        return is_common(colour) ? common_ % seats_ : colour % seats_;
    }

    /// The colour of three seats together, which is nobody's (BK-9).
    bool is_common(int colour) const noexcept { return seats_ == 3 && colour == seats_; }

    void moves(Moves& moves) const noexcept {
        if (colour_ >= 0) return moves_of(colour_, moves);
        moves.clear();
        if (colour_ == core::kOver) return;
        for (int seat = 0; seat < seats_; ++seat)
            moves.push(kFirst + static_cast<core::Move>(seat));
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        Moves all;
        moves(all);
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }

    bool is_legal(core::Move move) const noexcept {
        if (colour_ == core::kChance) return move - kFirst < static_cast<core::Move>(seats_);
        return colour_ != core::kOver && can_lay(colour_, move);
    }

    void play(core::Move move) noexcept {
        if (move >= kFirst) return begin(static_cast<int>(move - kFirst));
        lay(colour_, blokus::Table::get()[move]);
        if (is_common(colour_)) ++common_;
        go_round();
    }

    /// The sum of each seat's colours (BK-10).
    core::Scores scores() const noexcept {
        core::Scores scores{};
        for (int colour = 0; colour < blokus::kColours; ++colour) {
            if (!is_common(colour))
                scores[static_cast<std::size_t>(colour % seats_)] += worth(colour);
        }
        return scores;
    }

    core::Result result() const noexcept {
        core::Result result;
        const core::Scores points = scores();
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
            result.ranks[seat] = 1;
            for (std::size_t other = 0; other < static_cast<std::size_t>(seats_); ++other)
                result.ranks[seat] += points[other] > points[seat];
        }
        result.reason = 10;
        return result;
    }

    std::string text(core::Move move) const {
        if (move >= kFirst) return "first:" + std::to_string(move - kFirst);
        return blokus::Table::get().text(move);
    }

  private:
    /// The colour's own corner, or every corner (BK-4).
    static std::array<blokus::CellSet, blokus::kColours> starts(bool any_corner) noexcept {
        std::array<blokus::CellSet, blokus::kColours> starts;
        for (std::size_t at = 0; at < starts.size(); ++at) {
            starts[at].set(blokus::kCorners[at]);
            for (const int corner : blokus::kCorners) {
                if (any_corner) starts[at].set(corner);
            }
        }
        return starts;
    }

    /// That seat begins with its first colour, and has the first turn of a common one (BK-3, BK-9).
    void begin(int seat) noexcept {
        colour_ = static_cast<std::int8_t>(seat);
        common_ = static_cast<std::int16_t>(seats_ == 3 ? seat : 0);
    }

    /// Gives the turn to the next colour that can be laid, or ends (BK-7).
    void go_round() noexcept {
        for (int step = 1; step <= blokus::kColours; ++step) {
            const int colour = (colour_ + step) % blokus::kColours;
            if (!can_move(colour)) continue;
            colour_ = static_cast<std::int8_t>(colour);
            return;
        }
        colour_ = core::kOver;
    }

    std::int8_t seats_;
    bool any_corner_;
    std::int8_t colour_ = core::kChance;
    std::int16_t common_ = 0;
};

static_assert(core::State<Blokus>);

}  // namespace tessella::games
