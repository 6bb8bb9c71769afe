#pragma once

#include <cmath>
#include <memory>

#include "policy_head.hpp"
#include "value_head.hpp"

namespace tessella::train::blokus {

/// A position, what is known of how it goes on, and how a search shared its attention.
template <class Game>
struct Lesson {
    Packed<Game> position;
    typename Game::Goal goal;
    std::vector<Share> shares;
};

/// How far off the network was.
struct Losses {
    double win = 0;     // cross entropy of the win, beyond what the goal itself leaves open
    double lead = 0;    // likewise
    double points = 0;  // squared error, where points are told
    double policy = 0;  // cross entropy of the shares of the moves
    double lessons = 0;
    double policies = 0;
};

/// How surprising a chance is, beyond what the goal leaves open; and how far off.
inline double surprise(float told, float goal) {
    constexpr float kTiny = 1e-7f;
    const auto part = [](float wanted, float given) {
        return wanted > 0 ? static_cast<double>(wanted * std::log(wanted / (given + kTiny))) : 0.0;
    };
    return part(goal, told) + part(1 - goal, 1 - told);
}

/// Goes through lessons, and gathers how the network would have to change to do better.
template <class Game>
class Pupil {
  public:
    using Net = typename Game::Net;

    explicit Pupil(const Parameters<Net>& parameters)
        : parameters_(parameters), gradient_(std::make_unique<Parameters<Net>>()) {}

    /// Only looks how well the network does.
    void look(const Lesson<Game>& lesson, std::size_t way) {
        const typename Game::State state = lesson.position.state();
        layer_.look(parameters_, state, way);
        const auto outputs = value_head_.look(parameters_, layer_.values());
        errors_ = Game::errors(state, way, outputs, lesson.goal, losses_);
        ++losses_.lessons;
        if (lesson.shares.empty()) return;
        losses_.policy += policy_head_.look(parameters_, layer_, state, lesson.shares, way);
        ++losses_.policies;
    }

    void learn(const Lesson<Game>& lesson, std::size_t way) {
        look(lesson, way);
        typename Net::Hidden slope{};
        value_head_.learn(parameters_, layer_.values(), errors_, *gradient_, slope);
        if (!lesson.shares.empty())
            policy_head_.learn(parameters_, layer_, kPolicyWeight, *gradient_, slope);
        layer_.learn(slope, *gradient_);
    }

    /// The sum over all lessons learned since it was last cleared.
    Parameters<Net>& gradient() { return *gradient_; }
    const Losses& losses() const { return losses_; }

  private:
    static constexpr float kPolicyWeight = 3.0f;

    const Parameters<Net>& parameters_;
    std::unique_ptr<Parameters<Net>> gradient_;
    HiddenLayer<Game> layer_;
    ValueHead<Net> value_head_;
    PolicyHead<Game> policy_head_;
    typename Net::Outputs errors_{};
    Losses losses_;
};

}  // namespace tessella::train::blokus
