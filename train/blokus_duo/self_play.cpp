// Plays games of the search against itself and writes what they teach:
//   self_play LESSONS WEIGHTS SIMULATIONS GAMES SECONDS SEED
// stops after so many games or seconds. WEIGHTS "-": moves are drawn by a measure made by hand.

#include <cstdio>
#include <exception>
#include <iterator>
#include <memory>
#include <string>

#include "first_sight.hpp"
#include "searcher.hpp"

namespace {

/// The network that plays; there is none while a measure made by hand does.
std::unique_ptr<const tessella::search::blokus::Net> playing_net;

}  // namespace

const tessella::search::blokus::Net& tessella::search::blokus::Net::get() { return *playing_net; }

namespace tessella::train::blokus {

using State = games::BlokusDuo;

/// How much of a lesson's value comes from what follows; the search there is the rest.
constexpr float kFollowing = 0.85f;

struct Taught {
    Lesson lesson;
    std::optional<float> seen;  // by the search
};

/// Values the positions of a game from its end backwards (TD(λ)).
void set_values(std::vector<Taught>& game, const search::Values& outcome) {
    float first_seat = outcome[0];
    for (auto taught = game.rbegin(); taught != game.rend(); ++taught) {
        Lesson& lesson = taught->lesson;
        const auto own = [&](float value) { return lesson.state.turn() == 0 ? value : 1 - value; };
        if (taught->seen)
            first_seat = kFollowing * first_seat + (1 - kFollowing) * own(*taught->seen);
        lesson.value = own(first_seat);
        lesson.outcome = outcome[static_cast<std::size_t>(lesson.state.turn())];
    }
}

template <class Thinker>
std::vector<Taught> play(Thinker& thinker, core::Rng& rng) {
    std::vector<Taught> game;
    State state;
    state.play(State::kFirst + rng.below(2));
    thinker.begin_game();
    for (int turn = 0; state.turn() != core::kOver; ++turn) {
        State::Moves moves;
        state.moves(moves);
        Thought thought{moves[0], {}, {}};
        if (moves.size() > 1) thought = thinker.think(state, moves, turn);
        if (thought.teaches())
            game.push_back({{state, 0, 0, std::move(thought.shares)}, thought.value});
        state.play(thought.move);
    }
    set_values(game, search::BlokusDuoGuide().outcome(state).utility);
    return game;
}

template <class Thinker>
void play_games(Thinker thinker, core::Rng& rng, const std::vector<std::string>& given) {
    std::ofstream file(given[0], std::ios::binary);
    const search::Deadline deadline(std::stod(given[4]));
    const long most = std::stol(given[3]);
    long games = 0;
    long lessons = 0;
    for (; games < most && !deadline.is_over(); ++games) {
        for (const Taught& taught : play(thinker, rng)) {
            LessonFile::write(file, taught.lesson);
            ++lessons;
        }
    }
    if (!file.flush()) throw std::runtime_error("cannot write " + given[0]);
    std::printf("%ld games, %ld lessons\n", games, lessons);
}

void load_net(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
    using search::blokus::Net;
    if (bytes.size() != sizeof(Net::Weights))
        throw std::runtime_error(path + " does not hold the weights of the network");
    playing_net = std::make_unique<Net>(reinterpret_cast<const unsigned char*>(bytes.data()));
}

void self_play(const std::vector<std::string>& given) {
    const std::string& weights = given[1];
    const std::uint64_t seed = std::stoull(given[5]);
    core::Rng rng(seed);
    if (weights == "-") {
        play_games(FirstSight(rng), rng, given);
    } else {
        load_net(weights);
        play_games(Searcher(std::stoull(given[2]), seed, rng), rng, given);
    }
}

}  // namespace tessella::train::blokus

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 6) {
        std::fputs("self_play LESSONS WEIGHTS SIMULATIONS GAMES SECONDS SEED\n", stderr);
        return 2;
    }
    try {
        tessella::train::blokus::self_play(given);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "self_play: %s\n", problem.what());
        return 1;
    }
    return 0;
}
