#pragma once

#include <algorithm>
#include <vector>

#include "games/tetris_link/rules/state.hpp"

/// Tetris Link as plain numbers and texts.
namespace tessella::games {

inline TetrisLink::Position TetrisLink::position() const {
    Position position{{}, {}, {}, over_ ? -1 : seat_, rolled_ == kNone ? -1 : rolled_, over_};
    position.laid.resize(at(seats_));
    for (int cell = 0; cell < link::kColumns * link::kRows; ++cell) {
        const int piece = board_[at(board_cell(cell))];
        if (piece != link::kEmpty) position.laid[at(piece / link::kPieces)].push_back(cell);
    }
    for (int s = 0; s < seats_; ++s) {
        position.left.emplace_back(left_[at(s)].begin(), left_[at(s)].end());
        position.scores.push_back(scores_[at(s)]);
    }
    return position;
}

inline TetrisLink::TetrisLink(Options options, const Position& position) : TetrisLink(options) {
    for (int s = 0; s < seats_; ++s) {
        for (std::size_t i = 0; i < link::kShapes; ++i) {
            left_[at(s)][i] = static_cast<std::uint8_t>(position.left[at(s)][i]);
        }
        scores_[at(s)] = static_cast<std::int16_t>(position.scores[at(s)]);
        put_groups(s, position.laid[at(s)]);
    }
    seat_ = static_cast<std::int8_t>(position.seat);
    rolled_ = position.rolled < 0 ? kNone : static_cast<std::uint8_t>(position.rolled);
    over_ = position.over;
}

inline void TetrisLink::put_groups(int seat, const std::vector<int>& cells) {
    constexpr std::uint8_t kWaiting = 0xFE;
    for (const int cell : cells) {
        board_[at(board_cell(cell))] = kWaiting;
        std::uint8_t& height = heights_[at(cell % link::kColumns)];
        height = std::max(height, static_cast<std::uint8_t>(cell / link::kColumns + 1));
        highest_ = std::max(highest_, height);
    }
    int group = seat * link::kPieces;
    for (const int cell : cells) {
        if (board_[at(board_cell(cell))] != kWaiting) continue;
        std::vector<int> joined{board_cell(cell)};
        board_[at(joined[0])] = static_cast<std::uint8_t>(group);
        for (std::size_t i = 0; i < joined.size(); ++i) {
            for (const int step : {1, -1, link::kStride, -link::kStride}) {
                std::uint8_t& other = board_[at(joined[i] + step)];
                if (other != kWaiting) continue;
                other = static_cast<std::uint8_t>(group);
                joined.push_back(joined[i] + step);
            }
        }
        parent_[at(group)] = static_cast<std::uint8_t>(group);
        size_[at(group++)] = static_cast<std::uint8_t>(joined.size() / 4);
    }
    for (; group < next_piece(seat); ++group) {
        parent_[at(group)] = static_cast<std::uint8_t>(group);
        size_[at(group)] = 0;
    }
}

inline std::string TetrisLink::text(core::Move move) const {
    if (move >= link::kRoll) return {link::kFaceNames[at(move - link::kRoll)]};
    if (move >= link::kFirst) return "first:" + std::to_string(move - link::kFirst);
    const int left = move % link::kColumns;
    const int row = rest(move / link::kColumns, left);
    std::string text;
    for (const auto& [x, y] : families::tetris::kTetrominoes[at(move / link::kColumns)].cells) {
        if (!text.empty()) text += ',';
        text += static_cast<char>('a' + left + x);
        text += std::to_string(row + y + 1);
    }
    return text;
}

}  // namespace tessella::games
