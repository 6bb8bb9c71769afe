"""Positions as plain numbers: how a law's state becomes a native one, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from tessella.core.state import State

OVER: Final = -2
"""The native number of a turn when the game is over."""


class Positions(Protocol):
    """What the module `position` offers in the folder of a game that has native code."""

    def numbers(self, state: Any, /) -> tuple[Any, ...]:
        """The arguments of the native state's `at`, and what its `position` gives."""

    def of_view(self, view: Any, /) -> tuple[Any, ...]:
        """The same of what a seat may know, as the native state's `seen_by` gives it."""

    def state(self, game: Any, numbers: Any, /) -> State:
        """The law's state of a native `position`."""
