#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <vector>

namespace tessella::core {

/// Things in rows, found by number. It grows a chunk at a time and moves nothing, so that no growth
/// takes long and what it holds can be bounded. Rows that are dropped are given out again.
template <class T>
    requires std::is_trivially_copyable_v<T> && (sizeof(T) >= sizeof(std::uint32_t))
class Pool {
  public:
    static constexpr std::uint32_t kChunk = 1u << 12;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;
    static constexpr std::size_t kChunkBytes = kChunk * sizeof(T);

    T& operator[](std::uint32_t index) noexcept { return chunks_[index / kChunk][index % kChunk]; }
    const T& operator[](std::uint32_t index) const noexcept {
        return chunks_[index / kChunk][index % kChunk];
    }

    /// Makes sure that nothing that is read while it grows to so many bytes is moved.
    void reserve(std::size_t bytes) {
        chunks_.reserve(std::min<std::size_t>(bytes / kChunkBytes + 2, kMostChunks));
    }

    /// The number of the first of so many in a row, at most a chunk, as they were left; none, if
    /// there is no such row and the pool may not grow.
    std::uint32_t add(std::uint32_t count, bool may_grow) {
        std::uint32_t first = again(count, count);
        if (first == kNone) first = fresh(count, may_grow);
        for (std::uint32_t more = count + 1; first == kNone && more < dropped_.size(); ++more)
            first = again(more, count);
        return first;
    }

    /// Gives back so many in a row.
    void drop(std::uint32_t first, std::uint32_t count) {
        if (count == 0) return;
        if (dropped_.size() <= count) dropped_.resize(count + 1, kNone);
        std::memcpy(static_cast<void*>(&(*this)[first]), &dropped_[count], sizeof first);
        dropped_[count] = first;
        free_ += count;
    }

    /// How many were ever given out, those between rows included.
    std::uint32_t size() const noexcept { return size_; }
    std::size_t bytes() const noexcept { return chunks_.size() * kChunkBytes; }
    /// What could be given out without growing, in bytes.
    std::size_t free_bytes() const noexcept {
        return (free_ + chunks_.size() * kChunk - size_) * sizeof(T);
    }

  private:
    static constexpr std::size_t kMostChunks = (std::size_t{1} << 32) / kChunk - 1;

    /// A row of so many that was dropped, of which fewer are needed.
    std::uint32_t again(std::uint32_t count, std::uint32_t needed) {
        if (dropped_.size() <= count || dropped_[count] == kNone) return kNone;
        const std::uint32_t first = dropped_[count];
        std::memcpy(&dropped_[count], &(*this)[first], sizeof first);
        free_ -= count;
        drop(first + needed, count - needed);
        return first;
    }

    std::uint32_t fresh(std::uint32_t count, bool may_grow) {
        const auto held = static_cast<std::uint32_t>(chunks_.size()) * kChunk;
        if (size_ + count > held) {
            if (!may_grow || chunks_.size() == kMostChunks) return kNone;
            chunks_.push_back(std::make_unique_for_overwrite<T[]>(kChunk));
            drop(size_, held - size_);
            size_ = held;
        }
        const std::uint32_t first = size_;
        size_ += count;
        return first;
    }

    std::vector<std::unique_ptr<T[]>> chunks_;
    std::vector<std::uint32_t> dropped_;  // by length, the first of each
    std::size_t free_ = 0;
    std::uint32_t size_ = 0;
};

}  // namespace tessella::core
