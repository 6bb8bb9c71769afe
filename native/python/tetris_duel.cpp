#include <string>
#include <utility>
#include <vector>

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

using Samples = std::pair<bindings::Array<float>, bindings::Array<float>>;

/// Games of greedy players that at times move by lot: what a value can be learned from.
Samples samples(std::size_t count, std::uint64_t seed) {
    using S = games::TetrisDuel;
    core::Rng rng(seed);
    std::vector<float> features;
    std::vector<float> won;
    for (std::size_t game = 0; game < count; ++game) {
        S state({});
        std::vector<int> seats;
        const double slips = rng.below(2) ? 0.1 : 0.02;
        while (state.turn() != core::kOver) {
            if (state.turn() != core::kChance) {
                const bool slip = rng.uniform() < slips;
                state.play(slip ? state.random_move(rng)
                                : search::TetrisDuelGuide::greedy_move(state, rng));
                continue;
            }
            if (state.next_seat() >= 0 && rng.below(3) == 0) {
                const search::DuelValueFeatures seen =
                    search::duel_value_features(state, state.next_seat());
                features.insert(features.end(), seen.begin(), seen.end());
                seats.push_back(state.next_seat());
            }
            state.play(state.random_move(rng));
        }
        const search::Values shares = search::win_shares(state);
        for (const int seat : seats) won.push_back(shares[static_cast<std::size_t>(seat)]);
    }
    const std::size_t rows = won.size();
    return {bindings::as_array(std::move(features), {rows, search::kDuelValueFeatures}),
            bindings::as_array(std::move(won), {rows})};
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
    m.def("tetris_duel_samples", &samples, "games"_a, "seed"_a,
          "Features of states of greedy games with some luck, and whether their seat won.");
    return kind;
}
