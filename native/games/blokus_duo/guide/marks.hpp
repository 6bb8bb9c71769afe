#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/blokus_duo/rules/state.hpp"

namespace tessella::search::blokus {

/// The cells that matter to a placement: those that it covers, those that it opens at its corners,
/// and those that it borders. Lists of one length for all are summed without a branch: what is left
/// over of them names cell 0, on the rim of the board, which is worth nothing.
class Marks {
  public:
    struct Mark {
        std::array<std::uint8_t, 5> covers{};
        std::array<std::uint8_t, 8> opens{};
        std::array<std::uint8_t, 12> borders{};
        std::uint8_t shape = 0;
    };

    static const Marks& get() {
        static const Marks marks;
        return marks;
    }

    const Mark& operator[](std::size_t placement) const noexcept { return marks_[placement]; }

  private:
    Marks() {
        const games::duo::CellSet board = ~games::BlokusDuo().forbidden(0);
        for (std::size_t number = 0; number < games::duo::kPlacements; ++number) {
            const games::duo::Placement& placement = games::duo::Table::get()[number];
            const games::duo::CellSet& cells = placement.cells;
            Mark mark;
            mark.shape = placement.shape;
            list(cells, mark.covers);
            list(cells.corners() & ~(cells | cells.sides()) & board, mark.opens);
            list(cells.sides() & ~cells & board, mark.borders);
            marks_.push_back(mark);
        }
    }

    template <std::size_t Most>
    static void list(const games::duo::CellSet& set, std::array<std::uint8_t, Most>& cells) {
        std::size_t size = 0;
        set.each([&](int cell) { cells[size++] = static_cast<std::uint8_t>(cell); });
    }

    std::vector<Mark> marks_;
};

}  // namespace tessella::search::blokus
