#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "families/blokus/table.hpp"

namespace tessella::families::blokus {

/// The cells that matter to a placement: those that it covers, those that it opens at its corners,
/// and those that it borders. Lists of one length for all are summed without a branch: what is left
/// over of them names cell 0, on the rim of the board, which is worth nothing.
template <class Board>
class Marks {
  public:
    using Spot = typename Board::Spot;
    struct Mark {
        std::array<Spot, 5> covers{};
        std::array<Spot, 8> opens{};
        std::array<Spot, 12> borders{};
        std::uint8_t shape = 0;
    };

    static const Marks& get() {
        static const Marks marks;
        return marks;
    }

    const Mark& operator[](std::size_t placement) const noexcept { return marks_[placement]; }

  private:
    using CellSet = typename Board::CellSet;

    Marks() {
        const CellSet board = Board::all();
        for (std::size_t number = 0; number < Board::kPlacements; ++number) {
            const auto& placement = Table<Board>::get()[number];
            const CellSet& cells = placement.cells;
            Mark mark;
            mark.shape = placement.shape;
            list(cells, mark.covers);
            list(cells.corners() & ~(cells | cells.sides()) & board, mark.opens);
            list(cells.sides() & ~cells & board, mark.borders);
            marks_.push_back(mark);
        }
    }

    template <std::size_t kMost>
    static void list(const CellSet& set, std::array<Spot, kMost>& cells) {
        std::size_t size = 0;
        set.each([&](int cell) { cells[size++] = static_cast<Spot>(cell); });
    }

    std::vector<Mark> marks_;
};

}  // namespace tessella::families::blokus
