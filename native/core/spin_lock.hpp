#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

namespace tessella::core {

/// Holds a byte for as long as it lives, if there is anybody to share it with: for work that takes
/// less than a thread takes to fall asleep.
class SpinLock {
  public:
    SpinLock(std::uint8_t& byte, bool is_shared) noexcept : byte_(is_shared ? &byte : nullptr) {
        if (!byte_) return;
        const std::atomic_ref<std::uint8_t> held(*byte_);
        for (int tries = 0; held.exchange(1, std::memory_order_acquire); ++tries) {
            if (tries % kPatience == kPatience - 1) std::this_thread::yield();
        }
    }
    ~SpinLock() {
        if (byte_) std::atomic_ref<std::uint8_t>(*byte_).store(0, std::memory_order_release);
    }
    SpinLock(const SpinLock&) = delete;
    SpinLock& operator=(const SpinLock&) = delete;

  private:
    static constexpr int kPatience = 64;
    std::uint8_t* byte_;
};

}  // namespace tessella::core
