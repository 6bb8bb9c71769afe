#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "search/tree.hpp"
#include "thought.hpp"

namespace tessella::train::blokus {

/// Plays by the search and the network. It does not always play its best move, lest it only ever
/// learn what it knows: most games open at random, many have a random move later on, the next moves
/// are drawn by their visits, and long searches begin with noise.
template <class Game>
class Searcher {
  public:
    using State = typename Game::State;
    using Guide = typename Game::Guide;

    Searcher(std::uint64_t simulations, std::uint64_t seed, core::Rng& rng)
        : simulations_(simulations), rng_(rng), noise_(seed) {}

    void begin_game() {
        slip_ = rng_.below(10) < 3 ? 4 + static_cast<int>(rng_.below(Game::kSlips)) : -1;
        opening_ = rng_.below(3) == 0 ? 0 : 1 + static_cast<int>(rng_.below(2 * Game::kColours));
    }

    Thought think(const State& state, const typename State::Moves& moves, int turn) {
        if (turn < opening_) return {open(moves), {}, {}};
        const bool is_long = rng_.below(kLongEvery) == 0;
        const std::vector<search::ValuedMove> choices = search(state, is_long);
        const auto best = std::max_element(
            choices.begin(), choices.end(),
            [](const auto& one, const auto& other) { return one.visits < other.visits; });
        Thought thought{best->move, seen(*best), {}};
        if (is_long) thought.shares = shares(choices);
        if (turn == slip_) {
            thought.move = any(moves);
        } else if (turn < opening_ + kDrawnTurns * Game::kColours) {
            thought.move = choices[drawn(visits(choices), rng_)].move;
        }
        return thought;
    }

  private:
    static constexpr std::uint32_t kLongEvery = 3;
    static constexpr int kDrawnTurns = 4;  // of each colour
    static constexpr float kNoise = 0.25f;
    static constexpr float kNoiseShape = 0.25f;

    /// How a search begins and how long it is, in parts of the simulations asked for.
    struct Effort {
        std::size_t most;
        float sharpness;
        double simulations;
    };
    static constexpr Effort kLong{60, 0.8f, 3.0};
    static constexpr Effort kShort{40, 1.0f, 2.0 / 3.0};

    template <class Moves>
    core::Move any(const Moves& moves) {
        return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    /// A random move with a piece of five cells, as openings have it.
    core::Move open(const typename State::Moves& moves) {
        std::vector<core::Move> large;
        for (const core::Move move : moves) {
            if (Game::Table::get()[move].size == 5) large.push_back(move);
        }
        return large.empty() ? any(moves) : any(large);
    }

    static Seen seen(const search::ValuedMove& move) {
        Seen seen{.utility = move.utility, .is_known = true};
        for (std::size_t seat = 0; seat < seen.win.size(); ++seat)
            seen.win[seat] = move.outcome.win[seat] + 0.5f * move.outcome.draw[seat];
        return seen;
    }

    std::vector<search::ValuedMove> search(const State& state, bool is_long) {
        const Effort& effort = is_long ? kLong : kShort;
        std::vector<search::Candidate> first;
        Guide().appeals(state, first);
        search::keep_best(first, effort.most, effort.sharpness);
        if (is_long) add_noise(first);
        search::Tree<Guide> tree(state, rng_.next(), first);
        search::Limits limits;
        const double simulations = effort.simulations * static_cast<double>(simulations_);
        limits.simulations = std::max(std::uint64_t{1}, static_cast<std::uint64_t>(simulations));
        search::Watch watch;
        tree.run(limits, watch);
        return tree.moves();
    }

    /// Dirichlet noise; the tree wants the most likely first.
    void add_noise(std::vector<search::Candidate>& candidates) {
        std::gamma_distribution<float> gamma(kNoiseShape, 1.0f);
        std::vector<float> noise;
        float total = 1e-9f;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            noise.push_back(gamma(noise_));
            total += noise.back();
        }
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            float& prior = candidates[i].prior;
            prior = (1.0f - kNoise) * prior + kNoise * noise[i] / total;
        }
        std::stable_sort(
            candidates.begin(), candidates.end(),
            [](const auto& one, const auto& other) { return one.prior > other.prior; });
    }

    static std::vector<float> visits(const std::vector<search::ValuedMove>& choices) {
        std::vector<float> visits;
        for (const search::ValuedMove& choice : choices)
            visits.push_back(static_cast<float>(choice.visits));
        return visits;
    }

    static std::vector<Share> shares(const std::vector<search::ValuedMove>& choices) {
        float total = 0;
        for (const search::ValuedMove& choice : choices) total += static_cast<float>(choice.visits);
        std::vector<Share> shares;
        for (const search::ValuedMove& choice : choices)
            shares.push_back(share(choice.move, static_cast<float>(choice.visits) / total));
        return shares;
    }

    std::uint64_t simulations_;
    core::Rng& rng_;
    std::mt19937_64 noise_;
    int slip_ = -1;    // the turn with a random move
    int opening_ = 0;  // so many turns at random
};

}  // namespace tessella::train::blokus
