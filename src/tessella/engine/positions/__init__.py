"""Positions as plain numbers, one file a game: how a law's state becomes a native one and back.

Each file has `numbers(state)`, the arguments of the native state's `at` and what its `position`
gives; `of_view(view)`, the same of what a seat may know, as its `seen_by` gives it; and
`state(game, numbers)`, the law's state of a native `position`.
"""
