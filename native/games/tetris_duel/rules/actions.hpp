#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/tetris_duel/rules/position.hpp"

namespace tessella::games::duel {

/// The actions of Tetris Duel: the placements as the seat that makes them sees them, in the order
/// of the texts that they have for seat 0.
class Actions {
  public:
    explicit Actions(const TetrisDuel::Options& options)
        : rows_(static_cast<std::size_t>(options.rows)), numbers_(kKinds * rows_ * kStride) {
        const TetrisDuel empty(options);
        std::vector<std::pair<std::string, core::Move>> named;
        for (int kind = 0; kind < static_cast<int>(kKinds); ++kind) {
            const auto& piece = families::tetris::kTetrominoes[static_cast<std::size_t>(kind)];
            for (int row = 0; row + piece.height <= options.rows; ++row) {
                for (int column = 0; column + piece.width <= options.columns; ++column) {
                    const core::Move move = TetrisDuel::code(kind, row, column);
                    named.emplace_back(empty.text(move), move);
                }
            }
        }
        std::sort(named.begin(), named.end());
        for (const auto& [text, move] : named) {
            numbers_[place(move)] = static_cast<std::uint16_t>(moves_.size());
            moves_.push_back(move);
        }
    }

    std::size_t size() const noexcept { return moves_.size(); }
    std::size_t number(core::Move move) const noexcept { return numbers_[place(move)]; }
    core::Move move(std::size_t number) const noexcept { return moves_[number]; }
    const Actions& on(const TetrisDuel&) const noexcept { return *this; }

  private:
    static constexpr std::size_t kKinds = families::tetris::kTetrominoes.size();
    static constexpr std::size_t kStride = 32;

    std::size_t place(core::Move move) const noexcept {
        const auto spot = TetrisDuel::spot_of(move);
        return (static_cast<std::size_t>(spot[0]) * rows_ + static_cast<std::size_t>(spot[1])) *
                   kStride +
               static_cast<std::size_t>(spot[2]);
    }

    std::size_t rows_;
    std::vector<std::uint16_t> numbers_;
    std::vector<core::Move> moves_;
};

}  // namespace tessella::games::duel
