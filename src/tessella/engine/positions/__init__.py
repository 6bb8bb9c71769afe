"""Positions as plain numbers, one file a game: how a law's state becomes a native one and back.

Each file has `numbers(state)`, the arguments of the native twin's `at`, and `state(game, numbers)`,
the law's state of a native `position`.
"""
