#pragma once

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace tessella::core {

/// Threads that stay: to start one for each piece of work would take longer than most of the work.
class Workers {
  public:
    /// So many threads, the caller's among them (0: one for each core). They start when there is
    /// first enough to do.
    explicit Workers(unsigned threads) noexcept
        : threads_(threads ? threads : std::max(1u, std::thread::hardware_concurrency())) {}

    ~Workers() { forget_lost(); }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    unsigned threads() const noexcept { return threads_; }

    /// Calls `work(begin, end)` for pieces of 0 … count, and returns when all are done.
    template <class Work>
    void share(std::size_t count, const Work& work) {
        const std::size_t parts =
            std::min<std::size_t>(threads_, std::max<std::size_t>(count / kLeast, 1));
        if (parts == 1) return work(std::size_t{0}, count);
        forget_lost();
        if (!crew_) crew_ = std::make_unique<Crew>(threads_);
        crew_->run(count, parts, work);
    }

  private:
    /// Fewer games than these are done before another thread is awake.
    static constexpr std::size_t kLeast = 64;

    /// A part is taken in pieces: whoever is done with the own one helps others with theirs.
    static constexpr std::size_t kPieces = 8;

    /// So long a thread looks for the next piece of work before it sleeps: to wake one takes longer
    /// than the few instructions between two passes over the games of a batch.
    static constexpr std::chrono::microseconds kAwake{50};

    /// What is left of a part; on a line of the cache of its own, for it is written often.
    struct alignas(64) Part {
        std::atomic<std::size_t> next = 0;
        std::size_t end = 0;
    };

    class Crew {
      public:
        explicit Crew(unsigned threads) : process(::getpid()), parts_(threads) {
            for (std::size_t own = 1; own < threads; ++own)
                members_.emplace_back([this, own] { serve(own); });
        }

        ~Crew() {
            stopping_ = true;
            call();
        }

        void run(std::size_t count, std::size_t parts,
                 const std::function<void(std::size_t, std::size_t)>& work) {
            work_ = &work;
            piece_ = std::max<std::size_t>(count / (parts * kPieces), 1);
            for (std::size_t i = 0; i < parts_.size(); ++i) {
                parts_[i].next = count * std::min(i, parts) / parts;
                parts_[i].end = count * std::min(i + 1, parts) / parts;
            }
            inside_.store(kOpen, std::memory_order_release);
            call();
            help(0);
            inside_.fetch_and(~kOpen, std::memory_order_acq_rel);
            wait(inside_, [](std::uint32_t inside) { return inside == 0; });
        }

        const ::pid_t process;

      private:
        /// Set while there is work to come to; below it, how many members are at it.
        static constexpr std::uint32_t kOpen = 1u << 31;

        void call() {
            round_.fetch_add(1, std::memory_order_release);
            round_.notify_all();
        }

        void serve(std::size_t own) {
            for (std::uint32_t seen = 0;;) {
                seen = wait(round_, [=](std::uint32_t round) { return round != seen; });
                if (stopping_) return;
                if (!enter()) continue;
                help(own);
                if (inside_.fetch_sub(1, std::memory_order_acq_rel) == 1) inside_.notify_one();
            }
        }

        /// Nobody comes who wakes up when all is done: the caller does not wait for late ones.
        bool enter() {
            std::uint32_t inside = inside_.load(std::memory_order_acquire);
            while (inside & kOpen)
                if (inside_.compare_exchange_weak(inside, inside + 1, std::memory_order_acq_rel))
                    return true;
            return false;
        }

        void help(std::size_t own) {
            for (std::size_t k = 0; k < parts_.size(); ++k) {
                Part& part = parts_[(own + k) % parts_.size()];
                for (std::size_t begin; (begin = part.next.fetch_add(piece_)) < part.end;)
                    (*work_)(begin, std::min(begin + piece_, part.end));
            }
        }

        /// Stays awake for a while, then sleeps, until a value is as wanted; that value.
        template <class Wanted>
        static std::uint32_t wait(const std::atomic<std::uint32_t>& value, Wanted wanted) {
            const auto until = std::chrono::steady_clock::now() + kAwake;
            for (;;) {
                const std::uint32_t found = value.load(std::memory_order_acquire);
                if (wanted(found)) return found;
                if (std::chrono::steady_clock::now() >= until)
                    value.wait(found, std::memory_order_acquire);
            }
        }

        const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;
        std::size_t piece_ = 1;
        std::atomic<bool> stopping_ = false;
        alignas(64) std::atomic<std::uint32_t> round_ = 0;
        alignas(64) std::atomic<std::uint32_t> inside_ = 0;
        std::vector<Part> parts_;
        std::vector<std::jthread> members_;  // the first to go: they use all else
    };

    /// A forked process has the memory of its parent, but not its threads.
    void forget_lost() noexcept {
        if (crew_ && crew_->process != ::getpid()) static_cast<void>(crew_.release());
    }

    unsigned threads_;
    std::unique_ptr<Crew> crew_;
};

}  // namespace tessella::core
