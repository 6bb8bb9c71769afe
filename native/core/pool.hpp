#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace tessella::core {

/// Things in rows, found by number. It grows a chunk at a time and moves nothing, so that no growth
/// takes long and what it holds can be bounded.
template <class T>
class Pool {
  public:
    static constexpr std::uint32_t kChunk = 1u << 12;

    T& operator[](std::uint32_t index) noexcept { return chunks_[index / kChunk][index % kChunk]; }
    const T& operator[](std::uint32_t index) const noexcept {
        return chunks_[index / kChunk][index % kChunk];
    }

    /// The number of the first of so many fresh ones in a row, at most a chunk.
    std::uint32_t add(std::uint32_t count) {
        if (size_ % kChunk + count > kChunk || size_ % kChunk == 0) {
            size_ = static_cast<std::uint32_t>(chunks_.size()) * kChunk;
            chunks_.push_back(std::make_unique_for_overwrite<T[]>(kChunk));
        }
        const std::uint32_t first = size_;
        size_ += count;
        for (std::uint32_t i = first; i < size_; ++i) (*this)[i] = T{};
        return first;
    }

    std::size_t bytes() const noexcept { return chunks_.size() * kChunk * sizeof(T); }

  private:
    std::vector<std::unique_ptr<T[]>> chunks_;
    std::uint32_t size_ = 0;
};

}  // namespace tessella::core
