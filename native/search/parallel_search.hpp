#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/parallel.hpp"
#include "search/limits.hpp"

namespace tessella::search {

/// Searches of one state side by side, each with luck of its own, whose findings are added up. The
/// same seed, threads and simulations give the same findings.
template <class Search>
class ParallelSearch {
  public:
    using State = typename Search::State;

    ParallelSearch(const State& root, std::uint64_t seed) : root_(root), seed_(seed) { grow(1); }

    /// Searches on so many threads; the number of simulations of all together.
    std::uint64_t run(Limits limits, unsigned threads, const std::atomic<bool>& stop) {
        grow(threads);
        limits.bytes /= searches_.size();
        std::vector<std::uint64_t> done(searches_.size());
        core::parallel(done.size(), static_cast<unsigned>(done.size()),
                       [&](std::size_t begin, std::size_t end) {
                           for (std::size_t i = begin; i < end; ++i)
                               done[i] = searches_[i]->run(share(limits, i), stop);
                       });
        std::uint64_t total = 0;
        for (const std::uint64_t each : done) total += each;
        return total;
    }

    /// Goes on from a state to which some moves have led; whether anything was known of it. If not,
    /// this search is of no more use.
    bool follow(const State& state) {
        if constexpr (requires { searches_[0]->follow(state); }) {
            std::erase_if(searches_, [&](auto& search) { return !search->follow(state); });
            if (searches_.empty()) return false;
            root_ = state;
            return true;
        }
        return false;
    }

    /// The moves at the root, as they were tried by all.
    std::vector<Choice> choices() const {
        std::vector<Choice> all;
        for (const auto& search : searches_) {
            for (const Choice& choice : search->choices()) add(all, choice);
        }
        return all;
    }

    /// What all searches remember, in bytes.
    std::size_t bytes() const noexcept {
        std::size_t total = 0;
        for (const auto& search : searches_) total += search->bytes();
        return total;
    }

  private:
    static constexpr std::uint64_t kApart = 0x9E3779B97F4A7C15u;

    void grow(std::size_t count) {
        for (std::size_t i = searches_.size(); i < count; ++i)
            searches_.push_back(std::make_unique<Search>(root_, seed_ + kApart * i));
    }

    Limits share(Limits limits, std::size_t i) const {
        const std::uint64_t count = searches_.size();
        if (limits.simulations != Limits{}.simulations)
            limits.simulations = limits.simulations / count + (i < limits.simulations % count);
        return limits;
    }

    static void add(std::vector<Choice>& all, const Choice& choice) {
        const auto at = std::find_if(all.begin(), all.end(),
                                     [&](const Choice& c) { return c.move == choice.move; });
        if (at == all.end()) {
            all.push_back(choice);
        } else if (choice.visits) {
            const auto a = static_cast<double>(at->visits);
            const auto b = static_cast<double>(choice.visits);
            at->value = static_cast<float>((at->value * a + choice.value * b) / (a + b));
            at->visits += choice.visits;
        }
    }

    State root_;
    std::uint64_t seed_;
    std::vector<std::unique_ptr<Search>> searches_;
};

}  // namespace tessella::search
