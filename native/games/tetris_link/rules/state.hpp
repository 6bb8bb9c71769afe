#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "core/state.hpp"
#include "families/tetris/tetromino.hpp"
#include "games/tetris_link/rules/tower.hpp"

namespace tessella::games {

namespace link {
struct Observation;
}

/// Tetris Link (TL-1 to TL-20).
class TetrisLink {
  public:
    static constexpr const char* kName = "tetris-link";
    static constexpr const char* kRules = "TL";

    struct Options {
        int seats = 2;
        bool german = false;
        bool dice = true;
    };
    using Moves = core::MoveList<162>;

    explicit TetrisLink(Options options) noexcept
        : seats_(static_cast<std::int8_t>(options.seats)),
          german_(options.german),
          dice_(options.dice) {
        board_.fill(link::kEmpty);
        for (auto& hand : left_) hand.fill(link::kEach);
    }

    /// All that the rules see, in plain numbers; cells as the law counts them.
    struct Position {
        std::vector<std::vector<int>> laid;
        std::vector<std::vector<int>> left;
        std::vector<int> scores;
        int seat;    // -1: before the lot
        int rolled;  // a face, or -1
        bool over;
    };

    Position position() const;

    /// Nothing is hidden from a seat.
    Position seen_by(int) const { return position(); }

    TetrisLink(Options options, const Position& position);

    int seats() const noexcept { return seats_; }
    Options options() const noexcept { return {seats_, german_, dice_}; }

    int turn() const noexcept {
        if (over_) return core::kOver;
        return seat_ < 0 || (dice_ && rolled_ == kNone) ? core::kChance : seat_;
    }

    void moves(Moves& moves) const noexcept {
        moves.clear();
        if (over_) return;
        if (seat_ < 0) return push(moves, link::kFirst, seats_);
        if (turn() == core::kChance) return push(moves, link::kRoll, link::kFaces);
        const unsigned shapes = playable();
        for (int i = 0; i < link::kOrientations; ++i) {
            if (!(shapes >> link::kDrops[static_cast<std::size_t>(i)].shape & 1u)) continue;
            for (unsigned lanes = legal_columns(i); lanes; lanes &= lanes - 1) {
                moves.push(static_cast<core::Move>(i * link::kColumns + std::countr_zero(lanes)));
            }
        }
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        if (seat_ < 0) return pick(link::kFirst, seats_, rng);
        if (turn() == core::kChance) return pick(link::kRoll, link::kFaces, rng);
        const unsigned shapes = playable();
        return highest_ <= link::kRows - 4 ? pick_low(shapes, rng) : pick_high(shapes, rng);
    }

    /// A placement at first sight.
    link::Features features(core::Move move) const noexcept;

    /// A placement at a closer look.
    link::Survey survey(core::Move move) const noexcept;

    bool is_legal(core::Move move) const noexcept {
        if (over_) return false;
        if (seat_ < 0) return move - link::kFirst < static_cast<core::Move>(seats_);
        if (turn() == core::kChance) return move - link::kRoll < link::kFaces;
        if (move >= link::kFirst) return false;
        const auto orientation = static_cast<int>(move / link::kColumns);
        if (!(playable() >> link::kDrops[at(orientation)].shape & 1u)) return false;
        return legal_columns(orientation) >> (move % link::kColumns) & 1u;
    }

    void play(core::Move move) noexcept {
        if (move >= link::kRoll) return roll(move - link::kRoll);
        if (move >= link::kFirst) {
            seat_ = static_cast<std::int8_t>(move - link::kFirst);
            return;
        }
        lay(move / link::kColumns, move % link::kColumns);
        rolled_ = kNone;
        go_round();
    }

    /// Plays at random to the end, every legal move as likely as the others. That is quicker than
    /// move by move, since groups are joined only at the end.
    void play_out(core::Rng& rng) noexcept;

    core::Scores scores() const noexcept {
        core::Scores scores{};
        for (std::size_t s = 0; s < core::kMaxSeats; ++s) scores[s] = scores_[s];
        return scores;
    }

    /// The size of a seat's largest group (TL-20).
    int largest_group(int seat) const noexcept;

    core::Result result() const noexcept;

    std::string text(core::Move move) const;

    /// The row in which an orientation comes to rest over a column (TL-9).
    int rest(int orientation, int left) const noexcept;

    /// The shapes that the roll lets the seat play (TL-7, TL-8, TL-12).
    unsigned playable() const noexcept { return allowed(owned(seat_)); }

    /// How an orientation lands over each column.
    link::Landing landing(int orientation) const noexcept;

    /// The piece in each cell, kEmpty where there is none; pieces of a seat are numbered in a row.
    const std::uint8_t* cells() const noexcept { return board_.data(); }

    /// The number of the next piece of a seat.
    int next_piece(int seat) const noexcept {
        int laid = link::kPieces;
        for (const std::uint8_t count : left_[at(seat)]) laid -= count;
        return seat * link::kPieces + laid;
    }

    /// The piece that stands for the group of a piece, and how many hang together (TL-14).
    int group_root(int piece) const noexcept { return root_of(piece); }
    int group_size(int piece) const noexcept { return size_[at(root_of(piece))]; }

