#pragma once

#include <algorithm>
#include <array>

#include "core/maths.hpp"
#include "games/blokus/guide/net.hpp"
#include "search/guide.hpp"

namespace tessella::train::blokus {

/// What the outputs of the network say of each seat: its chance to win, how far it will be ahead
/// (from 0 to 1), and the points that it can expect.
struct Told {
    using State = games::Blokus;

    search::Values win{}, lead{}, points{};

    Told(const State& state, const search::BlokusNet::Outputs& outputs) noexcept {
        const auto seats = static_cast<std::size_t>(state.seats());
        const core::Scores scores = state.scores();
        for (std::size_t seat = 0; seat < seats; ++seat)
            points[seat] = static_cast<float>(scores[seat]);
        search::Values colours{};
        for (std::size_t view = 0; view < search::BlokusNet::kViews; ++view) {
            const int colour = search::BlokusNet::seen_from(state, view);
            if (state.is_common(colour)) continue;
            const auto seat = static_cast<std::size_t>(state.seat_of(colour));
            win[seat] += outputs[search::BlokusNet::kWin + view];
            lead[seat] += outputs[search::BlokusNet::kLead + view];
            points[seat] += gain(state, colour, outputs[search::BlokusNet::kGain + view]);
            ++colours[seat];
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            win[seat] /= colours[seat];
            lead[seat] /= colours[seat];
        }
        make_chances(seats);
        make_leads(seats);
    }

  private:
    static float gain(const State& state, int colour, float output) noexcept {
        constexpr float kBonus = 20.0f;
        const auto left = static_cast<float>(state.cells_left(colour));
        return left == 0.0f
                   ? 0.0f
                   : std::clamp(search::BlokusNet::kGainScale * output, 0.0f, left + kBonus);
    }

    /// From what speaks for each seat to chances.
    void make_chances(std::size_t seats) noexcept {
        const float most = *std::max_element(win.begin(), win.begin() + static_cast<int>(seats));
        float total = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            win[seat] = core::exp(win[seat] - most);
            total += win[seat];
        }
        for (std::size_t seat = 0; seat < seats; ++seat) win[seat] /= total;
    }

    /// From what speaks for each seat to that by which it has more than the others.
    void make_leads(std::size_t seats) noexcept {
        float total = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) total += lead[seat];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const float others = (total - lead[seat]) / static_cast<float>(seats - 1);
            lead[seat] = 1.0f / (1.0f + core::exp(others - lead[seat]));
        }
    }
};

}  // namespace tessella::train::blokus
