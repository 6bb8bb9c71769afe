#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/state.hpp"
#include "families/blokus/table.hpp"

namespace tessella::families::blokus {

/// What lies of each colour and what it has in hand, and what the rules of contact allow.
template <class Board, int kColours>
class Colours {
  public:
    using CellSet = typename Board::CellSet;
    using Placement = blokus::Placement<Board>;
    using Table = blokus::Table<Board>;

    bool operator==(const Colours&) const = default;

    /// What a colour could lay if it had the turn.
    template <std::size_t kMost>
    void moves_of(int colour, core::MoveList<kMost>& moves) const noexcept {
        moves.clear();
        visit(colour, [&](core::Move move) {
            moves.push(move);
            return true;
        });
    }

    /// Whether a piece of a colour can be laid.
    bool can_move(int colour) const noexcept {
        bool found = false;
        visit(colour, [&](core::Move) {
            found = true;
            return false;
        });
        return found;
    }

    /// Whether a placement of this number can be laid.
    bool can_lay(int colour, core::Move number) const noexcept {
        if (number >= Board::kPlacements) return false;
        const Placement& placement = Table::get()[number];
        return (hand(colour) >> placement.piece & 1u) &&
               !placement.cells.meets(forbidden(colour)) && placement.cells.meets(anchors(colour));
    }

    /// Whether moves from here could lead there, as far as a glance tells: nothing is taken away.
    bool may_lead_to(const Colours& there) const noexcept {
        bool may = true;
        for (std::size_t at = 0; at < kColours; ++at)
            may = may && !laid_[at].meets(~there.laid_[at]);
        return may;
    }

    /// Cells of which a colour's next piece must cover one.
    CellSet anchors(int colour) const noexcept {
        const auto at = static_cast<std::size_t>(colour);
        return corners_[at] & ~forbidden_[at];
    }

    std::uint32_t hand(int colour) const noexcept {
        return hands_[static_cast<std::size_t>(colour)];
    }
    int cells_left(int colour) const noexcept {
        return cells_left_[static_cast<std::size_t>(colour)];
    }
    /// A colour's result if the game ended now.
    int worth(int colour) const noexcept {
        return bonus_[static_cast<std::size_t>(colour)] - cells_left(colour);
    }
    const CellSet& laid(int colour) const noexcept {
        return laid_[static_cast<std::size_t>(colour)];
    }
    const CellSet& forbidden(int colour) const noexcept {
        return forbidden_[static_cast<std::size_t>(colour)];
    }

  protected:
    /// What of a position concerns the colours, in plain numbers; cells as the law counts them.
    struct Lying {
        std::array<std::vector<int>, kColours> laid;
        std::array<std::uint32_t, kColours> hands;
        std::array<int, kColours> bonus;
    };

    /// An empty board. A colour's first piece covers one of its starts.
    explicit Colours(const std::array<CellSet, kColours>& starts) noexcept : corners_(starts) {
        hands_.fill(kFullHand);
        cells_left_.fill(kCells);
        forbidden_.fill(~Board::all());
    }

    Lying lying() const {
        Lying lying;
        lying.hands = hands_;
        for (std::size_t at = 0; at < kColours; ++at) {
            lying.bonus[at] = bonus_[at];
            laid_[at].each([&](int cell) { lying.laid[at].push_back(Board::numbered(cell)); });
        }
        return lying;
    }

    void put(const Lying& lying) {
        for (std::size_t at = 0; at < kColours; ++at) {
            CellSet cells;
            for (const int number : lying.laid[at]) cells.set(Board::cell(number));
            if (!lying.laid[at].empty()) put(at, cells);
            hands_[at] = lying.hands[at];
            bonus_[at] = static_cast<std::int16_t>(lying.bonus[at]);
            cells_left_[at] = static_cast<std::int16_t>(kCells - cells.count());
        }
    }

    void lay(int colour, const Placement& placement) noexcept {
        const auto at = static_cast<std::size_t>(colour);
        put(at, placement.cells);
        hands_[at] &= ~(1u << placement.piece);
        cells_left_[at] = static_cast<std::int16_t>(cells_left_[at] - placement.size);
        if (!hands_[at]) bonus_[at] = placement.piece == 0 ? kSolitaryLast : kAllLaid;
    }

  private:
    static constexpr std::int16_t kAllLaid = 15;
    static constexpr std::int16_t kSolitaryLast = 20;

    /// Calls `found` for each placement that can be laid until it says false. One that covers
    /// several anchors is found at the first of them, which is forbidden to those that come later.
    template <class Found>
    void visit(int colour, Found found) const noexcept {
        const Table& table = Table::get();
        const std::uint64_t missing = Table::missing(hand(colour));
        Ground<Board> ground(forbidden(colour));
        bool more = true;
        anchors(colour).each([&](int cell) {
            if (!more) return;
            const std::uint64_t window = ground.window(cell);
            for (const typename Table::Way way : table.over(cell, window)) {
                if (table.needs(way) & (window | missing)) continue;
                more = found(table.number(way, cell));
                if (!more) return;
            }
            ground.set(cell);
        });
    }

    void put(std::size_t at, const CellSet& cells) noexcept {
        corners_[at] = (laid_[at].empty() ? CellSet() : corners_[at]) | cells.corners();
        laid_[at] |= cells;
        for (CellSet& forbidden : forbidden_) forbidden |= cells;
        forbidden_[at] |= cells.sides();
    }

    std::array<CellSet, kColours> laid_;
    std::array<CellSet, kColours> corners_;
    std::array<CellSet, kColours> forbidden_;
    std::array<std::uint32_t, kColours> hands_{};
    std::array<std::int16_t, kColours> cells_left_{};
    std::array<std::int16_t, kColours> bonus_{};
};

}  // namespace tessella::families::blokus
