// Plays games of the search against itself: what the guide of Blokus is learned from.
//   samples WEIGHTS SEATS GAMES SIMULATIONS SEED VALUES CHOICES
// writes to VALUES, as floats, a row for each colour of some positions, and to CHOICES, as bytes, a
// row for each placement that a search has weighed in some of them.

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "games/blokus/guide/guide.hpp"
#include "search/tree.hpp"

using namespace tessella;

namespace {

using State = games::Blokus;
using search::BlokusSight;
using search::BlokusWeights;
using Board = games::blokus::Board;

BlokusWeights learned;

/// Rows as they come, of plain numbers.
template <class Number>
class Rows {
  public:
    explicit Rows(const std::string& path) : file_(std::fopen(path.c_str(), "wb")) {}
    ~Rows() {
        if (file_) std::fclose(file_);
    }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    void add(const std::vector<Number>& row) {
        if (file_) std::fwrite(row.data(), sizeof(Number), row.size(), file_);
    }

  private:
    std::FILE* file_;
};

/// What a colour can expect to win is worked out from; the worth at the end is added later.
std::vector<float> value_row(const State& state, const BlokusSight& sight, int colour) {
    std::vector<float> row(7 + BlokusWeights::kKinds + BlokusWeights::kPieces);
    row[0] = static_cast<float>(BlokusSight::stage(state, colour));
    row[1] = static_cast<float>(BlokusSight::wait(state, colour));
    row[2] = sight.is_out(colour);
    row[3] = static_cast<float>(state.worth(colour));
    row[5] = state.is_common(colour) ? -1.0f : static_cast<float>(state.seat_of(colour));
    row[6] = static_cast<float>(BlokusSight::stage(state, state.colour()));
    const auto kinds = sight.kinds(colour, [&](int other) { return other != colour; });
    for (int number = 0; number < Board::kSide * Board::kSide; ++number)
        ++row[7 + kinds[static_cast<std::size_t>(Board::cell(number))]];
    for (std::size_t piece = 0; piece < BlokusWeights::kPieces; ++piece)
        row[7 + BlokusWeights::kKinds + piece] =
            static_cast<float>(state.hand(colour) >> piece & 1u);
    return row;
}

/// What a placement covers, opens and borders, its piece, and how often it was tried.
class Choices {
  public:
    explicit Choices(const State& state)
        : state_(state),
          sight_(state),
          kinds_(
              sight_.kinds(state.colour(), [&](int c) { return BlokusSight::is_rival(state, c); })),
          partners_(sight_.levels([&](int c) { return BlokusSight::is_partner(state, c); })),
          board_(Board::all()) {}

    std::vector<std::uint8_t> row(core::Move move, std::uint8_t share, bool begins) const {
        constexpr std::size_t kKinds = BlokusWeights::kKinds;
        std::vector<std::uint8_t> row(4 + 3 * kKinds + BlokusWeights::kLevels);
        const auto& cells = games::blokus::Table::get()[move].cells;
        row[0] = begins;
        row[1] = share;
        row[2] = static_cast<std::uint8_t>(BlokusSight::stage(state_, state_.colour()));
        row[3] = games::blokus::Table::get()[move].piece;
        cells.each([&](int cell) {
            ++row[4 + kinds_[static_cast<std::size_t>(cell)]];
            ++row[4 + 3 * kKinds + partners_[static_cast<std::size_t>(cell)]];
        });
        (cells.corners() & ~(cells | cells.sides()) & board_).each([&](int cell) {
            ++row[4 + kKinds + kinds_[static_cast<std::size_t>(cell)]];
        });
        (cells.sides() & ~cells & board_).each([&](int cell) {
            ++row[4 + 2 * kKinds + kinds_[static_cast<std::size_t>(cell)]];
        });
        return row;
    }

  private:
    const State& state_;
    BlokusSight sight_;
    BlokusSight::Kinds kinds_;
    BlokusSight::Levels partners_;
    Board::CellSet board_;
};

void add_choices(const State& state, const std::vector<search::Candidate>& weighed,
                 const std::vector<search::ValuedMove>& tried, Rows<std::uint8_t>& rows) {
    std::uint32_t most = 1;
    for (const auto& move : tried) most = std::max(most, move.visits);
    const Choices choices(state);
    bool begins = true;
    for (const search::Candidate& candidate : weighed) {
        std::uint32_t visits = 0;
        for (const auto& move : tried) visits = move.move == candidate.move ? move.visits : visits;
        rows.add(
            choices.row(candidate.move, static_cast<std::uint8_t>(visits * 200 / most), begins));
        begins = false;
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
    std::vector<search::Candidate> weighed;
    search::BlokusGuide guide;
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
        if (rng.below(kChoiceEvery) == 0) {
            weighed.clear();
            guide.candidates(state, weighed);
            if (weighed.size() > 1) add_choices(state, weighed, tried, choices);
        }
        const bool slip = rng.below(30) == 0;
        state.play(slip ? state.random_move(rng)
                        : chosen(tried, ply < kLots || rng.below(8) == 0, rng));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        seen[i][4] = static_cast<float>(state.worth(static_cast<int>(i % games::blokus::kColours)));
        values.add(seen[i]);
    }
}

bool read(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return false;
    const bool whole = std::fread(&learned, sizeof learned, 1, file) == 1;
    std::fclose(file);
    return whole;
}

}  // namespace

const BlokusWeights& BlokusWeights::get() { return learned; }

int main(int count, char** arguments) {
    const std::vector<std::string> given(arguments + 1, arguments + count);
    if (given.size() != 7 || !read(given[0])) {
        std::fputs("samples WEIGHTS SEATS GAMES SIMULATIONS SEED VALUES CHOICES\n", stderr);
        return 2;
    }
    Rows<float> values(given[5]);
    Rows<std::uint8_t> choices(given[6]);
    core::Rng rng(std::stoull(given[4]));
    const State start({.seats = std::stoi(given[1])});
    for (std::uint64_t game = 0; game < std::stoull(given[2]); ++game)
        play(start, std::stoull(given[3]), rng, values, choices);
    return 0;
}
