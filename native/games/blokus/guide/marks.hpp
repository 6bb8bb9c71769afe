#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/blokus/rules/board.hpp"

namespace tessella::search {

/// The cells that matter to a placement: those that it covers, those that it opens at its corners,
/// and those that it borders. They lie around its first cell as its shape has it; what is left over
/// of a list names the first spot of the rim, which is worth nothing.
class BlokusMarks {
  public:
    template <std::size_t kMost>
    using List = std::array<std::int16_t, kMost>;

    struct Mark {
        List<5> covers{};
        List<8> opens{};
        List<12> borders{};
        std::uint8_t covered = 0, opened = 0, bordered = 0, piece = 0;
    };
    struct Place {
        std::uint16_t first;
        std::uint8_t shape;
    };

    static const BlokusMarks& get() {
        static const BlokusMarks marks;
        return marks;
    }

    Place place(core::Move placement) const noexcept { return places_[placement]; }
    const Mark& mark(std::size_t shape) const noexcept { return marks_[shape]; }

  private:
    using CellSet = games::blokus::CellSet;

    BlokusMarks() : marks_(families::blokus::kShapes) {
        const games::blokus::Table& table = games::blokus::Table::get();
        for (std::size_t number = 0; number < games::blokus::Board::kPlacements; ++number) {
            const games::blokus::Placement& placement = table[number];
            places_.push_back({placement.spots[0], placement.shape});
            Mark& mark = marks_[placement.shape];
            if (mark.covered) continue;
            const CellSet& cells = placement.cells;
            mark.piece = placement.piece;
            mark.covered = list(cells, placement.spots[0], mark.covers);
            mark.opened =
                list(cells.corners() & ~(cells | cells.sides()), placement.spots[0], mark.opens);
            mark.bordered = list(cells.sides() & ~cells, placement.spots[0], mark.borders);
        }
    }

    template <std::size_t kMost>
    static std::uint8_t list(const CellSet& set, int first, List<kMost>& cells) {
        std::uint8_t size = 0;
        set.each([&](int cell) { cells[size++] = static_cast<std::int16_t>(cell - first); });
        return size;
    }

    std::vector<Mark> marks_;  // by shape
    std::vector<Place> places_;
};

}  // namespace tessella::search
