#pragma once

#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
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

    /// Calls `work(begin, end)` for parts of 0 … count, and returns when all are done.
    template <class Work>
    void share(std::size_t count, const Work& work) {
        const std::size_t parts =
            std::min<std::size_t>(threads_, std::max<std::size_t>(count / kLeast, 1));
        const auto part = [&](std::size_t i) { work(count * i / parts, count * (i + 1) / parts); };
        if (parts == 1) return part(0);
        forget_lost();
        if (!crew_) crew_ = std::make_unique<Crew>(threads_ - 1);
        crew_->run(parts, part);
    }

  private:
    /// Fewer games than these are done before another thread is awake.
    static constexpr std::size_t kLeast = 64;

    struct Crew {
        explicit Crew(unsigned count) : process(::getpid()) {
            for (std::size_t i = 1; i <= count; ++i) {
                members.emplace_back([this, i](const std::stop_token& stop) { serve(stop, i); });
            }
        }

        void run(std::size_t count, const std::function<void(std::size_t)>& work) {
            {
                const std::lock_guard lock(mutex);
                job = &work;
                parts = count;
                left = count - 1;
                ++round;
            }
            begun.notify_all();
            work(0);
            std::unique_lock lock(mutex);
            done.wait(lock, [this] { return left == 0; });
        }

        void serve(const std::stop_token& stop, std::size_t own) {
            std::uint64_t seen = 0;
            std::unique_lock lock(mutex);
            while (begun.wait(lock, stop, [&] { return round != seen; })) {
                seen = round;
                if (own >= parts) continue;
                lock.unlock();
                (*job)(own);
                lock.lock();
                if (--left == 0) done.notify_one();
            }
        }

        ::pid_t process;
        std::mutex mutex;
        std::condition_variable_any begun;
        std::condition_variable done;
        const std::function<void(std::size_t)>* job = nullptr;
        std::size_t parts = 0;
        std::size_t left = 0;
        std::uint64_t round = 0;
        std::vector<std::jthread> members;  // the first to go: they use all else
    };

    /// A forked process has the memory of its parent, but not its threads.
    void forget_lost() noexcept {
        if (crew_ && crew_->process != ::getpid()) static_cast<void>(crew_.release());
    }

    unsigned threads_;
    std::unique_ptr<Crew> crew_;
};

}  // namespace tessella::core
