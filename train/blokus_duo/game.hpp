#pragma once

#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "../families/blokus/pupil.hpp"
#include "games/blokus_duo/guide/guide.hpp"

namespace tessella::train::blokus {

/// Blokus Duo as those see it who teach its network.
struct BlokusDuo {
    using State = games::BlokusDuo;
    using Guide = search::BlokusDuoGuide;
    using Net = search::BlokusDuoNet;
    using Board = games::duo::Board;
    using Table = games::duo::Table;
    using Facts = std::array<std::int16_t, 4>;
    static constexpr int kSide = Board::kSide;
    static constexpr int kColours = 2;
    static constexpr std::uint32_t kSlips = 12;

    static State start(core::Rng& rng) {
        State state;
        state.play(State::kFirst + rng.below(2));
        return state;
    }

    static int colour(const State& state) { return state.turn(); }
    static bool is_rival(const State& state, int colour) { return colour != state.turn(); }

    static Facts facts(const State& state) {
        return {static_cast<std::int16_t>(state.turn()), 0, 0, 0};
    }

    static State state(State::Position position, const Facts& facts) {
        position.turn = facts[0];
        return State({}, position);
    }

    /// Zones are rings of cells that are equally far from the middle of the board: 0 in the middle,
    /// 6 along the rim.
    static constexpr std::size_t kZones = Board::kSide / 2;
    static std::size_t zone(std::size_t cell) {
        constexpr int kMiddle = kSide - 1;  // of doubled columns and rows
        const int across = std::abs(2 * (static_cast<int>(cell) % kSide) - kMiddle);
        const int along = std::abs(2 * (static_cast<int>(cell) / kSide) - kMiddle);
        return static_cast<std::size_t>(std::max(across, along) / 2);
    }

    /// Half a turn and the mirror leave the two starting cells in place or change them for each
    /// other.
    static constexpr std::size_t kWays = 4;
    static const Symmetry<Board>& symmetry(int, std::size_t way) {
        return Symmetry<Board>::get(way & 2u, way & 1u);
    }
    static int seen_from(const State& state, std::size_t, std::size_t) { return state.turn(); }

    static Net::Kinds kinds(const State& state, int seat) { return Net::kinds(state, seat); }

    /// How well the seat that has the turn will do.
    struct Goal {
        float value;
    };

    /// From the end backwards (TD(λ)): most of a goal comes from what follows, the rest from what
    /// the search saw there; then some of the bare end is mixed in.
    static std::vector<Goal> goals(const std::vector<Moment<BlokusDuo>>& game) {
        const search::Values end = Guide().outcome(game.back().state).utility;
        float first_seat = end[0];
        std::vector<Goal> goals(game.size() - 1);
        for (std::size_t i = goals.size(); i-- > 0;) {
            const Moment<BlokusDuo>& moment = game[i];
            const int turn = moment.state.turn();
            const auto own = [&](float value) { return turn == 0 ? value : 1 - value; };
            if (moment.seen.is_known)
                first_seat = kFollowing * first_seat + (1 - kFollowing) * own(moment.seen.utility);
            const float bare = end[static_cast<std::size_t>(turn)];
            goals[i] = {kEndShare * bare + (1 - kEndShare) * own(first_seat)};
        }
        return goals;
    }

    /// What the outputs are wrong by.
    static Net::Outputs errors(const State&, std::size_t, const Net::Outputs& outputs,
                               const Goal& goal, Losses& losses) {
        const float value = 1.0f / (1.0f + std::exp(-outputs[0]));
        losses.win += surprise(value, goal.value);
        return {kValueWeight * (value - goal.value)};
    }

  private:
    static constexpr float kFollowing = 0.85f;
    static constexpr float kEndShare = 0.1f;
    static constexpr float kValueWeight = 2.0f;
};

}  // namespace tessella::train::blokus
