#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>
#include <vector>

#include "core/maths.hpp"
#include "games/tetris_link/guide/priors.hpp"
#include "games/tetris_link/rules/features.hpp"
#include "games/tetris_link/rules/state.hpp"
#include "search/guide.hpp"

namespace tessella::search {

namespace link = games::link;

/// How much the placements of a position appeal to the seat that has the turn: their surveys,
/// weighed by the learned priors. All that a piece brings to its neighbours is weighed once, for
/// the whole position. In whole numbers, so that the order of sums does not matter.
class LinkAppeal {
  public:
    /// An appeal of 1.
    static constexpr int kOne = 1 << 12;

    explicit LinkAppeal(const games::TetrisLink& state)
        : state_(state), first_(state.turn() * link::kPieces) {
        touches_[link::kEmpty % kTouches] = {0, kWeights[kOpen], 0};
        for (int seat = 0; seat < state.seats(); ++seat) {
            const int end = state.next_piece(seat);
            for (int piece = seat * link::kPieces; piece < end; ++piece)
                weigh(piece, seat == state.turn());
        }
    }

    int operator()(core::Move move) const {
        const auto orientation = static_cast<int>(move / link::kColumns);
        return of(link::kDrops[move / link::kColumns], state_.landing(orientation),
                  static_cast<int>(move % link::kColumns));
    }

    /// The placements that appeal most, at most so many, in that order, as candidates. What falls
    /// too far behind the best is left out.
    void candidates(std::size_t most, std::vector<Candidate>& out) const {
        std::array<std::uint32_t, kMoves> order;
        const std::size_t kept = std::min(sorted(order), most);
        float total = 0;
        for (std::size_t i = 0; i < kept; ++i) {
            const float prior = core::exp(-static_cast<float>(order[i] >> kMoveBits) / kOne);
            out.push_back({order[i] & ((1u << kMoveBits) - 1), prior});
            total += prior;
        }
        for (Candidate& candidate : out) candidate.prior /= total;
    }

  private:
    static constexpr std::size_t kMoves = 162;
    static constexpr int kMoveBits = 8;
    static constexpr int kReach = 6 * kOne;

    struct Placement {
        core::Move move;
        int appeal;
    };

    /// How far each placement is behind the best one, and below that its number, so that whole
    /// numbers sort; how many are within reach.
    std::size_t sorted(std::array<std::uint32_t, kMoves>& order) const {
        std::array<Placement, kMoves> all;
        const std::size_t size = weigh_all(all);
        int best = std::numeric_limits<int>::min();
        for (std::size_t i = 0; i < size; ++i) best = std::max(best, all[i].appeal);
        std::size_t count = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const int behind = best - all[i].appeal;
            order[count] = static_cast<std::uint32_t>(behind) << kMoveBits | all[i].move;
            count += behind <= kReach;  // a store is cheaper than a branch that nobody can foresee
        }
        std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
        return count;
    }

    /// All legal placements; how many they are.
    std::size_t weigh_all(std::array<Placement, kMoves>& all) const {
        const unsigned shapes = state_.playable();
        std::size_t size = 0;
        for (int i = 0; i < link::kOrientations; ++i) {
            const link::Drop& drop = link::kDrops[static_cast<std::size_t>(i)];
            if (!(shapes >> drop.shape & 1u)) continue;
            const link::Landing landing = state_.landing(i);
            for (unsigned lanes = landing.columns; lanes; lanes &= lanes - 1) {
                const int left = std::countr_zero(lanes);
                all[size++] = {static_cast<core::Move>(i * link::kColumns + left),
                               of(drop, landing, left)};
            }
        }
        return size;
    }

    int of(const link::Drop& drop, const link::Landing& landing, int left) const {
        const int row = landing.rows[static_cast<std::size_t>(left)];
        const int holes = landing.holes[static_cast<std::size_t>(left)];
        const std::uint8_t* corner = state_.cells() + link::cell(left, row);
        std::uint32_t groups = 0;
        int total = kWeights[kFoot] * row + kWeights[kHead] * (row + drop.height) +
                    kWeights[kOpen] * drop.open_sides(left, row) +
                    kWeights[kHoles] * std::min(holes, 2);
        for (std::size_t i = 0; i < drop.neighbours; ++i) {
            const Touch& touch = touches_[corner[drop.beside[i]] % kTouches];
            total += touch.side * drop.contacts[i] + touch.upright * drop.flanks[i];
            groups |= touch.group;
        }
        return groups ? total + joined(groups) : total;
    }

    /// The numbers of a survey.
    enum { kPoints, kHoles, kTouching, kJoined, kBlocked = 6, kCovered = 9, kOpen, kFoot, kHead };

    static constexpr auto kWeights = [] {
        std::array<int, std::tuple_size_v<link::Survey>> weights{};
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float weight = kLinkPriors[i] * kOne;
            weights[i] = static_cast<int>(weight < 0 ? weight - 0.5f : weight + 0.5f);
        }
        return weights;
    }();

    /// What a neighbour brings to a placement: for each side that they share, for each upright one,
    /// and the group that is joined.
    struct Touch {
        int side;
        int upright;
        std::uint32_t group;
    };
    static constexpr std::size_t kTouches = 128;

    void weigh(int piece, bool is_own) {
        const int root = state_.group_root(piece);
        const int kind = std::clamp(state_.group_size(root), 1, 3) - 1;
        Touch& touch = touches_[static_cast<std::size_t>(piece)];
        if (is_own) {
            touch = {kWeights[kTouching] - kWeights[kOpen], 0, 1u << (root - first_)};
        } else {
            const int covered = kWeights[kCovered];
            touch = {kWeights[static_cast<std::size_t>(kBlocked + kind)] + covered, -covered, 0};
        }
    }

    /// What joining some own groups is worth.
    int joined(std::uint32_t groups) const {
        int total = 0;
        int size = 1;
        int scored = 0;
        for (; groups; groups &= groups - 1) {
            const int group = state_.group_size(first_ + std::countr_zero(groups));
            total += kWeights[static_cast<std::size_t>(kJoined + std::clamp(group, 1, 3) - 1)];
            size += group;
            if (group >= 3) scored += group;
        }
        return size >= 3 ? total + kWeights[kPoints] * (size - scored) : total;
    }

    const games::TetrisLink& state_;
    int first_;
    std::array<Touch, kTouches> touches_;
};

}  // namespace tessella::search
