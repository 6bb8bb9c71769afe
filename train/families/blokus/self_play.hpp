#pragma once

#include <cstdio>
#include <exception>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "first_sight.hpp"
#include "searcher.hpp"

namespace tessella::train::blokus {

/// Plays games of the search against itself and writes what they teach:
///   self_play LESSONS WEIGHTS SIMULATIONS GAMES SECONDS SEED
/// stops after so many games or seconds. WEIGHTS "-": moves are drawn by a measure made by hand.
template <class Game>
class SelfPlay {
  public:
    using State = typename Game::State;
    using Net = typename Game::Net;
    /// Where the guide finds its network.
    using Playing = std::unique_ptr<const Net>;

    static int main(int count, char** arguments, Playing& playing) {
        const std::vector<std::string> given(arguments + 1, arguments + count);
        if (given.size() != 6) {
            std::fputs("self_play LESSONS WEIGHTS SIMULATIONS GAMES SECONDS SEED\n", stderr);
            return 2;
        }
        try {
            run(given, playing);
        } catch (const std::exception& problem) {
            std::fprintf(stderr, "self_play: %s\n", problem.what());
            return 1;
        }
        return 0;
    }

  private:
    static void run(const std::vector<std::string>& given, Playing& playing) {
        const std::uint64_t seed = std::stoull(given[5]);
        core::Rng rng(seed);
        if (given[1] == "-") {
            play_games(FirstSight<Game>(rng), rng, given);
        } else {
            std::ifstream file(given[1], std::ios::binary);
            const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
            if (bytes.size() != sizeof(typename Net::Weights))
                throw std::runtime_error(given[1] + " does not hold the weights of the network");
            playing = std::make_unique<Net>(reinterpret_cast<const unsigned char*>(bytes.data()));
            play_games(Searcher<Game>(std::stoull(given[2]), seed, rng), rng, given);
        }
    }

    template <class Thinker>
    static void play_games(Thinker thinker, core::Rng& rng, const std::vector<std::string>& given) {
        std::ofstream file(given[0], std::ios::binary);
        const search::Deadline deadline(std::stod(given[4]));
        const long most = std::stol(given[3]);
        long games = 0;
        std::size_t moments = 0;
        for (; games < most && !deadline.is_over(); ++games) {
            const std::vector<Moment<Game>> game = play(thinker, rng);
            for (const Moment<Game>& moment : game) LessonFile<Game>::write(file, moment);
            moments += game.size() - 1;
        }
        if (!file.flush()) throw std::runtime_error("cannot write " + given[0]);
        std::printf("%ld games, %zu lessons\n", games, moments);
    }

    /// The moments of a game from which something can be learned, and its end.
    template <class Thinker>
    static std::vector<Moment<Game>> play(Thinker& thinker, core::Rng& rng) {
        std::vector<Moment<Game>> game;
        State state = Game::start(rng);
        thinker.begin_game();
        for (int turn = 0; state.turn() != core::kOver; ++turn) {
            typename State::Moves moves{};
            state.moves(moves);
            Thought thought{moves[0], {}, {}};
            if (moves.size() > 1) thought = thinker.think(state, moves, turn);
            if (thought.seen.is_known || !thought.shares.empty())
                game.push_back({state, thought.seen, std::move(thought.shares)});
            state.play(thought.move);
        }
        game.push_back({state, {}, {}});
        return game;
    }
};

}  // namespace tessella::train::blokus
