#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/parallel.hpp"
#include "search/limits.hpp"
#include "search/run.hpp"

namespace tessella::search {

/// A search of one state by one or more threads.
///
/// A run of so many simulations has a search for each thread, with luck of its own, and adds up
/// what they find: the same seed, threads and simulations give the same findings. A run by time
/// finds something else each time anyway: all threads work in one search, where it can be shared.
template <class Search>
class ParallelSearch {
  public:
    using State = typename Search::State;
    /// Whether a search can go on from a state to which some moves have led.
    static constexpr bool kFollows =
        requires(Search& search, const State& state) { search.follow(state); };

    /// Whether threads can work in one search.
    static constexpr bool kShares = requires(Search& search) { search.part(); };

    /// The moves of `also` are valued, whatever the search thinks of them at first sight.
    ParallelSearch(const State& root, std::uint64_t seed, std::vector<core::Move> also)
        : root_(root), seed_(seed), also_(std::move(also)) {
        grow(1);
    }

    /// A run of so many threads, which `work` does.
    std::shared_ptr<Run> begin(Limits limits, unsigned threads) {
        const bool is_shared = kShares && threads > 1 && limits.simulations == Limits{}.simulations;
        if (is_shared) {
            searches_.resize(1);
        } else {
            grow(threads);
        }
        return std::make_shared<Run>(limits, is_shared ? threads : searches_.size(), is_shared);
    }

    /// Does a run: on this thread and as many others as it wants.
    void work(Run& run) {
        if constexpr (kShares) {
            if (run.is_shared()) return work_together(run);
        }
        each_thread(run, [&](std::size_t i) { work(run, i); });
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

    /// Calls `work` with the number of each thread of a run, on that thread.
    template <class Work>
    static void each_thread(const Run& run, const Work& work) {
        const std::size_t count = run.threads();
        core::parallel(count, static_cast<unsigned>(count),
                       [&](std::size_t begin, std::size_t end) {
                           for (std::size_t i = begin; i < end; ++i) work(i);
                       });
    }

    /// The first watch tells of the moves that all have found, the others count simulations.
    void work_together(Run& run) {
        Search& search = *searches_[0];
        std::vector<std::uint64_t> done(run.threads());
        const Deadline deadline(run.limits().seconds);
        if (search.share(run.limits(), run.threads(), run.watch(0))) {
            Limits limits = run.limits();
            limits.seconds = deadline.left();
            each_thread(run,
                        [&](std::size_t i) { done[i] = search.join(limits, run.watch(i), i); });
            search.part();
        } else {
            done[0] = 1;
        }
        for (std::size_t i = done.size(); i-- > 0;)
            run.watch(i).finish({i ? std::vector<ValuedMove>{} : search.moves(), done[i]});
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
