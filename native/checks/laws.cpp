// Plays all games at random and searches them, for sanitizers to watch: `make sanitize`.

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>

#include "core/batch.hpp"
#include "games/blokus_duo/guide/search.hpp"
#include "games/blokus_duo/rules/state.hpp"
#include "games/tetris_duel/guide/guide.hpp"
#include "games/tetris_duel/rules/position.hpp"
#include "games/tetris_link/guide/appeal.hpp"
#include "games/tetris_link/guide/guide.hpp"
#include "games/tetris_link/guide/plain_guide.hpp"
#include "games/tetris_link/rules/position.hpp"
#include "games/triominos/guide/search.hpp"
#include "games/triominos/rules/position.hpp"
#include "search/tree.hpp"

using namespace tessella;

namespace {

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

template <class Search, core::State S>
void think(const S& start, int games) {
    core::Rng rng(2);
    const std::atomic<bool> stop = false;
    for (int game = 0; game < games; ++game) {
        S state = start;
        while (state.turn() != core::kOver) {
            if (state.turn() >= 0) {
                Search search(state, rng.next());
                search.run({.simulations = 30, .bytes = 200'000}, stop);
                for (const auto& choice : search.choices()) {
                    demand(state.is_legal(choice.move), S::kName, "thoughts are legal");
                }
            }
            state.play(state.random_move(rng));
        }
    }
}

/// The quick appeal of a placement is that of its survey, but for rounding.
void weigh(games::TetrisLink::Options options, int games) {
    core::Rng rng(4);
    games::TetrisLink::Moves moves;
    for (int game = 0; game < games; ++game) {
        games::TetrisLink state(options);
        for (; state.turn() != core::kOver; state.play(state.random_move(rng))) {
            if (state.turn() == core::kChance) continue;
            const search::LinkAppeal appeal(state);
            state.moves(moves);
            for (const core::Move move : moves) {
                const games::link::Survey survey = state.survey(move);
                const float full = std::inner_product(survey.begin(), survey.end(),
                                                      search::kLinkPriors.begin(), 0.0f);
                const float quick = static_cast<float>(appeal(move)) / search::LinkAppeal::kOne;
                demand(std::abs(full - quick) < 0.02f, "tetris-link", "appeals are of surveys");
            }
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

template <class Search, core::State S>
void check(typename S::Options options, int games) {
    const S start(options);
    walk<S>(start, options, games);
    think<Search, S>(start, 2);
    batch<S>(start);
    std::printf("%s: ok\n", S::kName);
}

}  // namespace

int main() {
    using Duel = games::TetrisDuel;
    check<search::BlokusDuoSearch, games::BlokusDuo>({}, 5);
    for (const int seats : {2, 3, 4}) {
        for (const bool dice : {false, true}) {
            const games::TetrisLink::Options options{.seats = seats, .german = dice, .dice = dice};
            check<search::Tree<search::TetrisLinkGuide>, games::TetrisLink>(options, 20);
            think<search::Tree<search::TetrisLinkPlainGuide>>(games::TetrisLink(options), 1);
            weigh(options, 20);
        }
    }
    for (const auto entry : {Duel::Entry::kRegion, Duel::Entry::kSlide, Duel::Entry::kDrop}) {
        check<search::Tree<search::TetrisDuelGuide>, Duel>({.entry = entry}, 5);
        check<search::Tree<search::TetrisDuelGuide>, Duel>(
            {.columns = 26, .rows = 98, .entry = entry, .touch_wins = false}, 1);
        check<search::Tree<search::TetrisDuelGuide>, Duel>(
            {.columns = 4, .rows = 8, .entry = entry}, 20);
    }
    for (const int seats : {2, 3, 4}) {
        check<search::TriominosSearch, games::Triominos>(
            {.seats = seats, .match = seats == 3, .target = 60}, 10);
    }
    return 0;
}
