// Plays games of the search against itself: what the sums of Blokus are learned from.
//   samples NET SUMS SEATS GAMES SIMULATIONS SEED VALUES CHOICES
// writes to VALUES, as floats, a row for each colour of some positions, and to CHOICES, as bytes, a
// row for each placement that a search has weighed in some of them.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "games/blokus/guide/guide.hpp"
#include "search/tree.hpp"

using namespace tessella;

namespace {

using State = games::Blokus;
using search::BlokusSight;
using search::BlokusSums;
using Board = games::blokus::Board;

BlokusSums learned;
std::unique_ptr<const search::BlokusNet> playing_net;

/// Rows as they come, of plain numbers.
template <class Number>
class Rows {
  public:
    explicit Rows(const std::string& path) : file_(path, std::ios::binary) {}

    void add(const std::vector<Number>& row) {
        file_.write(reinterpret_cast<const char*>(row.data()),
                    static_cast<std::streamsize>(row.size() * sizeof(Number)));
    }

  private:
    std::ofstream file_;
};

/// What a colour can expect to win is worked out from; the worth at the end is added later.
std::vector<float> value_row(const State& state, const BlokusSight& sight, int colour) {
    std::vector<float> row(7 + BlokusSums::kKinds + BlokusSums::kPieces);
    row[0] = static_cast<float>(BlokusSight::stage(state, colour));
    row[1] = static_cast<float>(BlokusSight::wait(state, colour));
    row[2] = sight.is_out(colour);
    row[3] = static_cast<float>(state.worth(colour));
    row[5] = state.is_common(colour) ? -1.0f : static_cast<float>(state.seat_of(colour));
    row[6] = static_cast<float>(BlokusSight::stage(state, state.colour()));
    const auto rooms = sight.rooms(colour);
    for (int number = 0; number < Board::kSide * Board::kSide; ++number)
        ++row[7 + rooms[static_cast<std::size_t>(Board::cell(number))]];
    for (std::size_t piece = 0; piece < BlokusSums::kPieces; ++piece)
        row[7 + BlokusSums::kKinds + piece] = static_cast<float>(state.hand(colour) >> piece & 1u);
    return row;
}

/// What a placement covers, opens and borders, its piece, and how often it was tried.
class Choices {
  public:
    explicit Choices(const State& state)
        : stage_(BlokusSight::stage(state, state.colour())),
          kinds_(BlokusSight(state).kinds(state, state.colour())) {}

    std::vector<std::uint8_t> row(core::Move move, std::uint8_t tried, bool begins) const {
        const auto& placement = games::blokus::Table::get()[move];
        const Board::CellSet& cells = placement.cells;
        std::vector<std::uint8_t> row(4 + 3 * kKinds);
        row[0] = begins;
        row[1] = tried;
        row[2] = static_cast<std::uint8_t>(stage_);
        row[3] = placement.piece;
        count(cells, 0, row);
        count(cells.corners() & ~(cells | cells.sides()) & Board::all(), 1, row);
        count(cells.sides() & ~cells & Board::all(), 2, row);
        return row;
    }

  private:
    static constexpr std::size_t kKinds = BlokusSight::Kinds::kKinds;

    void count(const Board::CellSet& cells, std::size_t part,
               std::vector<std::uint8_t>& row) const {
        cells.each(
            [&](int cell) { ++row[4 + part * kKinds + kinds_[static_cast<std::size_t>(cell)]]; });
    }

    std::size_t stage_;
    BlokusSight::Kinds kinds_;
};

void add_choices(const State& state, const std::vector<search::ValuedMove>& tried,
                 Rows<std::uint8_t>& rows) {
    std::vector<search::Candidate> weighed;
    search::BlokusGuide().candidates(state, weighed);
    if (weighed.size() < 2) return;
    std::uint32_t most = 1;
    for (const auto& move : tried) most = std::max(most, move.visits);
    const Choices choices(state);
    for (const search::Candidate& candidate : weighed) {
        std::uint32_t visits = 0;
        for (const auto& move : tried) visits = move.move == candidate.move ? move.visits : visits;
        rows.add(choices.row(candidate.move, static_cast<std::uint8_t>(visits * 200 / most),
                             &candidate == &weighed[0]));
    }
}

core::Move chosen(const std::vector<search::ValuedMove>& tried, bool by_lot, core::Rng& rng) {
    std::uint32_t all = 0;
    const search::ValuedMove* best = &tried[0];
    for (const auto& move : tried) {
        all += move.visits;
        if (move.visits > best->visits) best = &move;
    }
    if (!by_lot) return best->move;
    std::uint32_t at = rng.below(all);
    for (const auto& move : tried) {
        if (at < move.visits) return move.move;
        at -= move.visits;
    }
    return best->move;
}

void play(State state, std::uint64_t simulations, core::Rng& rng, Rows<float>& values,
          Rows<std::uint8_t>& choices) {
    constexpr std::uint32_t kValueEvery = 3, kChoiceEvery = 6;
    constexpr int kLots = 12;
    std::vector<std::vector<float>> seen;
    for (int ply = 0; state.turn() != core::kOver; ++ply) {
        if (state.turn() == core::kChance) {
            state.play(state.random_move(rng));
            continue;
        }
        if (rng.below(kValueEvery) == 0) {
            const BlokusSight sight(state);
            for (int colour = 0; colour < games::blokus::kColours; ++colour)
                seen.push_back(value_row(state, sight, colour));
        }
        search::Tree<search::BlokusGuide> tree(state, rng.next());
        search::Watch watch;
        tree.run({.simulations = simulations}, watch);
        const auto tried = tree.moves();
        if (rng.below(kChoiceEvery) == 0) add_choices(state, tried, choices);
        const bool slip = rng.below(30) == 0;
        state.play(slip ? state.random_move(rng)
                        : chosen(tried, ply < kLots || rng.below(8) == 0, rng));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        seen[i][4] = static_cast<float>(state.worth(static_cast<int>(i % games::blokus::kColours)));
        values.add(seen[i]);
    }
}

/// The bytes of a file, if it has as many as it should.
std::vector<char> read(const std::string& path, std::size_t size) {
    std::ifstream file(path, std::ios::binary);
    std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
    if (bytes.size() != size) bytes.clear();
    return bytes;
}

}  // namespace

const BlokusSums& BlokusSums::get() { return learned; }
const search::BlokusNet& search::BlokusNet::get() { return *playing_net; }

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 8) {
        std::fputs("samples NET SUMS SEATS GAMES SIMULATIONS SEED VALUES CHOICES\n", stderr);
        return 2;
    }
    const std::vector<char> net = read(given[0], sizeof(search::BlokusNet::Weights));
    const std::vector<char> sums = read(given[1], sizeof learned);
    if (net.empty() || sums.empty()) {
        std::fputs("samples: these are not the weights of a network and of sums\n", stderr);
        return 1;
    }
    std::memcpy(&learned, sums.data(), sizeof learned);
    playing_net = std::make_unique<const search::BlokusNet>(
        reinterpret_cast<const unsigned char*>(net.data()));
    Rows<float> values(given[6]);
    Rows<std::uint8_t> choices(given[7]);
    core::Rng rng(std::stoull(given[5]));
    const State start({.seats = std::stoi(given[2])});
    for (std::uint64_t game = 0; game < std::stoull(given[3]); ++game)
        play(start, std::stoull(given[4]), rng, values, choices);
    return 0;
}
