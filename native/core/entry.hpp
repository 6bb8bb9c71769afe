#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/state.hpp"

/// What a game tells of itself in its `Entry`, for all that serves any game.
namespace tessella::core {

/// An option as others name it, and the field of the game's options that it sets.
template <class Options, class Value>
struct Option {
    using Argument = Value;
    const char* name;
    Value Options::* field;

    Argument value_of(const Options& options) const { return options.*field; }

    bool set(Options& options, Argument value) const {
        options.*field = value;
        return true;
    }
};

/// A word, and what a field is where it stands.
template <class Value>
struct Word {
    const char* word;
    Value value;
};

/// An option that is one of a few words.
template <class Options, class Value, std::size_t kWords>
struct WordOption {
    using Argument = std::string;
    const char* name;
    Value Options::* field;
    std::array<Word<Value>, kWords> words;

    Argument value_of(const Options& options) const {
        for (const auto& [word, value] : words) {
            if (value == options.*field) return word;
        }
        return {};
    }

    /// Whether the word is one of those that are known.
    bool set(Options& options, std::string_view told) const {
        for (const auto& [word, value] : words) {
            if (word != told) continue;
            options.*field = value;
            return true;
        }
        return false;
    }
};

template <class Options, class Value>
constexpr Option<Options, Value> option(const char* name, Value Options::* field) {
    return {name, field};
}

template <class Options, class Value, std::size_t kWords>
constexpr WordOption<Options, Value, kWords> option(const char* name, Value Options::* field,
                                                    const std::array<Word<Value>, kWords>& words) {
    return {name, field, words};
}

/// A way to choose a move that others than the search have published.
template <State S>
struct Heuristic {
    const char* name;
    Move (*choose)(const S&, Rng&);
    const char* what;
};

/// A set of options to be checked, and in how many games.
template <class Options>
struct Variant {
    Options options;
    int games;
};

/// Calls `visit` with each type of a list of entries.
template <class... Entries, class Visit>
void each_entry(std::type_identity<std::tuple<Entries...>>, Visit visit) {
    (visit(std::type_identity<Entries>{}), ...);
}

}  // namespace tessella::core
