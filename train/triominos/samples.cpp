// Plays rounds of greedy players that at times move by lot: what a value can be learned from.
//   samples SEATS ROUNDS SEED
// writes rows of whole numbers of a state at the beginning of a turn: the tiles in the pool; score
// and features of each hand; the final score of each seat; from the seat that has the turn on.

#include <bit>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "games/triominos/rules/play.hpp"
#include "games/triominos/rules/position.hpp"

using namespace tessella;

namespace {

using State = games::Triominos;

struct Seen {
    int mover;
    std::vector<std::int32_t> row;
};

/// The seat that has the turn after so many others have had it.
std::size_t seat_after(const State& state, int mover, int turns) {
    return static_cast<std::size_t>((mover + turns) % state.seats());
}

Seen seen_in(const State& state) {
    Seen seen{state.turn(), {std::popcount(state.pool())}};
    const auto features = state.hand_features();
    const core::Scores scores = state.scores();
    for (int turns = 0; turns < state.seats(); ++turns) {
        const std::size_t seat = seat_after(state, state.turn(), turns);
        const State::HandFeatures& hand = features[seat];
        for (const int number : {scores[seat], hand.tiles, hand.sum, hand.fitting, hand.best})
            seen.row.push_back(number);
    }
    return seen;
}

/// Plays a round to its end; what was seen in some of its states.
std::vector<Seen> play(State& state, core::Rng& rng) {
    std::vector<Seen> all;
    while (state.turn() != core::kOver) {
        if (state.begins_turn() && rng.below(4) == 0) all.push_back(seen_in(state));
        const bool by_lot = state.turn() == core::kChance || rng.below(12) == 0;
        state.play(by_lot ? state.random_move(rng) : state.greedy_move(rng));
    }
    return all;
}

std::vector<std::int32_t> samples(int seats, std::uint64_t rounds, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<std::int32_t> rows;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        State state({.seats = seats});
        for (const auto& [mover, row] : play(state, rng)) {
            rows.insert(rows.end(), row.begin(), row.end());
            for (int turns = 0; turns < seats; ++turns)
                rows.push_back(state.scores()[seat_after(state, mover, turns)]);
        }
    }
    return rows;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 3) {
        std::fputs("samples SEATS ROUNDS SEED\n", stderr);
        return 2;
    }
    const auto rows = samples(std::stoi(given[0]), std::stoull(given[1]), std::stoull(given[2]));
    return std::fwrite(rows.data(), sizeof rows[0], rows.size(), stdout) == rows.size() ? 0 : 1;
}
