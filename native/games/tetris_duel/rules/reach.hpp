#pragma once

#include <algorithm>

#include "games/tetris_duel/rules/state.hpp"

/// Where a block may lie in Tetris Duel (TD-6, TD-7).
namespace tessella::games {

inline TetrisDuel::Row TetrisDuel::spread(Row cells, Row ground) noexcept {
    cells &= ground;
    for (Row wider = cells;; cells = wider) {
        wider = (cells | cells << 1 | cells >> 1) & ground;
        if (wider == cells) return cells;
    }
}

inline TetrisDuel::Rows TetrisDuel::open_cells() const noexcept {
    const Rows& laid = laid_[at(seat_)];
    const int rows = rows_[at(seat_)];
    Rows open{};
    Row above = full();
    for (int y = rows - 1; y >= 0; --y) {
        const Row free = full() & ~laid[at(y)];
        above = options_.entry == Entry::kDrop ? above & free : spread(above, free);
        open[at(y)] = above;
    }
    if (options_.entry == Entry::kRegion) flood(open, rows);
    return open;
}

inline void TetrisDuel::flood(Rows& open, int rows) const noexcept {
    const Rows& laid = laid_[at(seat_)];
    const int top = std::min<int>(rows - 1, height_[at(seat_)]);
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 1; y <= top; ++y) changed |= widen(open, laid, y, y - 1);
        for (int y = top - 1; y >= 0; --y) changed |= widen(open, laid, y, y + 1);
    }
}

inline bool TetrisDuel::widen(Rows& open, const Rows& laid, int y, int from) const noexcept {
    const Row free = full() & ~laid[at(y)];
    if (!(open[at(from)] & free & ~open[at(y)])) return false;
    open[at(y)] = spread(open[at(y)] | open[at(from)], free);
    return true;
}

inline TetrisDuel::Rows TetrisDuel::contact_cells(int top) const noexcept {
    const Rows& laid = laid_[at(seat_)];
    Rows contact{};
    for (int y = 0; y <= top; ++y) {
        const Row below = y ? laid[at(y - 1)] : full();
        contact[at(y)] = laid[at(y)] << 1 | laid[at(y)] >> 1 | laid[at(y + 1)] | below;
    }
    return contact;
}

template <class Found>
inline void TetrisDuel::visit(Found found) const noexcept {
    const int rows = rows_[at(seat_)];
    const int top = std::min<int>(rows - 1, height_[at(seat_)]);
    const Rows contact = contact_cells(top);
    const bool slides = options_.entry == Entry::kSlide;
    const Rows open = slides ? Rows{} : open_cells();
    for (int o = 0; o < static_cast<int>(families::tetris::kTetrominoes.size()); ++o) {
        const families::tetris::Tetromino& piece = families::tetris::kTetrominoes[at(o)];
        if (piece.shape != kNames[at(shape_)]) continue;
        const Rows places = slides ? slide(piece) : Rows{};
        for (int y = 0; y <= std::min(top, rows - piece.height); ++y) {
            Row columns = slides ? places[at(y)] : full() >> (piece.width - 1);
            Row touches = 0;
            for (const auto& [dx, dy] : piece.cells) {
                if (!slides) columns &= open[at(y + dy)] >> dx;
                touches |= contact[at(y + dy)] >> dx;
            }
            columns &= touches;
            if (columns && !found(o, y, columns)) return;
        }
    }
}

inline TetrisDuel::Rows TetrisDuel::slide(const families::tetris::Tetromino& piece) const noexcept {
    const int rows = rows_[at(seat_)];
    Rows places{};
    Row above = full() >> (piece.width - 1);
    for (int y = rows - 1; y >= 0; --y) {
        Row fits = full() >> (piece.width - 1);
        for (const auto& [dx, dy] : piece.cells) {
            if (y + dy < rows) fits &= ~laid_[at(seat_)][at(y + dy)] >> dx;
        }
        above = spread(above, fits);
        places[at(y)] = above;
    }
    return places;
}

inline bool TetrisDuel::can_lay() const noexcept {
    bool found = false;
    visit([&](int, int, Row) {
        found = true;
        return false;
    });
    return found;
}

}  // namespace tessella::games
