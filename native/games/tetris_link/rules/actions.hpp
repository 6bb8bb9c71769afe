#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/tetris_link/rules/state.hpp"

namespace tessella::games::link {

/// The actions of Tetris Link: an orientation over a column, in the order of the texts that they
/// have in an empty tower.
class Actions {
  public:
    explicit Actions(const TetrisLink::Options& options) {
        const Chutes& all = kChutes.back();
        const TetrisLink empty(options);
        std::vector<std::pair<std::string, std::uint8_t>> named;
        for (std::size_t i = 0; i < all.size; ++i)
            named.emplace_back(empty.text(all.moves[i]), all.moves[i]);
        std::sort(named.begin(), named.end());
        for (std::size_t i = 0; i < named.size(); ++i) {
            moves_[i] = named[i].second;
            numbers_[named[i].second] = static_cast<std::uint8_t>(i);
        }
    }

    std::size_t size() const noexcept { return moves_.size(); }
    std::size_t number(core::Move move) const noexcept { return numbers_[move]; }
    core::Move move(std::size_t number) const noexcept { return moves_[number]; }
    const Actions& on(const TetrisLink&) const noexcept { return *this; }

  private:
    std::array<std::uint8_t, 162> moves_{};
    std::array<std::uint8_t, kFirst> numbers_{};
};

}  // namespace tessella::games::link
