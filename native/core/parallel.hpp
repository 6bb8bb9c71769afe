#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

namespace tessella::core {

/// Calls `work(begin, end)` for parts of 0 … count on so many threads (0: one for each core).
template <class Work>
void parallel(std::size_t count, unsigned threads, Work work) {
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    const std::size_t parts = std::min<std::size_t>(threads, std::max<std::size_t>(count, 1));
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < parts; ++part) {
        others.emplace_back([=] { work(count * part / parts, count * (part + 1) / parts); });
    }
    work(std::size_t{0}, count / parts);
}

}  // namespace tessella::core
