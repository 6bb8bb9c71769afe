#pragma once

#include <cstddef>

#include "core/state.hpp"

namespace tessella::families::blokus {

/// The actions of a game of the family: its placements in the order of their texts, which is that
/// of its moves.
template <class S>
class Actions {
  public:
    explicit Actions(const typename S::Options&) noexcept {}

    std::size_t size() const noexcept { return S::kFirst; }

    struct Here {
        std::size_t number(core::Move move) const noexcept { return move; }
        core::Move move(std::size_t number) const noexcept {
            return static_cast<core::Move>(number);
        }
    };
    Here on(const S&) const noexcept { return {}; }
};

}  // namespace tessella::families::blokus
