#pragma once

#include <cmath>
#include <memory>

#include "policy_head.hpp"
#include "value_head.hpp"

namespace tessella::train::blokus {

/// How far off the network was.
struct Losses {
    double value = 0;   // cross entropy of the value; 0.693 is a coin
    double error = 0;   // squared error against the outcome
    double policy = 0;  // cross entropy of the shares of the moves
    double lessons = 0;
    double policies = 0;

    Losses& operator+=(const Losses& other) {
        value += other.value;
        error += other.error;
        policy += other.policy;
        lessons += other.lessons;
        policies += other.policies;
        return *this;
    }
};

/// Goes through lessons, and gathers how the network would have to change to do better.
class Pupil {
  public:
    explicit Pupil(const Parameters& parameters)
        : parameters_(parameters), gradient_(std::make_unique<Parameters>()) {}

    /// Only looks how well the network does.
    void look(const Lesson& lesson, const Symmetry& symmetry) {
        layer_.look(parameters_, lesson.state, symmetry);
        value_ = value_head_.look(parameters_, layer_.values());
        const float target = goal(lesson);
        losses_.value -= target * std::log(value_ + kTiny);
        losses_.value -= (1.0f - target) * std::log(1.0f - value_ + kTiny);
        losses_.error += (value_ - lesson.outcome) * (value_ - lesson.outcome);
        ++losses_.lessons;
        if (lesson.shares.empty()) return;
        losses_.policy += policy_head_.look(parameters_, layer_, lesson, symmetry);
        ++losses_.policies;
    }

    void learn(const Lesson& lesson, const Symmetry& symmetry) {
        look(lesson, symmetry);
        Net::Hidden slope{};
        const float error = kValueWeight * (value_ - goal(lesson));
        value_head_.learn(parameters_, layer_.values(), error, *gradient_, slope);
        if (!lesson.shares.empty())
            policy_head_.learn(parameters_, layer_, kPolicyWeight, *gradient_, slope);
        layer_.learn(slope, *gradient_);
    }

    /// The sum over all lessons learned since it was last cleared.
    Parameters& gradient() { return *gradient_; }
    const Losses& losses() const { return losses_; }

  private:
    static constexpr float kTiny = 1e-7f;
    static constexpr float kValueWeight = 2.0f;
    static constexpr float kPolicyWeight = 3.0f;
    static constexpr float kOutcomeShare = 0.1f;

    static float goal(const Lesson& lesson) {
        return kOutcomeShare * lesson.outcome + (1.0f - kOutcomeShare) * lesson.value;
    }

    const Parameters& parameters_;
    std::unique_ptr<Parameters> gradient_;
    HiddenLayer layer_;
    ValueHead value_head_;
    PolicyHead policy_head_;
    float value_ = 0;
    Losses losses_;
};

}  // namespace tessella::train::blokus
