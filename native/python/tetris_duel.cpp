#include <string>

#include "games/tetris_duel/guide/guide.hpp"
#include "games/tetris_duel/rules/position.hpp"
#include "games/tetris_duel/rules/state.hpp"
#include "python/games.hpp"
#include "python/search.hpp"
#include "python/states.hpp"
#include "search/tree.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

namespace {

games::TetrisDuel::Entry entry_named(const std::string& name) {
    using Entry = games::TetrisDuel::Entry;
    if (name == "slide") return Entry::kSlide;
    return name == "drop" ? Entry::kDrop : Entry::kRegion;
}

}  // namespace

nb::object bindings::bind_tetris_duel(nb::module_& m) {
    using S = games::TetrisDuel;
    using P = S::Position;
    auto kind = bindings::bind_state<S>(m, "TetrisDuel");
    kind.def(
        "__init__",
        [](S* self, int columns, int rows, const std::string& entry, const std::string& touch) {
            new (self) S({.columns = columns,
                          .rows = rows,
                          .entry = entry_named(entry),
                          .touch_wins = touch == "win"});
        },
        "columns"_a = 10, "rows"_a = 32, "entry"_a = "region", "touch"_a = "win");
    kind.def("at", [](const S& start, decltype(P::laid) laid, decltype(P::rows) rows,
                      decltype(P::stock) stock, int seat, int shape, int winner, int reason) {
        return S(start.options(), P{laid, rows, stock, seat, shape, winner, reason});
    });
    bindings::bind_position(kind, &P::laid, &P::rows, &P::stock, &P::seat, &P::shape, &P::winner,
                            &P::reason);
    bindings::bind_batch<S>(m, "TetrisDuelBatch");
    bindings::bind_search<search::Tree<search::TetrisDuelGuide>>(m, "TetrisDuelSearch");
    return kind;
}
