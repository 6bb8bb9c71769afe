"""Moves that nobody who knows the rules makes: a definition for each game, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.core import Move, View


def definition(game: str) -> Callable[[View, Move], bool]:
    """Whether a move of a game is absurd, by what its seat sees."""
    module = import_module(f"bench.absurd.{game.replace('-', '_')}")
    return cast("Callable[[View, Move], bool]", module.absurd)
