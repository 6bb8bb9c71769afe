#pragma once

#include <array>
#include <cstdint>

#include "games/tetris_link/rules/state.hpp"

/// Pieces of Tetris Link that hang together, and what they win (TL-14, TL-15, TL-20).
namespace tessella::games {

inline int TetrisLink::largest_group(int seat) const noexcept {
    int largest = 0;
    for (int piece = seat * link::kPieces; piece < next_piece(seat); ++piece) {
        if (parent_[at(piece)] == piece && size_[at(piece)] > largest) largest = size_[at(piece)];
    }
    return largest;
}

inline core::Result TetrisLink::result() const noexcept {
    core::Result result;
    result.reason = 20;
    std::array<int, core::kMaxSeats> keys{};
    for (int s = 0; s < seats_; ++s) keys[at(s)] = scores_[at(s)] * 64 + largest_group(s);
    for (int s = 0; s < seats_; ++s) {
        std::uint8_t rank = 1;
        for (int o = 0; o < seats_; ++o)
            rank = static_cast<std::uint8_t>(rank + (keys[at(o)] > keys[at(s)]));
        result.ranks[at(s)] = rank;
    }
    return result;
}

inline int TetrisLink::root_of(int piece) const noexcept {
    while (parent_[at(piece)] != piece) piece = parent_[at(piece)];
    return piece;
}

inline int TetrisLink::root(int piece) noexcept {
    while (parent_[at(piece)] != piece) {
        parent_[at(piece)] = parent_[at(parent_[at(piece)])];
        piece = parent_[at(piece)];
    }
    return piece;
}

inline int TetrisLink::join(int piece, int corner, const link::Drop& drop) noexcept {
    parent_[at(piece)] = static_cast<std::uint8_t>(piece);
    int size = 1;
    int scored = 0;
    const int first = seat_ * link::kPieces;
    for (int i = 0; i < drop.neighbours; ++i) {
        const int other = board_[at(corner + drop.beside[at(i)])];
        if (static_cast<unsigned>(other - first) >= link::kPieces) continue;
        const int group = root(other);
        if (group == piece) continue;
        parent_[at(group)] = static_cast<std::uint8_t>(piece);
        size += size_[at(group)];
        if (size_[at(group)] >= 3) scored += size_[at(group)];
    }
    size_[at(piece)] = static_cast<std::uint8_t>(size);
    return size >= 3 ? size - scored : 0;
}

}  // namespace tessella::games
