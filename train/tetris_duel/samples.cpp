// Plays games of greedy players that at times move by lot: what a value can be learned from.
//   samples GAMES SEED
// writes rows of floats: the features of a state, and whether its seat won.

#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "games/tetris_duel/guide/guide.hpp"

using namespace tessella;

namespace {

using State = games::TetrisDuel;
using Seen = std::pair<int, search::DuelValueFeatures>;

/// Plays a game to its end; some of its states, each with the seat that is to move.
std::vector<Seen> play(State& state, core::Rng& rng) {
    std::vector<Seen> seen;
    const double slips = rng.below(2) ? 0.1 : 0.02;
    while (state.turn() != core::kOver) {
        if (state.turn() != core::kChance) {
            const bool slip = rng.uniform() < slips;
            state.play(slip ? state.random_move(rng)
                            : search::TetrisDuelGuide::greedy_move(state, rng));
            continue;
        }
        const int seat = state.next_seat();
        if (seat >= 0 && rng.below(3) == 0)
            seen.emplace_back(seat, search::duel_value_features(state, seat));
        state.play(state.random_move(rng));
    }
    return seen;
}

std::vector<float> samples(std::uint64_t games, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<float> rows;
    for (std::uint64_t game = 0; game < games; ++game) {
        State state({});
        const std::vector<Seen> seen = play(state, rng);
        const search::Values shares = search::win_shares(state);
        for (const auto& [seat, features] : seen) {
            rows.insert(rows.end(), features.begin(), features.end());
            rows.push_back(shares[static_cast<std::size_t>(seat)]);
        }
    }
    return rows;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 2) {
        std::fputs("samples GAMES SEED\n", stderr);
        return 2;
    }
    const auto rows = samples(std::stoull(given[0]), std::stoull(given[1]));
    return std::fwrite(rows.data(), sizeof rows[0], rows.size(), stdout) == rows.size() ? 0 : 1;
}
