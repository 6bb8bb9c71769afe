#pragma once

#include <cstdio>
#include <exception>
#include <numbers>
#include <string>
#include <thread>

#include "factors.hpp"
#include "pupil.hpp"

namespace tessella::train::blokus {

/// Takes lessons in random order and under random symmetries, some at a time.
template <class Game>
class Course {
  public:
    using Net = typename Game::Net;

    Course(Parameters<Net>& parameters, std::vector<Lesson<Game>> lessons, std::mt19937_64& rng,
           std::size_t threads)
        : parameters_(parameters), lessons_(std::move(lessons)), rng_(rng), factors_(parameters) {
        const std::size_t tested = std::min(kMostTested, lessons_.size() / 10);
        if (tested == 0) throw std::runtime_error("there are fewer than ten lessons");
        learned_ = lessons_.size() - tested;
        batch_ = std::min(kBatch, learned_);
        for (std::size_t i = 0; i < learned_; ++i) order_.push_back(i);
        for (std::size_t i = 0; i < threads; ++i) pupils_.emplace_back(parameters);
    }

    void run(double epochs, float rate) {
        const auto steps = static_cast<long>(epochs * static_cast<double>(learned_ / batch_));
        const long slow_steps = std::clamp(steps / 10, 1L, kMostSlowSteps);
        for (long step = 1; step <= steps; ++step) {
            const float begin = std::min(1.0f, float(step) / float(slow_steps));
            const float angle = std::numbers::pi_v<float> * float(step - 1) / float(steps);
            const float wave = 0.5f * (1.0f + std::cos(angle));
            learn_batch();
            apply({rate * (begin * wave + kLeast), step});
        }
    }

    /// Prints how far off the network is on the last lessons, from which it does not learn.
    void report(const char* when) const {
        Pupil<Game> pupil(parameters_);
        for (std::size_t i = learned_; i < lessons_.size(); ++i) pupil.look(lessons_[i], 0);
        const Losses& sum = pupil.losses();
        std::printf("%s: win %.4f, lead %.4f, points %.2f, policy %.4f\n", when,
                    sum.win / sum.lessons, sum.lead / sum.lessons,
                    std::sqrt(sum.points / sum.lessons), sum.policy / std::max(sum.policies, 1.0));
        std::fflush(stdout);
    }

  private:
    static constexpr std::size_t kBatch = 256;
    static constexpr std::size_t kMostTested = 10'000;
    static constexpr long kMostSlowSteps = 200;
    static constexpr float kLeast = 0.01f;

    void learn_batch() {
        if (next_ + batch_ > learned_) next_ = 0;
        if (next_ == 0) std::shuffle(order_.begin(), order_.end(), rng_);
        ways_.clear();
        for (std::size_t i = 0; i < batch_; ++i) ways_.push_back(rng_() % Game::kWays);
        std::vector<std::thread> threads;
        for (std::size_t i = 1; i < pupils_.size(); ++i)
            threads.emplace_back([this, i] { learn_part(i); });
        learn_part(0);
        for (std::thread& thread : threads) thread.join();
        next_ += batch_;
    }

    void learn_part(std::size_t part) {
        for (std::size_t i = part; i < batch_; i += pupils_.size())
            pupils_[part].learn(lessons_[order_[next_ + i]], ways_[i]);
    }

    void apply(const Pace& pace) {
        const std::span<float> sum = pupils_[0].gradient().all();
        for (std::size_t part = 1; part < pupils_.size(); ++part) {
            const std::span<float> more = pupils_[part].gradient().all();
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
            std::fill(more.begin(), more.end(), 0.0f);
        }
        for (float& slope : sum) slope /= static_cast<float>(batch_);
        factors_.step(pupils_[0].gradient().of_rows(), pace);
        adam_.step(parameters_.of_the_rest(), pupils_[0].gradient().of_the_rest(), pace);
        std::fill(sum.begin(), sum.end(), 0.0f);
    }

    Parameters<Net>& parameters_;
    std::vector<Lesson<Game>> lessons_;
    std::mt19937_64& rng_;
    Factors<Game> factors_;
    Adam adam_{parameters_.of_the_rest().size()};
    std::vector<Pupil<Game>> pupils_;
    std::vector<std::size_t> order_;
    std::vector<std::size_t> ways_;
    std::size_t learned_ = 0;  // so many of the lessons, from the first
    std::size_t batch_ = 0;
    std::size_t next_ = 0;
};

/// Fits the network to lessons:
///   learn WEIGHTS NUMBERS START EPOCHS RATE SEED THREADS LESSONS...
/// writes WEIGHTS for the engine and NUMBERS to go on from. START is such a file of NUMBERS, or
/// "-".
template <class Game>
class Learn {
  public:
    static int main(int count, char** arguments) {
        const std::vector<std::string> given(arguments + 1, arguments + count);
        if (given.size() < 8) {
            std::fputs("learn WEIGHTS NUMBERS START EPOCHS RATE SEED THREADS LESSONS...\n", stderr);
            return 2;
        }
        try {
            run(given);
        } catch (const std::exception& problem) {
            std::fprintf(stderr, "learn: %s\n", problem.what());
            return 1;
        }
        return 0;
    }

  private:
    using Net = typename Game::Net;

    static void run(const std::vector<std::string>& given) {
        const std::string& start = given[2];
        std::mt19937_64 rng(std::stoull(given[5]));
        const auto parameters = std::make_unique<Parameters<Net>>();
        if (start == "-") {
            draw<Game>(*parameters, rng);
        } else {
            read(*parameters, start);
        }
        std::vector<Lesson<Game>> lessons = all_lessons({given.begin() + 7, given.end()});
        std::printf("%zu lessons\n", lessons.size());
        Course<Game> course(*parameters, std::move(lessons), rng, std::stoul(given[6]));
        course.report("start");
        course.run(std::stod(given[3]), std::stof(given[4]));
        course.report("end");
        const auto made = weights(*parameters);
        if (largest_sum<Net>(*made) > INT16_MAX)
            throw std::runtime_error("the rows of the network have grown too large");
        write(*parameters, given[1]);
        write(*made, given[0]);
    }

    static std::vector<Lesson<Game>> all_lessons(const std::vector<std::string>& paths) {
        std::vector<Lesson<Game>> lessons;
        for (const std::string& path : paths) {
            LessonFile<Game>::read(path, [&](std::vector<Moment<Game>>& game) {
                const std::vector<typename Game::Goal> goals = Game::goals(game);
                for (std::size_t i = 0; i < goals.size(); ++i)
                    lessons.push_back(
                        {Packed<Game>(game[i].state), goals[i], std::move(game[i].shares)});
            });
        }
        return lessons;
    }
};

}  // namespace tessella::train::blokus
