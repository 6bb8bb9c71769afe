#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/state.hpp"
#include "games/triominos/rules/tiles.hpp"

namespace tessella::games {

/// Triominos (TR-1 to TR-20).
class Triominos {
  public:
    static constexpr const char* kName = "triominos";
    static constexpr const char* kRules = "TR";
    struct Options {
        int seats = 2;
        bool match = false;
        int target = 400;
        bool pressman = false;
        bool fifty_each = false;
        bool pass_costs = false;
        bool voluntary_draw = true;
    };
    /// Moves: cell * kTiles + tile; then `draw`, the tiles from the pool, the lots.
    static constexpr core::Move kDraw = 2 * trio::kPoints * trio::kTiles;
    static constexpr core::Move kDeal = kDraw + 1;
    static constexpr core::Move kFirst = kDeal + trio::kTiles;
    using Moves = core::MoveList<1024>;

    explicit Triominos(Options options) noexcept : options_(options) { new_round(); }

    /// All that the rules see, in plain numbers: tiles on the table as (down, x, y, a, b, c).
    struct Position {
        std::vector<std::array<int, 6>> laid;
        std::vector<trio::TileSet> hands;
        std::vector<int> scores;
        int stage;
        int seat;  // -1: before the lot
        int draws;
        int drawn;  // -1: none
        bool last_round;
        int reason;                              // 0: the game goes on
        std::vector<std::array<int, 3>> past{};  // turns: seat, draws, place in `laid` or -1
    };

    Position position() const;

    /// The own hand and what all have seen. The other hands have their sizes, and hold the tiles
    /// that the seat does not see in the order of their numbers.
    Position seen_by(int seat) const;

    Triominos(Options options, const Position& position);

    int seats() const noexcept { return options_.seats; }
    const Options& options() const noexcept { return options_; }

    int turn() const noexcept {
        if (reason_) return core::kOver;
        return stage_ == Stage::kTurn ? seat_ : core::kChance;
    }

    void moves(Moves& moves) const noexcept {
        moves.clear();
        if (reason_) return;
        if (stage_ == Stage::kLot) {
            for (int s = 0; s < options_.seats; ++s)
                moves.push(kFirst + static_cast<core::Move>(s));
        } else if (stage_ != Stage::kTurn) {
            for (trio::TileSet p = pool_; p; p &= p - 1)
                moves.push(kDeal + tile_move(std::countr_zero(p)));
        } else {
            visit(layable(), [&](int cell, trio::TileSet tiles) {
                for (; tiles; tiles &= tiles - 1)
                    moves.push(lay_move(cell, std::countr_zero(tiles)));
            });
            if (may_draw()) moves.push(kDraw);
        }
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        if (stage_ == Stage::kLot)
            return kFirst + rng.below(static_cast<std::uint32_t>(options_.seats));
        if (stage_ != Stage::kTurn) {
            return kDeal + tile_move(trio::nth(
                               pool_, rng.below(static_cast<std::uint32_t>(std::popcount(pool_)))));
        }
        Moves all;
        moves(all);
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }

    /// The points of a legal move at once, without what other hands would add; a draw costs 5.
    int gain(core::Move move) const noexcept {
        if (move >= kDraw) return -5;
        return worth(static_cast<int>(move / trio::kTiles), static_cast<int>(move % trio::kTiles));
    }

    /// The part of it that the place brings: for a bridge or a hexagon (TR-9, TR-10).
    int bonus_of(core::Move move) const noexcept {
        return move >= kDraw || !open_count_ ? 0 : bonus(static_cast<int>(move / trio::kTiles));
    }

    /// The move that wins most at once, ties by lot; a draw if nothing fits.
    core::Move greedy_move(core::Rng& rng) const noexcept;

    /// Deals anew all that a seat cannot know: the tiles of the other hands and of the pool. Tiles
    /// that the past speaks against come into a hand the less often.
    void shuffle_hidden(int seat, core::Rng& rng) noexcept;

    /// What each tile would win at once where it wins most; kNoFit where it fits nowhere.
    static constexpr int kNoFit = -1;
    using BestGains = std::array<int, trio::kTiles>;
    BestGains best_gains() const noexcept;

    /// What can be said of a hand at a glance.
    struct HandFeatures {
        int tiles = 0;
        int sum = 0;
        int fitting = 0;  // tiles that fit somewhere
        int best = 0;     // the points that the best of them would win
    };
    std::array<HandFeatures, core::kMaxSeats> hand_features() const noexcept;

    /// Puts a tile on the table; no points, no turn, no hand changes.
    void show(core::Move move) noexcept;

    /// The tiles that a seat does not see: in other hands and in the pool.
    trio::TileSet unseen(int seat) const noexcept;

    bool is_legal(core::Move move) const noexcept {
        if (reason_) return false;
        if (stage_ == Stage::kLot) return move - kFirst < static_cast<core::Move>(options_.seats);
        if (stage_ != Stage::kTurn)
            return move - kDeal < trio::kTiles && (pool_ >> (move - kDeal) & 1u);
        if (move >= kDraw) return move == kDraw && may_draw();
        const auto cell = static_cast<int>(move / trio::kTiles);
        bool legal = false;
        visit(layable(), [&](int open, trio::TileSet tiles) {
            legal |= open == cell && (tiles >> (move % trio::kTiles) & 1u);
        });
        return legal;
    }

    void play(core::Move move) noexcept;

    core::Scores scores() const noexcept { return scores_; }

    core::Result result() const noexcept;

    std::string text(core::Move move) const;