  private:
    friend struct link::Observation;
    static constexpr std::uint8_t kNone = 0xFF;

    template <class T>
    static constexpr std::size_t at(T number) noexcept {
        return static_cast<std::size_t>(number);
    }

    static void push(Moves& moves, core::Move first, int count) noexcept {
        for (int i = 0; i < count; ++i) moves.push(static_cast<core::Move>(first + i));
    }

    static core::Move pick(core::Move first, int count, core::Rng& rng) noexcept {
        return static_cast<core::Move>(first + rng.below(static_cast<std::uint32_t>(count)));
    }

    static constexpr int board_cell(int cell) noexcept {
        return link::cell(cell % link::kColumns, cell / link::kColumns);
    }

    /// Puts cells of a seat on the board. The rules see groups, not pieces: each group of joined
    /// cells becomes one piece that counts for all of its own.
    void put_groups(int seat, const std::vector<int>& cells);

    /// The shapes that the seat has, a bit for each.
    unsigned owned(int seat) const noexcept {
        unsigned shapes = 0;
        for (unsigned s = 0; s < link::kShapes; ++s)
            shapes |= unsigned{left_[at(seat)][s] != 0} << s;
        return shapes;
    }

    /// Of the shapes that a seat has, those that the roll lets it play.
    unsigned allowed(unsigned has) const noexcept {
        if (rolled_ >= link::kLogo) return has;
        const unsigned rolled = 1u << rolled_;
        if (has & rolled) return rolled;
        return german_ ? 0 : has;
    }

    /// The leftmost columns over which an orientation comes to rest inside the tower (TL-10).
    unsigned legal_columns(int orientation) const noexcept;

    static core::Move pick_low(unsigned shapes, core::Rng& rng) noexcept {
        const link::Chutes& chutes = link::kChutes[shapes];
        return chutes.moves[rng.below(chutes.size)];
    }

    /// kNoMove where no shape fits.
    core::Move pick_high(unsigned shapes, core::Rng& rng) const noexcept;

    /// The shapes that can still be placed somewhere, a bit for each.
    unsigned fitting() const noexcept;

    void roll(int face) noexcept {
        rolled_ = static_cast<std::uint8_t>(face);
        if (playable() & fitting()) return;
        rolled_ = kNone;
        seat_ = static_cast<std::int8_t>((seat_ + 1) % seats_);
    }

    int root_of(int piece) const noexcept;

    int root(int piece) noexcept;

    /// The piece rests and scores (TL-15 to TL-17).
    void lay(int orientation, int left) noexcept {
        const link::Drop& drop = link::kDrops[at(orientation)];
        const int row = rest(orientation, left);
        int holes = 0;
        for (int i = 0; i < drop.width; ++i) {
            std::uint8_t& height = heights_[at(left + i)];
            holes += row + drop.feet[at(i)] - height;
            height = static_cast<std::uint8_t>(row + drop.tops[at(i)]);
            if (height > highest_) highest_ = height;
        }
        const int piece = next_piece(seat_);
        const int corner = link::cell(left, row);
        for (const std::int16_t offset : drop.cells)
            board_[at(corner + offset)] = static_cast<std::uint8_t>(piece);
        --left_[at(seat_)][drop.shape];
        const int points = join(piece, corner, drop) - (holes > 2 ? 2 : holes);
        scores_[at(seat_)] = static_cast<std::int16_t>(scores_[at(seat_)] + points);
    }

    /// Links the piece with its neighbours of its colour; what that wins (TL-14, TL-15).
    int join(int piece, int corner, const link::Drop& drop) noexcept;

    void go_round() noexcept {
        const unsigned fits = fitting();
        int seat = seat_;
        for (int i = 0; i < seats_; ++i) {
            seat = seat + 1 == seats_ ? 0 : seat + 1;
            if (owned(seat) & fits) {
                seat_ = static_cast<std::int8_t>(dice_ ? (seat_ + 1) % seats_ : seat);
                return;
            }
        }
        over_ = true;
    }

    /// One of the legal placements of some shapes, kNoMove where there is none.
    core::Move draw(unsigned shapes, core::Rng& rng) const noexcept;
    void drop_unlinked(core::Move move, int piece) noexcept;
    bool is_stuck() const noexcept;
    void link_all() noexcept;
    void link_cells(int cell, int other) noexcept;

    std::array<std::uint8_t, link::kCells> board_;
    std::array<std::uint8_t, 20> heights_{};
    std::array<std::uint8_t, core::kMaxSeats * link::kPieces> parent_;
    std::array<std::uint8_t, core::kMaxSeats * link::kPieces> size_;
    std::array<std::array<std::uint8_t, link::kShapes>, core::kMaxSeats> left_;
    std::array<std::int16_t, core::kMaxSeats> scores_{};
    std::uint8_t highest_ = 0;
    std::int8_t seats_;
    std::int8_t seat_ = -1;
    std::uint8_t rolled_ = kNone;
    bool german_;
    bool dice_;
    bool over_ = false;
};

static_assert(core::State<TetrisLink>);

}  // namespace tessella::games

// Parts of the class that have files of their own.
#include "games/tetris_link/rules/fall.hpp"
#include "games/tetris_link/rules/groups.hpp"
