#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "games/tetris_link/guide/guide.hpp"
#include "search/tree.hpp"

namespace tessella::search {

/// What searches chose, for priors to learn from: the surveys of all placements of some positions,
/// one after another, how much of the search each placement got, and where each position begins.
struct LinkSamples {
    std::vector<float> surveys;
    std::vector<float> shares;
    std::vector<std::int64_t> begins;
};

/// Notes all placements of a position and how often a search tried them.
inline void note_choices(const games::TetrisLink& state, const std::vector<Choice>& choices,
                         LinkSamples& samples) {
    games::TetrisLink::Moves moves;
    state.moves(moves);
    std::uint32_t total = 0;
    for (const Choice& choice : choices) total += choice.visits;
    for (const core::Move move : moves) {
        const games::link::Survey survey = state.survey(move);
        samples.surveys.insert(samples.surveys.end(), survey.begin(), survey.end());
        float share = 0;
        for (const Choice& choice : choices) {
            if (choice.move == move)
                share = static_cast<float>(choice.visits) / static_cast<float>(total);
        }
        samples.shares.push_back(share);
    }
    samples.begins.push_back(static_cast<std::int64_t>(samples.shares.size()));
}

inline core::Move most_tried(const std::vector<Choice>& choices) {
    Choice best = choices.front();
    for (const Choice& choice : choices) {
        if (choice.visits > best.visits) best = choice;
    }
    return best.move;
}

/// Games of two seats without dice, with a few moves by lot. At one move in four the search thinks
/// long and is noted; at the others it thinks a twentieth of that.
inline LinkSamples link_samples(std::size_t positions, std::uint64_t simulations,
                                std::uint64_t seed) {
    constexpr double kSlips = 0.05;
    core::Rng rng(seed);
    const std::atomic<bool> stop = false;
    LinkSamples samples;
    samples.begins.push_back(0);
    while (samples.begins.size() <= positions) {
        games::TetrisLink state({.dice = false});
        state.play(state.random_move(rng));
        for (auto drawn = rng.below(5); state.turn() != core::kOver;) {
            if (drawn > 0 || rng.uniform() < kSlips) {
                state.play(state.random_move(rng));
                drawn -= drawn > 0;
                continue;
            }
            const bool is_noted = rng.below(4) == 0;
            Tree<TetrisLinkGuide> tree(state, rng.next());
            tree.run({.simulations = is_noted ? simulations : simulations / 20 + 1}, stop);
            if (is_noted) note_choices(state, tree.choices(), samples);
            state.play(most_tried(tree.choices()));
        }
    }
    return samples;
}

}  // namespace tessella::search
