#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/pool.hpp"
#include "core/spin_lock.hpp"
#include "search/guide.hpp"
#include "search/node.hpp"

namespace tessella::search {

/// Where the nodes of a tree lie, within so many bytes. The moves of a node are a row of eight
/// bytes each, for most are never tried; edges are another row, and what is told of them a third,
/// which choosing a move does not look at. Where there is no room, the least met is forgotten.
class Store {
  public:
    static constexpr std::uint32_t kRoot = 0;
    static constexpr std::uint32_t kNone = Node::kNone;

    explicit Store(int seats) : told_(3 * static_cast<std::uint32_t>(seats)) {}

    /// How many bytes may be taken, and whether several threads work here at once.
    void allow(std::size_t most, bool is_shared) {
        most_ = most;
        is_shared_ = is_shared;
        nodes_.reserve(most);
        lines_.reserve(most);
    }

    Node& node(std::uint32_t at) noexcept { return nodes_[at]; }
    const Node& node(std::uint32_t at) const noexcept { return nodes_[at]; }
    Edge* edges(const Node& node) noexcept { return row<Edge>(node.edges); }
    const Edge* edges(const Node& node) const noexcept { return row<Edge>(node.edges); }
    /// The most likely move of a node that has no edge.
    const Candidate& next(const Node& node) const noexcept {
        return row<Candidate>(node.candidates)[node.opened];
    }

    /// Keeps others from a node.
    core::SpinLock hold(Node& node) const noexcept { return {node.lock, is_shared_}; }

    /// What is taken, and what of it is in use, in bytes.
    std::size_t bytes() const noexcept { return nodes_.bytes() + lines_.bytes(); }
    std::size_t used() const noexcept {
        return bytes() - nodes_.free_bytes() - lines_.free_bytes();
    }

    /// Whether something was not remembered for want of room.
    bool is_full() const noexcept {
        return std::atomic_ref(is_full_).load(std::memory_order_relaxed);
    }

    /// A node; none if there is no room.
    std::uint32_t add(int turn) {
        const core::SpinLock lock(lock_, is_shared_);
        const std::uint32_t at = given(nodes_, 1, false);
        if (at != kNone) nodes_[at] = Node{.turn = static_cast<std::int8_t>(turn)};
        return at;
    }

    /// Lists the moves of a node; whether there was room.
    bool list(Node& node, const std::vector<Candidate>& candidates, bool must) {
        const auto count = static_cast<std::uint32_t>(candidates.size());
        const std::uint32_t first = take(lines_of(count * sizeof(Candidate)), must);
        if (first == kNone) return false;
        std::copy(candidates.begin(), candidates.end(), row<Candidate>(first));
        node.candidates = first;
        node.listed = static_cast<std::uint16_t>(count);
        return true;
    }

    /// Gives the next move of a node an edge; whether there was room.
    bool open(Node& node) {
        if (node.opened == room(node)) {
            const std::uint32_t wide = std::bit_ceil(node.opened + 1u);
            const std::uint32_t most = node.listed;
            if (!widen(node, std::min(std::max(wide, kFewEdges), most), false)) return false;
        }
        put(node, next(node).move, next(node).prior);
        if (node.opened == node.listed) drop_candidates(node);
        return true;
    }

    /// Gives all moves of a node edges, for they may be tried in any order.
    bool open_all(Node& node, bool must) {
        if (node.opened == node.listed) return true;
        if (!widen(node, node.listed, must)) return false;
        while (node.opened < node.listed) put(node, next(node).move, next(node).prior);
        drop_candidates(node);
        return true;
    }

    /// Adds a move to a node whose moves all have edges.
    void append(Node& node, core::Move move) {
        widen(node, node.opened + 1u, true);
        put(node, move, 0.0f);
        node.listed = node.opened;
    }

    /// What is told of an edge: chances to win and to share the win, and points, seat by seat.
    float* told(const Node& node, std::uint32_t edge) noexcept {
        return row<float>(node.outcomes) + edge * told_;
    }
    const float* told(const Node& node, std::uint32_t edge) const noexcept {
        return row<float>(node.outcomes) + edge * told_;
    }
    std::uint32_t seats() const noexcept { return told_ / 3; }

    /// Forgets the moves of a node, and all that lies below it.
    void forget(std::uint32_t at) {
        Node& node = nodes_[at];
        for (std::uint32_t i = 0; i < node.opened; ++i) {
            const std::uint32_t child = edges(node)[i].child;
            if (child == kNone) continue;
            forget(child);
            drop_node(child);
        }
        drop_candidates(node);
        drop_edges(node, room(node));
        node.listed = node.opened = 0;
        node.fade();
    }

    void drop_node(std::uint32_t at) {
        nodes_[at].turn = kFree;
        nodes_.drop(at, 1);
    }

    /// Makes room: forgets a part of all, below nodes that were met least of late. A hand goes
    /// round all nodes; what it spares has to be met again before it comes back.
    void make_room() {
        std::atomic_ref(is_full_).store(false, std::memory_order_relaxed);
        const std::size_t enough = used() - used() / kPart;
        for (std::uint64_t i = 0; i < 2ull * nodes_.size() && used() > enough; ++i) {
            if (hand_ >= nodes_.size()) go_round();
            const std::uint32_t at = hand_++;
            Node& node = nodes_[at];
            if (at == kRoot || node.turn == kFree || node.listed == 0) continue;
            if (node.recent < least_) {
                forget(at);
                ++forgotten_;
            }
            node.recent /= 2;
        }
    }

