#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/bitboard.hpp"
#include "core/state.hpp"
#include "families/blokus/pieces.hpp"

namespace tessella::games {

/// Blokus Duo (BD-1 to BD-9).
class BlokusDuo {
  public:
    static constexpr const char* kName = "blokus-duo";
    static constexpr const char* kRules = "BD";
    struct Options {};
    /// Moves: the number of the placement in the order of texts, then the lots.
    static constexpr core::Move kFirst = families::blokus::kPlacements;
    using Moves = core::MoveList<2048>;

    explicit BlokusDuo(Options = {}) noexcept {
        hands_.fill((1u << families::blokus::kPieces) - 1);
        families::blokus::CellSet board;
        for (int row = 0; row < families::blokus::kSide; ++row) {
            for (int column = 0; column < families::blokus::kSide; ++column)
                board.set(families::blokus::CellSet::cell(column, row));
        }
        forbidden_.fill(~board);
        starts_.set(families::blokus::CellSet::cell(4, 9));
        starts_.set(families::blokus::CellSet::cell(9, 4));
    }

    /// All that the rules see, in plain numbers; cells as the law counts them.
    struct Position {
        std::array<std::vector<int>, 2> laid;
        std::array<std::uint32_t, 2> hands;
        std::array<int, 2> bonus;
        int turn;
    };

    Position position() const {
        Position position{{}, hands_, {bonus_[0], bonus_[1]}, turn_};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            laid_[seat].each([&](int cell) {
                const int row = cell / families::blokus::CellSet::kStride - 1;
                position.laid[seat].push_back(row * families::blokus::kSide +
                                              cell % families::blokus::CellSet::kStride - 1);
            });
        }
        return position;
    }

    /// Nothing is hidden from a seat.
    Position seen_by(int) const { return position(); }

