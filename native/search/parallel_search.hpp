#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/parallel.hpp"
#include "search/limits.hpp"
#include "search/run.hpp"

namespace tessella::search {

/// Searches of one state side by side, each with luck of its own, whose findings are added up. The
/// same seed, threads and simulations give the same findings.
template <class Search>
class ParallelSearch {
  public:
    using State = typename Search::State;
    /// Whether a search can go on from a state to which some moves have led.
    static constexpr bool kFollows =
        requires(Search& search, const State& state) { search.follow(state); };

    /// The moves of `also` are valued, whatever the search thinks of them at first sight.
    ParallelSearch(const State& root, std::uint64_t seed, std::vector<core::Move> also)
        : root_(root), seed_(seed), also_(std::move(also)) {
        grow(1);
    }

    /// A run of so many searches, which `work` does.
    std::shared_ptr<Run> begin(Limits limits, unsigned threads) {
        grow(threads);
        return std::make_shared<Run>(limits, searches_.size());
    }

    /// Does a run: on this thread and as many others as it wants.
    void work(Run& run) {
        const std::size_t count = searches_.size();
        core::parallel(count, static_cast<unsigned>(count),
                       [&](std::size_t begin, std::size_t end) {
                           for (std::size_t i = begin; i < end; ++i) work(run, i);
                       });
    }

    /// Goes on from a state to which some moves have led; whether anything was known of it. If not,
    /// this search is of no more use.
    bool follow(const State& state, std::vector<core::Move> also) {
        if constexpr (kFollows) {
            std::erase_if(searches_, [&](auto& search) { return !search->follow(state); });
            if (searches_.empty()) return false;
            root_ = state;
            also_ = std::move(also);
            for (const auto& search : searches_) search->also(also_);
            return true;
        }
        return false;
    }

    /// Forgets what was met least, until the rest takes no more than so many bytes.
    void shrink(std::size_t most) {
        if constexpr (requires { searches_[0]->shrink(most); }) {
            for (const auto& search : searches_) {
                search->shrink(most / searches_.size());
                search->also(also_);
            }
        }
    }

    const State& root() const noexcept { return root_; }
    const std::vector<core::Move>& also() const noexcept { return also_; }

    /// What all searches remember, in bytes.
    std::size_t bytes() const noexcept {
        std::size_t total = 0;
        for (const auto& search : searches_) total += search->bytes();
        return total;
    }

  private:
    static constexpr std::uint64_t kApart = 0x9E3779B97F4A7C15u;

    void grow(std::size_t count) {
        for (std::size_t i = searches_.size(); i < count; ++i) {
            searches_.push_back(std::make_unique<Search>(root_, seed_ + kApart * i));
            searches_.back()->also(also_);
        }
    }

    void work(Run& run, std::size_t i) {
        const Limits limits = run.share(i);
        const std::uint64_t done =
            limits.simulations || i == 0 ? searches_[i]->run(limits, run.watch(i)) : 0;
        run.watch(i).finish({searches_[i]->moves(), done});
    }

    State root_;
    std::uint64_t seed_;
    std::vector<core::Move> also_;
    std::vector<std::unique_ptr<Search>> searches_;
};

}  // namespace tessella::search
