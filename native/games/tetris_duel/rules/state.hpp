#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "core/state.hpp"
#include "families/tetris/tetromino.hpp"

namespace tessella::games {

namespace duel {
class Actions;
struct Observation;
}  // namespace duel

/// Tetris Duel (TD-1 to TD-16). Each territory is kept as its own seat sees it, row 0 at its edge,
/// a row of the board in the bits of one word.
class TetrisDuel {
  public:
    static constexpr const char* kName = "tetris-duel";
    static constexpr const char* kRules = "TD";
    enum class Entry : std::uint8_t { kRegion, kSlide, kDrop };
    struct Options {
        int columns = 10;
        int rows = 32;
        Entry entry = Entry::kRegion;
        bool touch_wins = true;
    };
    static constexpr int kShapes = 7;
    static constexpr int kEach = 16;
    static constexpr int kMaxRows = 98;
    static constexpr std::array<char, kShapes> kNames = {'I', 'J', 'L', 'O', 'S', 'T', 'Z'};
    /// Moves: (orientation * kMaxRows + row) * 32 + column, as the seat sees it; then the lots,
    /// then the shapes of the selector.
    static constexpr core::Move kFirst = 19 * kMaxRows * 32;
    static constexpr core::Move kRoll = kFirst + 2;
    using Moves = core::MoveList<4 * kMaxRows * 26>;
    using Row = std::uint32_t;

    explicit TetrisDuel(Options options) noexcept : options_(options) {
        rows_.fill(static_cast<std::int8_t>(options.rows / 2));
        stock_.fill(kEach);
    }

    /// All that the rules see, in plain numbers; cells as each seat sees and counts them.
    struct Position {
        std::array<std::vector<int>, 2> laid;
        std::array<int, 2> rows;
        std::vector<int> stock;
        int seat;    // -1: before the lot
        int shape;   // -1: the selector is to be spun
        int winner;  // -1: none
        int reason;  // 0: the game goes on
    };

    Position position() const;

    /// Nothing is hidden from a seat.
    Position seen_by(int) const { return position(); }

    TetrisDuel(Options options, const Position& position);

    int seats() const noexcept { return 2; }

    int turn() const noexcept {
        if (reason_) return core::kOver;
        return shape_ < 0 ? core::kChance : seat_;
    }

    void moves(Moves& moves) const noexcept {
        moves.clear();
        if (reason_) return;
        if (seat_ < 0) {
            moves.push(kFirst);
            moves.push(kFirst + 1);
        } else if (shape_ < 0) {
            for (core::Move s = 0; s < kShapes; ++s) {
                if (stock_[s]) moves.push(kRoll + s);
            }
        } else {
            visit([&](int orientation, int row, Row columns) {
                for (; columns; columns &= columns - 1) {
                    moves.push(code(orientation, row, std::countr_zero(columns)));
                }
                return true;
            });
        }
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        if (seat_ < 0) return kFirst + rng.below(2);
        if (shape_ < 0) return random_roll(rng);
        std::array<Spot, 4 * kMaxRows> spots;
        std::size_t count = 0;
        std::uint32_t total = 0;
        visit([&](int orientation, int row, Row columns) {
            spots[count++] = {columns, static_cast<std::int8_t>(orientation),
                              static_cast<std::int8_t>(row)};
            total += static_cast<std::uint32_t>(std::popcount(columns));
            return true;
        });
        std::uint32_t number = rng.below(total);
        for (const Spot* spot = spots.data();; ++spot) {
            const auto here = static_cast<std::uint32_t>(std::popcount(spot->columns));
            if (number < here) {
                Row columns = spot->columns;
                while (number--) columns &= columns - 1;
                return code(spot->orientation, spot->row, std::countr_zero(columns));
            }
            number -= here;
        }
    }

    /// A stack as a player sees it: heights of its columns, cells under cover, steps between
    /// columns.
    struct Stack {
        std::array<std::int8_t, 26> heights{};
        int filled = 0;
        int total = 0;
        int bumps = 0;

        int holes() const noexcept { return total - filled; }
    };

    Stack stack(int seat) const noexcept { return stack_of(laid_[at(seat)], height_[at(seat)]); }

    /// A placement at first sight: whether it wins, how far it pushes the bar, and the stack after
    /// it.
    struct Features {
        bool wins;
        int push;
        Stack stack;
    };

    Features features(core::Move move) const noexcept;

    bool is_legal(core::Move move) const noexcept {
        if (reason_) return false;
        if (seat_ < 0) return move - kFirst < 2;
        if (shape_ < 0) return move - kRoll < kShapes && stock_[move - kRoll];
        if (move >= kFirst) return false;
        const auto [orientation, row, column] = spot_of(move);
        bool legal = false;
        visit([&](int o, int y, Row columns) {
            legal = o == orientation && y == row && (columns >> column & 1u);
            return !legal;
        });
        return legal;
    }