    /// Copies a node of another store, and below it all that was met so often at least: where it
    /// was met less, its moves are to be listed again.
    void copy(const Store& from, std::uint32_t source, std::uint32_t at, std::uint64_t least) {
        const Node& old = from.nodes_[source];
        Node& node = nodes_[at] = Node{.total = old.total, .visits = old.visits, .turn = old.turn};
        if (old.listed == 0 || old.visits < least) return node.fade();
        copy_moves(from, old, node);
        for (std::uint32_t i = 0; i < node.opened; ++i) {
            const std::uint32_t child = edges(node)[i].child;
            if (child == kNone) continue;
            const std::uint32_t mine = edges(node)[i].child = add(core::kOver);
            copy(from, child, mine, least);
        }
    }

  protected:
    static constexpr std::uint8_t kOften = 255;

  private:
    static constexpr std::int8_t kFree = -3;
    static constexpr std::size_t kPart = 64;
    static constexpr std::uint32_t kFewEdges = 2;
    static constexpr std::uint32_t kFew = 16;
    static constexpr std::uint32_t kMuch = 4;
    /// What rows are made of.
    struct alignas(32) Line {
        std::byte bytes[32];
    };
    static_assert(sizeof(Node) == sizeof(Line) && sizeof(Edge) == sizeof(Line));

    template <class T>
    T* row(std::uint32_t at) noexcept {
        return reinterpret_cast<T*>(&lines_[at]);
    }
    template <class T>
    const T* row(std::uint32_t at) const noexcept {
        return reinterpret_cast<const T*>(&lines_[at]);
    }
    static std::uint32_t lines_of(std::size_t bytes) noexcept {
        return static_cast<std::uint32_t>((bytes + sizeof(Line) - 1) / sizeof(Line));
    }

    template <class T>
    std::uint32_t given(core::Pool<T>& pool, std::uint32_t count, bool must) {
        must = must || pool.bytes() == 0;
        const std::uint32_t at =
            pool.add(count, must || bytes() + core::Pool<T>::kChunkBytes <= most_);
        if (at == kNone) std::atomic_ref(is_full_).store(true, std::memory_order_relaxed);
        return at;
    }
    std::uint32_t take(std::uint32_t lines, bool must) {
        const core::SpinLock lock(lock_, is_shared_);
        return given(lines_, lines, must);
    }
    void drop(std::uint32_t& first, std::uint32_t lines) {
        if (first == kNone) return;
        const core::SpinLock lock(lock_, is_shared_);
        lines_.drop(std::exchange(first, kNone), lines);
    }

    /// How many edges there is room for.
    static std::uint32_t room(const Node& node) noexcept {
        if (node.edges == kNone) return 0;
        const std::uint32_t most = node.listed;
        return std::min(std::max(std::bit_ceil(std::uint32_t{node.opened}), kFewEdges), most);
    }
    std::uint32_t told_lines(std::uint32_t count) const noexcept {
        return lines_of(count * told_ * sizeof(float));
    }

    /// Moves the edges of a node to where there is room for so many; whether there is.
    bool widen(Node& node, std::uint32_t count, bool must) {
        const bool is_told = node.turn >= 0;
        std::uint32_t first = take(count, must);
        const std::uint32_t outcomes =
            first != kNone && is_told ? take(told_lines(count), must) : kNone;
        if (first == kNone || (is_told && outcomes == kNone)) {
            drop(first, count);
            return false;
        }
        if (node.opened) std::copy_n(edges(node), node.opened, row<Edge>(first));
        if (node.opened && is_told)
            std::copy_n(told(node, 0), node.opened * told_, row<float>(outcomes));
        drop_edges(node, room(node));
        node.edges = first;
        node.outcomes = outcomes;
        return true;
    }

    void put(Node& node, core::Move move, float prior) noexcept {
        edges(node)[node.opened] = Edge{.move = move, .prior = prior};
        if (node.turn >= 0) std::fill_n(told(node, node.opened), told_, 0.0f);
        ++node.opened;
    }

    void drop_candidates(Node& node) {
        drop(node.candidates, lines_of(node.listed * sizeof(Candidate)));
    }
    void drop_edges(Node& node, std::uint32_t count) {
        drop(node.edges, count);
        drop(node.outcomes, told_lines(count));
    }

    /// Where little was forgotten in a round, more is in the next, and less where it was much.
    void go_round() {
        hand_ = 0;
        if (forgotten_ < nodes_.size() / kFew) least_ += least_ / 2 + 1;
        if (forgotten_ > nodes_.size() / kMuch) least_ -= least_ / 4;
        least_ = std::clamp<std::uint32_t>(least_, 1, kOften);
        forgotten_ = 0;
    }

    void copy_moves(const Store& from, const Node& old, Node& node) {
        node.listed = old.listed;
        if (old.candidates != kNone) {
            node.candidates = take(lines_of(old.listed * sizeof(Candidate)), true);
            std::copy_n(from.row<Candidate>(old.candidates), old.listed,
                        row<Candidate>(node.candidates));
        }
        if (old.edges == kNone) return;
        widen(node, room(old), true);
        std::copy_n(from.edges(old), old.opened, edges(node));
        if (old.turn >= 0) std::copy_n(from.told(old, 0), old.opened * told_, told(node, 0));
        node.opened = old.opened;
    }

    core::Pool<Node> nodes_;
    core::Pool<Line> lines_;
    std::size_t most_ = std::numeric_limits<std::size_t>::max();
    std::uint32_t told_;  // numbers for each edge
    std::uint32_t hand_ = 0;
    std::uint32_t least_ = 1;
    std::uint32_t forgotten_ = 0;
    bool is_shared_ = false;
    std::uint8_t lock_ = 0;
    mutable bool is_full_ = false;
};

}  // namespace tessella::search