    BlokusDuo(Options options, const Position& position) : BlokusDuo(options) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            families::blokus::CellSet cells;
            for (const int cell : position.laid[seat]) {
                cells.set(families::blokus::CellSet::cell(cell % families::blokus::kSide,
                                                          cell / families::blokus::kSide));
            }
            put(seat, cells);
            hands_[seat] = position.hands[seat];
            bonus_[seat] = static_cast<std::int16_t>(position.bonus[seat]);
            cells_left_[seat] = static_cast<std::int16_t>(cells_left_[seat] - cells.count());
        }
        turn_ = static_cast<std::int8_t>(position.turn);
    }

    bool operator==(const BlokusDuo&) const = default;

    /// Whether moves from here could lead there, as far as a glance tells: nothing is taken away.
    bool may_lead_to(const BlokusDuo& there) const noexcept {
        return !laid_[0].meets(~there.laid_[0]) && !laid_[1].meets(~there.laid_[1]);
    }

    int seats() const noexcept { return 2; }
    Options options() const noexcept { return {}; }
    int turn() const noexcept { return turn_; }

    void moves(Moves& moves) const noexcept {
        moves.clear();
        if (turn_ == core::kOver) return;
        if (turn_ == core::kChance) {
            moves.push(kFirst);
            moves.push(kFirst + 1);
            return;
        }
        moves_of(turn_, moves);
    }

    /// What a seat could lay if it had the turn.
    void moves_of(int seat, Moves& moves) const noexcept {
        moves.clear();
        Seen seen{};
        visit(seat, [&](core::Move move) {
            std::uint64_t& word = seen[move / 64u];
            const std::uint64_t bit = std::uint64_t{1} << move % 64u;
            if (!(word & bit)) moves.push(move);
            word |= bit;
            return true;
        });
    }

    core::Move random_move(core::Rng& rng) const noexcept {
        Moves all;
        moves(all);
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }

    /// Whether a seat can lay a piece (BD-7).
    bool can_move(int seat) const noexcept {
        bool found = false;
        visit(seat, [&](core::Move) {
            found = true;
            return false;
        });
        return found;
    }

    bool is_legal(core::Move move) const noexcept {
        if (turn_ == core::kOver) return false;
        if (turn_ == core::kChance) return move - kFirst < 2;
        if (move >= kFirst) return false;
        const families::blokus::Placement& placement = families::blokus::Table::get()[move];
        return (hand(turn_) >> placement.piece & 1u) && !placement.cells.meets(forbidden(turn_)) &&
               placement.cells.meets(anchors(turn_));
    }

    void play(core::Move move) noexcept {
        if (move >= kFirst) {
            turn_ = static_cast<std::int8_t>(move - kFirst);
            return;
        }
        lay(turn_, families::blokus::Table::get()[move]);
        const int other = 1 - turn_;
        if (can_move(other)) {
            turn_ = static_cast<std::int8_t>(other);
        } else if (!can_move(turn_)) {
            turn_ = core::kOver;
        }
    }

    /// Makes a legal move of which it is known who has the turn after it.
    void replay(core::Move move, int turn) noexcept {
        if (move < kFirst) lay(turn_, families::blokus::Table::get()[move]);
        turn_ = static_cast<std::int8_t>(turn);
    }

    core::Scores scores() const noexcept {
        core::Scores scores{};
        for (std::size_t seat = 0; seat < 2; ++seat)
            scores[seat] = bonus_[seat] - cells_left_[seat];
        return scores;
    }

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
        return families::blokus::Table::get().text(move);
    }

    /// Cells of which the seat's next piece must cover one (BD-4, BD-5).
    families::blokus::CellSet anchors(int seat) const noexcept {
        const auto at = static_cast<std::size_t>(seat);
        return (laid_[at].empty() ? starts_ : corners_[at]) & ~forbidden_[at];
    }

    std::uint32_t hand(int seat) const noexcept { return hands_[static_cast<std::size_t>(seat)]; }
    int cells_left(int seat) const noexcept { return cells_left_[static_cast<std::size_t>(seat)]; }
    const families::blokus::CellSet& laid(int seat) const noexcept {
        return laid_[static_cast<std::size_t>(seat)];
    }
    const families::blokus::CellSet& forbidden(int seat) const noexcept {
        return forbidden_[static_cast<std::size_t>(seat)];
    }

  private:
    using Seen = std::array<std::uint64_t, (families::blokus::kPlacements + 63) / 64>;

    /// Calls `found` for each legal placement, for some more than once, until it says false.
    template <class Found>
    void visit(int seat, Found found) const noexcept {
        const families::blokus::Table& table = families::blokus::Table::get();
        const auto at = static_cast<std::size_t>(seat);
        const families::blokus::CellSet forbidden = forbidden_[at];
        const std::uint32_t hand = hands_[at];
        bool more = true;
        anchors(seat).each([&](int cell) {
            const auto range = table.through(cell, forbidden.around(cell));
            for (std::uint32_t i = range.begin; more && i < range.end; ++i) {
                const core::Move move = table.candidate(i);
                const families::blokus::Placement& placement = table[move];
                if ((hand >> placement.piece & 1u) && !placement.cells.meets(forbidden))
                    more = found(move);
            }
        });
    }

    void lay(int seat, const families::blokus::Placement& placement) noexcept {
        const auto at = static_cast<std::size_t>(seat);
        put(at, placement.cells);
        hands_[at] &= ~(1u << placement.piece);
        cells_left_[at] = static_cast<std::int16_t>(cells_left_[at] - placement.size);
        if (!hands_[at]) bonus_[at] = placement.piece == 0 ? 20 : 15;
    }

    void put(std::size_t seat, const families::blokus::CellSet& cells) noexcept {
        laid_[seat] |= cells;
        corners_[seat] |= cells.corners();
        forbidden_[seat] |= cells | cells.sides();
        forbidden_[1 - seat] |= cells;
    }

    std::array<families::blokus::CellSet, 2> laid_;
    std::array<families::blokus::CellSet, 2> corners_;
    std::array<families::blokus::CellSet, 2> forbidden_;
    families::blokus::CellSet starts_;
    std::array<std::uint32_t, 2> hands_{};
    std::array<std::int16_t, 2> cells_left_{89, 89};
    std::array<std::int16_t, 2> bonus_{};
    std::int8_t turn_ = core::kChance;
};

static_assert(core::State<BlokusDuo>);

}  // namespace tessella::games
