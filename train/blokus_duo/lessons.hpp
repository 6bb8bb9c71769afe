#pragma once

#include <array>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/blokus_duo/rules/state.hpp"

namespace tessella::train::blokus {

/// How much of the attention a move deserves, in parts of kWhole.
struct Share {
    static constexpr float kWhole = 65535.0f;
    std::uint16_t move;
    std::uint16_t parts;
};

/// A position of a game, and what it teaches the seat that has the turn.
struct Lesson {
    games::BlokusDuo state;
    float outcome = 0;          // how well the seat did in the end
    float value = 0;            // what the end and the searches on the way to it make of that
    std::vector<Share> shares;  // of all moves; none where the search was too short to tell
};

/// The lessons of some games in a file, the last game last.
class LessonFile {
  public:
    static void write(std::ofstream& file, const Lesson& lesson) {
        const games::BlokusDuo::Position position = lesson.state.position();
        Head head{{},
                  position.hands,
                  lesson.outcome,
                  lesson.value,
                  static_cast<std::uint16_t>(position.turn),
                  static_cast<std::uint16_t>(lesson.shares.size())};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            for (const int cell : position.laid[seat])
                head.board[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(seat + 1);
        }
        file.write(reinterpret_cast<const char*>(&head), sizeof head);
        file.write(reinterpret_cast<const char*>(lesson.shares.data()), bytes(lesson.shares));
    }

    static void read(const std::string& path, std::vector<Lesson>& lessons) {
        std::ifstream file(path, std::ios::binary);
        if (!file) throw std::runtime_error("cannot read lessons from " + path);
        Head head;
        while (file.read(reinterpret_cast<char*>(&head), sizeof head)) {
            Lesson lesson{state(head), head.outcome, head.value, {}};
            lesson.shares.resize(head.shares);
            if (!file.read(reinterpret_cast<char*>(lesson.shares.data()), bytes(lesson.shares)))
                throw std::runtime_error(path + " ends within a lesson");
            lessons.push_back(std::move(lesson));
        }
    }

  private:
    struct Head {
        std::array<std::uint8_t, games::duo::kSide * games::duo::kSide> board;  // seat + 1
        std::array<std::uint32_t, 2> hands;
        float outcome;
        float value;
        std::uint16_t turn;
        std::uint16_t shares;
    };

    static std::streamsize bytes(const std::vector<Share>& shares) {
        return static_cast<std::streamsize>(shares.size() * sizeof(Share));
    }

    static games::BlokusDuo state(const Head& head) {
        games::BlokusDuo::Position position{{}, head.hands, {}, head.turn};
        for (std::size_t cell = 0; cell < head.board.size(); ++cell) {
            if (head.board[cell])
                position.laid[head.board[cell] - 1u].push_back(static_cast<int>(cell));
        }
        return games::BlokusDuo({}, position);
    }
};

}  // namespace tessella::train::blokus
