#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "../families/blokus/pupil.hpp"
#include "games/blokus/guide/guide.hpp"
#include "told.hpp"

namespace tessella::train::blokus {

/// Blokus as those see it who teach its network.
struct Blokus {
    using State = games::Blokus;
    using Guide = search::BlokusGuide;
    using Net = search::BlokusNet;
    using Board = games::blokus::Board;
    using Table = games::blokus::Table;
    using Facts = std::array<std::int16_t, 4>;
    static constexpr int kSide = Board::kSide;
    static constexpr int kColours = games::blokus::kColours;
    static constexpr std::uint32_t kSlips = 30;

    /// Half of the games have two seats, a quarter four and a quarter three.
    static State start(core::Rng& rng) {
        constexpr std::array<int, 4> kSeats = {2, 2, 3, 4};
        State state({.seats = kSeats[rng.below(4)]});
        state.play(State::kFirst + rng.below(static_cast<std::uint32_t>(state.seats())));
        return state;
    }

    static int colour(const State& state) { return state.colour(); }
    static bool is_rival(const State& state, int colour) {
        return search::BlokusSight::are_rivals(state, state.colour(), colour);
    }

    static Facts facts(const State& state) {
        return {static_cast<std::int16_t>(state.seats()), static_cast<std::int16_t>(state.colour()),
                static_cast<std::int16_t>(state.position().common), 0};
    }

    static State state(State::Position position, const Facts& facts) {
        position.colour = facts[1];
        position.common = facts[2];
        return State({.seats = facts[0]}, position);
    }

    /// Zones are squares of four by four cells; those that mirror each other are one.
    static constexpr std::size_t kZones = 15;
    static std::size_t zone(std::size_t cell) {
        std::size_t column = cell % kSide / 4;
        std::size_t row = (kSide - 1 - cell / kSide) / 4;
        if (column < row) std::swap(column, row);
        return column * (column + 1) / 2 + row;
    }

    /// A board can be mirrored at the diagonal of the colour that acts; its neighbours change
    /// places then, so that the turns go round the other way.
    static constexpr std::size_t kWays = 2;
    static const Symmetry<Board>& symmetry(int colour, std::size_t way) {
        return Symmetry<Board>::get(static_cast<std::size_t>(colour), way == 1);
    }
    static int seen_from(const State& state, std::size_t view, std::size_t way) {
        return Net::seen_from(state, way == 1 ? (Net::kViews - view) % Net::kViews : view);
    }

    static search::BlokusSight::Kinds kinds(const State& state, int colour) {
        return search::BlokusSight(state).kinds(state, colour);
    }
    static search::BlokusSight::Levels partners(const State& state) {
        return search::BlokusSight(state).partners(state);
    }

    /// What is known of how a game goes on: for each seat its share of the win and how far ahead it
    /// comes, from 0 to 1, and what each colour still wins.
    struct Goal {
        search::Values win{}, lead{};
        std::array<float, kColours> gain{};
    };

    /// From the end backwards (TD(λ)): most of a goal comes from what follows, the rest from what
    /// the search saw there.
    static std::vector<Goal> goals(const std::vector<Moment<Blokus>>& game) {
        const State& end = game.back().state;
        const search::Estimate worth = Guide().outcome(end);
        Goal goal{.win = search::win_shares(end), .lead = leads(worth, search::win_shares(end))};
        std::vector<Goal> goals(game.size() - 1);
        for (std::size_t i = goals.size(); i-- > 0;) {
            const Moment<Blokus>& moment = game[i];
            if (moment.seen.is_known) approach(goal, moment);
            for (int c = 0; c < kColours; ++c)
                goal.gain[static_cast<std::size_t>(c)] =
                    static_cast<float>(end.worth(c) - moment.state.worth(c));
            goals[i] = goal;
        }
        return goals;
    }

    /// What the outputs are wrong by.
    static Net::Outputs errors(const State& state, std::size_t way, const Net::Outputs& outputs,
                               const Goal& goal, Losses& losses) {
        Net::Outputs seen{};  // as the engine has them, whose views go round the other way
        each_output(way, [&](std::size_t from, std::size_t to) { seen[to] = outputs[from]; });
        const Net::Outputs wrong = errors(state, seen, goal, losses);
        Net::Outputs errors{};
        each_output(way, [&](std::size_t from, std::size_t to) { errors[from] = wrong[to]; });
        return errors;
    }

  private:
    static constexpr float kFollowing = 0.94f;
    static constexpr float kWinWeight = 1.0f, kLeadWeight = 1.0f, kGainWeight = 0.1f;

    static search::Values leads(const search::Estimate& worth, const search::Values& win) {
        constexpr float kShare = Guide::kLeadShare;
        search::Values leads{};
        for (std::size_t seat = 0; seat < leads.size(); ++seat)
            leads[seat] = (worth.utility[seat] - (1 - kShare) * win[seat]) / kShare;
        return leads;
    }

    static void approach(Goal& goal, const Moment<Blokus>& moment) {
        const auto turn = static_cast<std::size_t>(moment.state.turn());
        const auto seats = static_cast<std::size_t>(moment.state.seats());
        const auto mix = [](float& following, float seen) {
            following = kFollowing * following + (1 - kFollowing) * std::clamp(seen, 0.0f, 1.0f);
        };
        for (std::size_t seat = 0; seat < seats; ++seat) mix(goal.win[seat], moment.seen.win[seat]);
        constexpr float kShare = Guide::kLeadShare;
        const float lead = (moment.seen.utility - (1 - kShare) * moment.seen.win[turn]) / kShare;
        mix(goal.lead[turn], lead);
        if (seats == 2) goal.lead[1 - turn] = 1 - goal.lead[turn];
    }

    template <class Visit>
    static void each_output(std::size_t way, Visit visit) {
        for (std::size_t i = 0; i < Net::kOutputs; ++i) {
            const std::size_t view = i % Net::kViews;
            const std::size_t other = way == 1 ? (Net::kViews - view) % Net::kViews : view;
            visit(i, i - view + other);
        }
    }

    static Net::Outputs errors(const State& state, const Net::Outputs& outputs, const Goal& goal,
                               Losses& losses) {
        const Told told(state, outputs);
        const auto seats = static_cast<std::size_t>(state.seats());
        search::Values win{}, lead{};
        const auto turn = static_cast<std::size_t>(state.turn());
        losses.win += surprise(told.win[turn], goal.win[turn]);
        losses.lead += surprise(told.lead[turn], goal.lead[turn]);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            win[seat] += kWinWeight * (told.win[seat] - goal.win[seat]);
            const float wrong = kLeadWeight * (told.lead[seat] - goal.lead[seat]);
            for (std::size_t other = 0; other < seats; ++other)
                lead[other] += other == seat ? wrong : -wrong / static_cast<float>(seats - 1);
        }
        Net::Outputs errors{};
        const auto colours = static_cast<float>(seats == 2 ? 2 : 1);
        for (std::size_t view = 0; view < Net::kViews; ++view) {
            const int colour = Net::seen_from(state, view);
            const float gain = goal.gain[static_cast<std::size_t>(colour)] / Net::kGainScale;
            const float off = outputs[Net::kGain + view] - gain;
            errors[Net::kGain + view] = kGainWeight * off;
            losses.points += off * off * Net::kGainScale * Net::kGainScale / kColours;
            if (state.is_common(colour)) continue;
            const auto seat = static_cast<std::size_t>(state.seat_of(colour));
            errors[Net::kWin + view] = win[seat] / colours;
            errors[Net::kLead + view] = lead[seat] / colours;
        }
        return errors;
    }
};

}  // namespace tessella::train::blokus