    void play(core::Move move) noexcept {
        if (move >= kRoll) {
            shape_ = static_cast<std::int8_t>(move - kRoll);
            if (!can_lay()) end(1 - seat_, 14);
        } else if (move >= kFirst) {
            seat_ = static_cast<std::int8_t>(move - kFirst);
        } else {
            const auto [orientation, row, column] = spot_of(move);
            lay(families::tetris::kTetrominoes[at(orientation)], row, column);
        }
    }

    core::Scores scores() const noexcept { return {rows_[0], rows_[1], 0, 0}; }

    core::Result result() const noexcept {
        core::Result result;
        result.reason = reason_;
        result.ranks = {1, 1, 0, 0};
        if (winner_ >= 0) result.ranks[at(1 - winner_)] = 2;
        return result;
    }

    std::string text(core::Move move) const;

    /// The seat whose turn it is, the spin of the selector included; -1 before the lot.
    int next_seat() const noexcept { return seat_; }
    int territory(int seat) const noexcept { return rows_[at(seat)]; }
    int height(int seat) const noexcept { return height_[at(seat)]; }
    Row row(int seat, int number) const noexcept { return laid_[at(seat)][at(number)]; }
    const Options& options() const noexcept { return options_; }

  private:
    friend class duel::Actions;
    friend struct duel::Observation;
    struct Spot {
        Row columns;
        std::int8_t orientation;
        std::int8_t row;
    };
    using Rows = std::array<Row, kMaxRows + 5>;

    template <class T>
    static constexpr std::size_t at(T number) noexcept {
        return static_cast<std::size_t>(number);
    }
    static constexpr core::Move code(int orientation, int row, int column) noexcept {
        return static_cast<core::Move>((orientation * kMaxRows + row) * 32 + column);
    }
    static constexpr std::array<int, 3> spot_of(core::Move move) noexcept {
        const int line = static_cast<int>(move / 32);
        return {line / kMaxRows, line % kMaxRows, static_cast<int>(move % 32)};
    }

    Stack stack_of(const Rows& laid, int height) const noexcept;

    Row full() const noexcept { return (Row{1} << options_.columns) - 1; }

    core::Move random_roll(core::Rng& rng) const noexcept {
        std::uint32_t shapes = 0;
        for (const std::uint8_t count : stock_) shapes += count != 0;
        std::uint32_t number = rng.below(shapes);
        for (core::Move s = 0;; ++s) {
            if (stock_[s] && number-- == 0) return kRoll + s;
        }
    }

    /// The cells of a row joined, side by side within the ground, to some of them.
    static Row spread(Row cells, Row ground) noexcept;

    /// The empty cells that a block may fill (TD-7), for the two entries that ask cell by cell.
    Rows open_cells() const noexcept;

    /// A region may also climb: go up and down until nothing changes.
    void flood(Rows& open, int rows) const noexcept;

    bool widen(Rows& open, const Rows& laid, int y, int from) const noexcept;

    /// Cells at the own edge or beside an own block (TD-6).
    Rows contact_cells(int top) const noexcept;

    /// Calls `found(orientation, row, columns)` for the legal placements, until it says false.
    template <class Found>
    void visit(Found found) const noexcept;

    /// The places, by its lower left corner, that a block reaches from beyond the bar by single
    /// steps sideways or towards the edge (TD-7).
    Rows slide(const families::tetris::Tetromino& piece) const noexcept;

    bool can_lay() const noexcept;

    void end(int winner, int reason) noexcept {
        winner_ = static_cast<std::int8_t>(winner);
        reason_ = static_cast<std::uint8_t>(reason);
    }

    /// The block lies; the lines that it completes push the bar, or win (TD-10 to TD-13).
    void lay(const families::tetris::Tetromino& piece, int row, int column) noexcept;

    void advance(int lines) noexcept;

    std::array<Rows, 2> laid_{};
    Options options_;
    std::array<std::int8_t, 2> rows_{};
    std::array<std::int8_t, 2> height_{};
    std::array<std::uint8_t, kShapes> stock_{};
    std::uint8_t laid_count_ = 0;
    std::int8_t seat_ = -1;
    std::int8_t shape_ = -1;
    std::int8_t winner_ = -1;
    std::uint8_t reason_ = 0;
};

static_assert(core::State<TetrisDuel>);

}  // namespace tessella::games

// Parts of the class that have files of their own.
#include "games/tetris_duel/rules/lines.hpp"
#include "games/tetris_duel/rules/reach.hpp"
