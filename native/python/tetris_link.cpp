#include <cstdint>
#include <string>

#include "games/tetris_link/guide/guide.hpp"
#include "games/tetris_link/guide/plain_guide.hpp"
#include "games/tetris_link/guide/tuned.hpp"
#include "games/tetris_link/rules/play_out.hpp"
#include "games/tetris_link/rules/position.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "python/games.hpp"
#include "python/search.hpp"
#include "python/states.hpp"
#include "search/tree.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tessella;

nb::object bindings::bind_tetris_link(nb::module_& m) {
    using S = games::TetrisLink;
    using P = S::Position;
    auto kind = bindings::bind_state<S>(m, "TetrisLink");
    kind.def(
        "__init__",
        [](S* self, int seats, const std::string& edition, bool dice) {
            new (self) S({.seats = seats, .german = edition == "de", .dice = dice});
        },
        "seats"_a = 2, "edition"_a = "fr", "dice"_a = true);
    kind.def("at", [](const S& start, decltype(P::laid) laid, decltype(P::left) left,
                      decltype(P::scores) scores, int seat, int rolled, bool over) {
        return S(start.options(), P{laid, left, scores, seat, rolled, over});
    });
    kind.def(
        "played_out",
        [](const S& state, std::uint64_t seed) {
            S end = state;
            core::Rng rng(seed);
            end.play_out(rng);
            return end;
        },
        "seed"_a, "The end of a game that goes on at random from here.");
    bindings::bind_choice(kind, "tuned_move", &search::tuned_move,
                          "The move of the published tuned heuristic.");
    bindings::bind_position(kind, &P::laid, &P::left, &P::scores, &P::seat, &P::rolled, &P::over);
    bindings::bind_batch<S>(m, "TetrisLinkBatch");
    bindings::bind_search<search::Tree<search::TetrisLinkGuide>>(m, "TetrisLinkSearch");
    bindings::bind_search<search::Tree<search::TetrisLinkPlainGuide>>(m, "TetrisLinkBaseline");
    return kind;
}
