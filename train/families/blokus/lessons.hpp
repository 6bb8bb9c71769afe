#pragma once

#include <array>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/state.hpp"

namespace tessella::train::blokus {

/// How much of the attention a move deserves, in parts of kWhole.
struct Share {
    static constexpr float kWhole = 65535.0f;
    std::uint16_t move;
    std::uint16_t parts;
};

/// What a search saw at a position.
struct Seen {
    std::array<float, core::kMaxSeats> win{};  // or half of it, where the first place is shared
    float utility = 0;                         // to the seat that has the turn
    bool is_known = false;
};

/// A position of a game, and what a search found there.
template <class Game>
struct Moment {
    typename Game::State state;
    Seen seen;
    std::vector<Share> shares;  // of the moves that were tried; none where the search was short
};

/// A position in as few bytes as it needs.
template <class Game>
struct Packed {
    using State = typename Game::State;

    std::array<std::uint8_t, Game::kSide * Game::kSide> board;  // colour + 1
    std::array<std::uint32_t, Game::kColours> hands;
    std::array<std::int16_t, Game::kColours> bonus;
    std::array<std::int16_t, 4> facts;

    Packed() = default;

    explicit Packed(const State& state) : board{}, facts(Game::facts(state)) {
        const auto position = state.position();
        hands = position.hands;
        for (std::size_t colour = 0; colour < Game::kColours; ++colour) {
            bonus[colour] = static_cast<std::int16_t>(position.bonus[colour]);
            for (const int cell : position.laid[colour])
                board[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(colour + 1);
        }
    }

    State state() const {
        typename State::Position position{};
        position.hands = hands;
        for (std::size_t colour = 0; colour < Game::kColours; ++colour)
            position.bonus[colour] = bonus[colour];
        for (std::size_t cell = 0; cell < board.size(); ++cell) {
            if (board[cell]) position.laid[board[cell] - 1u].push_back(static_cast<int>(cell));
        }
        return Game::state(std::move(position), facts);
    }
};

/// The moments of games in a file, one after the other, each game with its end as the last one.
template <class Game>
class LessonFile {
  public:
    static void write(std::ofstream& file, const Moment<Game>& moment) {
        const Head head{Packed<Game>(moment.state), moment.seen,
                        static_cast<std::uint16_t>(moment.shares.size())};
        file.write(reinterpret_cast<const char*>(&head), sizeof head);
        file.write(reinterpret_cast<const char*>(moment.shares.data()), bytes(moment.shares));
    }

    /// Calls with all moments of each game. What was cut off in the middle of a game is left out.
    template <class Visit>
    static void read(const std::string& path, Visit visit) {
        std::ifstream file(path, std::ios::binary);
        if (!file) throw std::runtime_error("cannot read lessons from " + path);
        std::vector<Moment<Game>> game;
        Head head;
        while (file.read(reinterpret_cast<char*>(&head), sizeof head)) {
            Moment<Game> moment{head.packed.state(), head.seen, std::vector<Share>(head.shares)};
            if (!file.read(reinterpret_cast<char*>(moment.shares.data()), bytes(moment.shares)))
                return;
            game.push_back(std::move(moment));
            if (game.back().state.turn() != core::kOver) continue;
            visit(game);
            game.clear();
        }
    }

  private:
    struct Head {
        Packed<Game> packed;
        Seen seen;
        std::uint16_t shares;
    };

    static std::streamsize bytes(const std::vector<Share>& shares) {
        return static_cast<std::streamsize>(shares.size() * sizeof(Share));
    }
};

}  // namespace tessella::train::blokus