    trio::TileSet hand(int seat) const noexcept { return hands_[at(seat)]; }
    /// How many rounds of the match are over.
    int round() const noexcept { return round_; }
    /// Whether the game ends with this round.
    bool is_last_round() const noexcept { return !options_.match || last_round_; }
    trio::TileSet pool() const noexcept { return pool_; }
    /// How likely a seat holds a tile that nobody else sees, by what it did before.
    trio::Weight weight(int seat, int tile) const noexcept { return weights_[at(seat)][at(tile)]; }
    /// Of two seats: what one does not see lies in the pool or, if not there, in the other hand.
    void deal_hidden(int seat, trio::TileSet pool) noexcept;
    /// Whether a seat has the turn and has not yet drawn in it.
    bool begins_turn() const noexcept { return stage_ == Stage::kTurn && !draws_; }

    /// All tiles that fit somewhere on the table.
    trio::TileSet fitting() const noexcept;

  private:
    friend struct trio::Slots;
    friend struct trio::Observation;
    enum class Stage : std::uint8_t { kLot, kDeal, kTurn, kDraw };
    static constexpr int kNoTile = -1;

    template <class T>
    static constexpr std::size_t at(T number) noexcept {
        return static_cast<std::size_t>(number);
    }
    static constexpr core::Move tile_move(int tile) noexcept {
        return static_cast<core::Move>(tile);
    }
    static constexpr core::Move lay_move(int cell, int tile) noexcept {
        return static_cast<core::Move>(cell * trio::kTiles + tile);
    }
    static std::string digits(const trio::Numbers& numbers) {
        std::string text;
        for (const std::uint8_t number : numbers) text += static_cast<char>('0' + number);
        return text;
    }

    void new_round() noexcept;

    struct Turn {
        int seat;
        int draws;
        int laid;  // kNoTile: none
    };
    trio::Weight doubt(const Turn& turn, int best, int won) const noexcept;
    void weigh(const Turn& turn, const BestGains& best, int won, int held) noexcept;
    void remember_past(const Position& position) noexcept;
    void weigh_past(const Position& position);
    int won(const Position& position, int laid) const noexcept;
    static std::pair<int, trio::Numbers> placed(const std::array<int, 6>& laid) noexcept;
    static int by_weight(trio::TileSet tiles, const trio::TileWeights& weights,
                         core::Rng& rng) noexcept;

    bool is_filled(int cell) const noexcept { return filled_[at(cell / 64)] >> (cell % 64) & 1u; }

    std::size_t wanted(int cell) const noexcept {
        const auto [a, b, c] = trio::corners(cell);
        return trio::pattern(points_[at(a)], points_[at(b)], points_[at(c)]);
    }

    /// The numbers of a tile, turned as it fits a cell, clockwise from the left corner.
    trio::Numbers turned(int cell, int tile) const noexcept;

    /// The tiles that the seat may lay if they fit: after a draw the drawn one only (TR-12).
    trio::TileSet layable() const noexcept {
        if (drawn_ != kNoTile) return trio::TileSet{1} << drawn_;
        return draws_ ? 0 : hands_[at(seat_)];
    }

    bool may_draw() const noexcept {
        if (!open_count_ || drawn_ != kNoTile || !pool_) return false;
        return draws_ || options_.voluntary_draw || !(hands_[at(seat_)] & fitting());
    }

    template <class Found>
    void visit(trio::TileSet tiles, Found found) const noexcept;

    template <class Found>
    void visit_gains(trio::TileSet tiles, Found found) const noexcept;

    void score(int seat, int points) noexcept {
        scores_[at(seat)] += points;
        last_round_ |= options_.match && scores_[at(seat)] > options_.target;
    }

    void take(int tile) noexcept;

    void dealt() noexcept;

    /// The points of a tile on a cell (TR-8 to TR-10, and the first of a round).
    int worth(int cell, int tile) const noexcept;
    /// The part of them that any tile wins there (TR-9, TR-10).
    int bonus(int cell) const noexcept;
    int hexagons(int cell) const noexcept;

    void lay(int cell, int tile) noexcept;

    void put(int cell, const trio::Numbers& numbers) noexcept;

    void open_around(int cell) noexcept;

    bool is_open(int cell) const noexcept;

    static int sum_of(trio::TileSet hand) noexcept {
        int sum = 0;
        for (; hand; hand &= hand - 1) sum += trio::kSums[at(std::countr_zero(hand))];
        return sum;
    }

    /// A turn is over, and everybody has seen it.
    void remember(int cell) noexcept;
    void next_turn() noexcept;
    void nobody_fits() noexcept;
    void end_round(int reason) noexcept;

    std::array<std::uint8_t, trio::kPoints> points_;
    std::array<std::uint64_t, 2 * trio::kPoints / 64> filled_;
    std::array<std::uint16_t, 128> open_;
    std::array<trio::TileSet, core::kMaxSeats> hands_{};
    std::array<trio::PastTurn, trio::kMostTurns> past_;
    trio::Weights weights_ = trio::kEvenWeights;
    trio::TileSet pool_ = trio::kAllTiles;
    core::Scores scores_{};
    Options options_;
    int open_count_ = 0;
    int past_count_ = 0;
    int draws_ = 0;
    int round_ = 0;
    std::int8_t drawn_ = kNoTile;
    std::int8_t seat_ = -1;
    Stage stage_ = Stage::kLot;
    bool last_round_ = false;
    std::uint8_t reason_ = 0;
};

static_assert(core::State<Triominos>);

}  // namespace tessella::games

// Parts of the class that have files of their own.
#include "games/triominos/rules/end.hpp"
#include "games/triominos/rules/table.hpp"
#include "games/triominos/rules/turn.hpp"
