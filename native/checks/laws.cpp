// Plays all games at random and searches them, for sanitizers to watch: `make sanitize`.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <vector>

#include "core/batch.hpp"
#include "core/entry.hpp"
#include "core/environments.hpp"
#include "registry/games.hpp"
#include "search/told.hpp"

using namespace tessella;

namespace {

constexpr std::uint64_t kSimulations = 30;

void demand(bool holds, const char* game, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "%s: %s\n", game, law);
    std::exit(1);
}

/// What a seat sees is a position with the same turn and scores, and with its moves.
template <core::State S>
void look(const S& state, typename S::Options options) {
    typename S::Moves moves;
    for (int seat = 0; seat < state.seats(); ++seat) {
        const S seen(options, state.seen_by(seat));
        demand(seen.turn() == state.turn() && seen.scores() == state.scores(), S::kName,
               "a seat sees turn and scores");
        if (state.turn() != seat) continue;
        state.moves(moves);
        for (const core::Move move : moves)
            demand(seen.is_legal(move), S::kName, "a seat sees its moves");
    }
}

/// Every listed move is legal, has a text, and positions survive the way out and back.
template <core::State S>
void walk(const S& start, typename S::Options options, int games) {
    core::Rng rng(1);
    typename S::Moves moves;
    for (int game = 0; game < games; ++game) {
        S state = start;
        while (state.turn() != core::kOver) {
            state.moves(moves);
            demand(!moves.empty(), S::kName, "whoever has the turn has a move");
            for (const core::Move move : moves)
                demand(state.is_legal(move), S::kName, "listed moves are legal");
            demand(!state.is_legal(core::kNoMove), S::kName, "no other number is legal");
            const core::Move move = state.random_move(rng);
            demand(!state.text(move).empty(), S::kName, "moves have texts");
            look(state, options);
            S twin(options, state.position());
            S follower = state;
            state.play(move);
            twin.play(move);
            if constexpr (requires { follower.replay(move, state.turn()); }) {
                follower.replay(move, state.turn());
                demand(follower == state, S::kName, "a move can be made again");
            }
            demand(twin.turn() == state.turn() && twin.scores() == state.scores(), S::kName,
                   "positions are whole");
        }
        demand(state.result().reason != 0, S::kName, "an end has a reason");
    }
}

/// What is told of a move are chances.
template <class Search, core::State S>
void evaluate(const S& state, const search::ValuedMove& found) {
    constexpr float kRounding = 1e-5f;
    demand(state.is_legal(found.move), S::kName, "valued moves are legal");
    const search::Outcome told = search::told<typename Search::Told>(state, found, kSimulations);
    float alone = 0, sharing = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.seats()); ++seat) {
        demand(told.win[seat] >= -kRounding && told.draw[seat] >= -kRounding &&
                   told.win[seat] + told.draw[seat] <= 1 + kRounding,
               S::kName, "chances lie between 0 and 1");
        alone += told.win[seat];
        sharing += told.draw[seat];
    }
    demand(alone <= 1 + kRounding && alone + sharing >= 1 - kRounding, S::kName,
           "somebody comes first, and one alone at most");
}

/// A search forgets and goes on.
template <class Search, core::State S>
void go_on(Search& search, S state, core::Rng& rng) {
    if constexpr (requires { search.shrink(std::size_t{}); }) search.shrink(100'000);
    state.play(state.random_move(rng));
    if constexpr (requires { search.follow(state); }) {
        search::Watch watch;
        if (state.turn() >= 0 && search.follow(state)) search.run({.simulations = 5}, watch);
    }
}

template <class Search, core::State S>
void think(const S& start, int games) {
    core::Rng rng(2);
    for (int game = 0; game < games; ++game) {
        S state = start;
        while (state.turn() != core::kOver) {
            if (state.turn() >= 0) {
                Search search(state, rng.next());
                search::Watch watch;
                search.run({.simulations = kSimulations, .bytes = 200'000}, watch);
                for (const search::ValuedMove& found : search.moves())
                    evaluate<Search>(state, found);
                go_on(search, state, rng);
            }
            state.play(state.random_move(rng));
        }
    }
}

template <core::State S>
void batch(const S& start) {
    core::Batch<S> games(start, 40, 3, 2);
    std::vector<core::Move> moves(games.size());
    for (int step = 0; step < 400; ++step) {
        games.random_moves(moves.data());
        demand(games.first_illegal(moves.data()) == games.size(), S::kName,
               "random moves are legal");
        games.play(moves.data());
        games.restart();
    }
}

/// Masks hold the legal actions, each once, and planes stay within their bounds.
template <class Entry>
void learn(const typename Entry::State& start) {
    using S = typename Entry::State;
    core::Environments<Entry> games(start, 70, 4, 2);
    std::vector<std::int8_t> masks(games.size() * games.action_count());
    std::vector<std::uint8_t> planes(games.size() * games.planes_size());
    std::vector<core::Action> actions;
    std::vector<std::int64_t> begins;
    std::vector<core::Action> chosen(games.size());
    for (int step = 0; step < 60; ++step) {
        games.play_chance();
        games.masks(masks.data());
        games.legal_actions(actions, begins);
        for (int seat = -1; seat < games.seats(); ++seat) games.observations(seat, planes.data());
        for (std::size_t i = 0; i < games.size(); ++i) {
            const std::int8_t* mask = masks.data() + i * games.action_count();
            const auto ones = std::count(mask, mask + games.action_count(), 1);
            demand(ones == begins[i + 1] - begins[i], S::kName, "each move has its own action");
            if (ones) chosen[i] = actions[static_cast<std::size_t>(begins[i + 1] - 1)];
        }
        for (std::size_t i = 0; i < games.size(); ++i) {
            demand(games[i].turn() < 0 || games.act_in(i, chosen[i]), S::kName,
                   "legal actions are legal");
            demand(!games.act_in(i, core::kNoAction), S::kName, "nothing is no action");
        }
        games.restart();
    }
}

template <class Entry>
void check(const core::Variant<typename Entry::Options>& variant) {
    using S = typename Entry::State;
    const S start(variant.options);
    walk<S>(start, variant.options, variant.games);
    think<typename Entry::Search, S>(start, 2);
    if constexpr (requires { typename Entry::Baseline; })
        think<typename Entry::Baseline, S>(start, 1);
    batch<S>(start);
    learn<Entry>(start);
    const auto demanded = [](bool holds, const char* law) { demand(holds, S::kName, law); };
    if constexpr (requires { Entry::check(variant.options, variant.games, demanded); })
        Entry::check(variant.options, variant.games, demanded);
    std::printf("%s: ok\n", S::kName);
}

}  // namespace

int main() {
    core::each_entry(std::type_identity<registry::Games>{},
                     []<class Entry>(std::type_identity<Entry>) {
                         for (const auto& variant : Entry::kVariants) check<Entry>(variant);
                     });
    return 0;
}
