// Plays games of the search against itself: what its priors can be learned from.
//   samples POSITIONS SIMULATIONS SEED
// writes rows of floats: the survey of a placement, its share of the search, and the number of the
// position; all placements of a position follow each other.

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "games/tetris_link/guide/guide.hpp"
#include "games/tetris_link/rules/position.hpp"
#include "search/tree.hpp"

using namespace tessella;

namespace {

using State = games::TetrisLink;
using search::ValuedMove;

/// Notes all placements of a position and how often a search tried them.
void note_moves(const State& state, const std::vector<ValuedMove>& tried, std::uint64_t position,
                std::vector<float>& rows) {
    State::Moves moves;
    state.moves(moves);
    std::uint32_t total = 0;
    for (const ValuedMove& each : tried) total += each.visits;
    for (const core::Move move : moves) {
        const games::link::Survey survey = state.survey(move);
        rows.insert(rows.end(), survey.begin(), survey.end());
        float share = 0;
        for (const ValuedMove& each : tried) {
            if (each.move == move)
                share = static_cast<float>(each.visits) / static_cast<float>(total);
        }
        rows.push_back(share);
        rows.push_back(static_cast<float>(position));
    }
}

core::Move most_tried(const std::vector<ValuedMove>& tried) {
    const ValuedMove* best = &tried.front();
    for (const ValuedMove& each : tried) {
        if (each.visits > best->visits) best = &each;
    }
    return best->move;
}

/// Games of two seats without dice, with a few moves by lot. At one move in four the search thinks
/// long and is noted; at the others it thinks a twentieth of that.
std::vector<float> samples(std::uint64_t positions, std::uint64_t simulations, std::uint64_t seed) {
    constexpr double kSlips = 0.05;
    core::Rng rng(seed);
    search::Watch watch;
    std::vector<float> rows;
    for (std::uint64_t noted = 0; noted < positions;) {
        State state({.dice = false});
        state.play(state.random_move(rng));
        for (auto drawn = rng.below(5); state.turn() != core::kOver;) {
            if (drawn > 0 || rng.uniform() < kSlips) {
                state.play(state.random_move(rng));
                drawn -= drawn > 0;
                continue;
            }
            const bool is_noted = rng.below(4) == 0;
            search::Tree<search::TetrisLinkGuide> tree(state, rng.next());
            tree.run({.simulations = is_noted ? simulations : simulations / 20 + 1}, watch);
            if (is_noted) note_moves(state, tree.moves(), noted++, rows);
            state.play(most_tried(tree.moves()));
        }
    }
    return rows;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 3) {
        std::fputs("samples POSITIONS SIMULATIONS SEED\n", stderr);
        return 2;
    }
    const auto rows = samples(std::stoull(given[0]), std::stoull(given[1]), std::stoull(given[2]));
    return std::fwrite(rows.data(), sizeof rows[0], rows.size(), stdout) == rows.size() ? 0 : 1;
}
