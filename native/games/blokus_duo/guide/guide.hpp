#pragma once

#include <array>
#include <vector>

#include "families/blokus/marks.hpp"
#include "games/blokus_duo/guide/calibration.hpp"
#include "games/blokus_duo/guide/net.hpp"
#include "search/priors.hpp"

namespace tessella::search {

/// What a search of Blokus Duo knows: what the network has learned.
class BlokusDuoGuide {
  public:
    using State = games::BlokusDuo;
    static constexpr SearchParameters kParameters{
        .exploration = 0.9f, .fpu_reduction = 0.05f, .root_noise = 0.5f};
    static constexpr float kLeadScale = 15.0f;
    static constexpr float kLeadShare = 0.5f;

    void candidates(const State& state, std::vector<Candidate>& out) const {
        appeals(state, out);
        keep_best(out, kMost, kSharpness);
    }

    /// All moves, with what each looks like instead of its share of attention.
    void appeals(const State& state, std::vector<Candidate>& out) const {
        State::Moves moves;
        state.moves(moves);
        const Appeal appeal(BlokusDuoNet::get(), state);
        for (const core::Move move : moves) out.push_back({move, appeal(move)});
    }

    Estimate outcome(const State& state) const {
        return win_and_lead(state, kLeadShare, kLeadScale);
    }

    /// What is maximised knows of the lead, too, and so keeps nearer to the middle than the win.
    Estimate estimate(const State& state, core::Rng&) const {
        const BlokusDuoNet& net = BlokusDuoNet::get();
        const auto kinds = BlokusDuoNet::kinds(state, state.turn());
        const float value = 1.0f / (1.0f + core::exp(-net.outputs(net.hidden(state, kinds))[0]));
        const float lost = (1.0f - value) * (1.0f - value);
        const float win = value * value / (value * value + lost);
        Estimate estimate{.outcome = two_seats(state, state.turn(), win)};
        estimate.utility[static_cast<std::size_t>(state.turn())] = value;
        estimate.utility[static_cast<std::size_t>(1 - state.turn())] = 1.0f - value;
        return estimate;
    }

    static const Calibration& calibration(const State&) { return kBlokusDuoCalibrations[0]; }

    /// The share of the pieces' cells that are laid.
    static float progress(const State& state) {
        const int left = state.cells_left(0) + state.cells_left(1);
        return 1.0f - static_cast<float>(left) / kAllCells;
    }

  private:
    static constexpr float kAllCells = 2.0f * 89.0f;
    static constexpr std::size_t kMost = 60;
    static constexpr float kSharpness = 0.7f;

    /// How good each placement looks here.
    class Appeal {
      public:
        Appeal(const BlokusDuoNet& net, const State& state) noexcept {
            const auto kinds = BlokusDuoNet::kinds(state, state.turn());
            const BlokusDuoNet::Weights& weights = net.weights();
            const auto heat = net.heat(net.hidden(state, kinds));
            for (std::size_t i = 0; i < BlokusDuoNet::kCells; ++i) {
                const std::size_t cell = kPlaces[i];
                cover_[cell] = weights.cover[kinds[cell]] + heat[i];
                open_[cell] = weights.open[kinds[cell]];
                border_[cell] = weights.border[kinds[cell]];
            }
            for (std::size_t i = 0; i < shape_.size(); ++i)
                shape_[i] = heat[BlokusDuoNet::kCells + i];
        }

        float operator()(core::Move move) const noexcept {
            const Marks::Mark& mark = Marks::get()[move];
            return (shape_[mark.shape] + sum(cover_, mark.covers)) +
                   (sum(open_, mark.opens) + sum(border_, mark.borders));
        }

      private:
        using Marks = families::blokus::Marks<games::duo::Board>;
        using Board = std::array<float, games::duo::Board::kSpots>;
        static constexpr const auto& kPlaces =
            families::blokus::QuarterTurns<games::duo::Board>::kPlaces[0];

        template <std::size_t Most>
        static float sum(const Board& board, const std::array<std::uint8_t, Most>& cells) noexcept {
            float total = 0;
            for (const std::uint8_t cell : cells) total += board[cell];
            return total;
        }

        Board cover_{}, open_{}, border_{};
        std::array<float, families::blokus::kShapes> shape_;
    };
};

static_assert(Guide<BlokusDuoGuide>);

}  // namespace tessella::search
