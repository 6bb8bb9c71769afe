#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "games/tetris_link/rules/state.hpp"

/// Random games of Tetris Link, many at once in a search. A group is worth its size once it counts
/// three pieces, whatever the order in which it grew, so that links can wait for the end.
namespace tessella::games {

inline core::Move TetrisLink::draw(unsigned shapes, core::Rng& rng) const noexcept {
    constexpr int kTries = 6;
    if (shapes == 0) return core::kNoMove;
    if (highest_ <= link::kRows - 4) return pick_low(shapes, rng);
    for (int i = 0; i < kTries; ++i) {
        const core::Move move = pick_low(shapes, rng);
        const auto orientation = static_cast<int>(move / link::kColumns);
        const int row = rest(orientation, static_cast<int>(move % link::kColumns));
        if (row + link::kDrops[at(orientation)].height <= link::kRows) return move;
    }
    return pick_high(shapes, rng);
}

/// As `lay`, but for links and what they win.
inline void TetrisLink::drop_unlinked(core::Move move, int piece) noexcept {
    const auto orientation = static_cast<int>(move / link::kColumns);
    const auto left = static_cast<int>(move % link::kColumns);
    const link::Drop& drop = link::kDrops[at(orientation)];
    const int row = rest(orientation, left);
    int holes = 0;
    for (int i = 0; i < 4; ++i) {  // always four, since a width by lot is slow to branch on
        std::uint8_t& height = heights_[at(left + i)];
        const bool is_under = i < drop.width;
        holes += is_under ? row + drop.feet[at(i)] - height : 0;
        height = static_cast<std::uint8_t>(is_under ? row + drop.tops[at(i)] : height);
    }
    highest_ = std::max(highest_, static_cast<std::uint8_t>(row + drop.height));
    const int corner = link::cell(left, row);
    for (const std::int16_t offset : drop.cells)
        board_[at(corner + offset)] = static_cast<std::uint8_t>(piece);
    parent_[at(piece)] = static_cast<std::uint8_t>(piece);
    size_[at(piece)] = 1;
    --left_[at(seat_)][drop.shape];
    scores_[at(seat_)] = static_cast<std::int16_t>(scores_[at(seat_)] - std::min(holes, 2));
}

inline void TetrisLink::play_out(core::Rng& rng) noexcept {
    if (over_) return;
    if (seat_ < 0) seat_ = static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(seats_)));
    std::array<int, core::kMaxSeats> pieces;
    std::array<unsigned, core::kMaxSeats> shapes;
    for (int s = 0; s < seats_; ++s) {
        pieces[at(s)] = next_piece(s);
        shapes[at(s)] = owned(s);
    }
    while (true) {
        if (turn() == core::kChance) rolled_ = static_cast<std::uint8_t>(rng.below(link::kFaces));
        const core::Move move = draw(allowed(shapes[at(seat_)]), rng);
        if (move != core::kNoMove) {
            const unsigned shape = link::kDrops[move / link::kColumns].shape;
            drop_unlinked(move, pieces[at(seat_)]++);
            shapes[at(seat_)] ^= unsigned{left_[at(seat_)][shape] == 0} << shape;
        } else if (is_stuck()) {
            break;
        }
        rolled_ = kNone;
        seat_ = static_cast<std::int8_t>(seat_ + 1 == seats_ ? 0 : seat_ + 1);
    }
    rolled_ = kNone;
    over_ = true;
    link_all();
}

/// Nobody has a shape that fits.
inline bool TetrisLink::is_stuck() const noexcept {
    unsigned shapes = 0;
    for (int s = 0; s < seats_; ++s) shapes |= owned(s);
    return !(shapes & fitting());
}

/// Joins the groups of two cells of a seat.
inline void TetrisLink::link_cells(int cell, int other) noexcept {
    const int here = root(board_[at(cell)]);
    const int there = root(board_[at(other)]);
    if (here == there) return;
    const auto worth = [](int size) { return size >= 3 ? size : 0; };
    const int size = size_[at(here)] + size_[at(there)];
    std::int16_t& score = scores_[at(here / link::kPieces)];
    score = static_cast<std::int16_t>(score + worth(size) - worth(size_[at(here)]) -
                                      worth(size_[at(there)]));
    parent_[at(there)] = static_cast<std::uint8_t>(here);
    size_[at(here)] = static_cast<std::uint8_t>(size);
}

/// Joins what lies side by side, sixteen cells at a time.
inline void TetrisLink::link_all() noexcept {
    constexpr int kLanes = sizeof(link::Lanes);
    constexpr int kPadded = (link::kCells + link::kStride + 2 * kLanes) / kLanes * kLanes;
    std::array<std::uint8_t, kPadded> owners;
    std::array<std::uint8_t, kPadded> pieces;
    std::memcpy(pieces.data(), board_.data(), board_.size());
    std::memset(pieces.data() + board_.size(), link::kEmpty, pieces.size() - board_.size());
    const auto load = [](const auto& cells, int from) {
        link::Lanes lanes;
        std::memcpy(&lanes, cells.data() + from, sizeof lanes);
        return lanes;
    };
    for (int from = 0; from < kPadded; from += kLanes) {
        const link::Lanes here = load(pieces, from);
        // Each comparison that holds is all ones, which is -1.
        const auto owner = (here >= 25) + (here >= 50) + (here >= 75) + (here >= 100);
        std::memcpy(owners.data() + from, &owner, sizeof owner);
    }
    for (const int step : {1, link::kStride}) {
        for (int from = 0; from < link::kCells; from += 4 * kLanes) {
            std::uint64_t joined = 0;
            for (int part = 0; part < 4 && from + part * kLanes < link::kCells; ++part) {
                const int cell = from + part * kLanes;
                const auto lanes = (load(owners, cell) == load(owners, cell + step)) &
                                   (load(pieces, cell) != load(pieces, cell + step));
                joined |= std::uint64_t{link::lane_bits((link::Lanes)lanes)} << part * kLanes;
            }
            for (; joined; joined &= joined - 1) {
                const int cell = from + std::countr_zero(joined);
                link_cells(cell, cell + step);
            }
        }
    }
}

}  // namespace tessella::games
