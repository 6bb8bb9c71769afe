"""What every player offers, and what some offer besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from tessella.core.errors import TessellaError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Move, View
    from tessella.core.evaluation import Report


class Player(Protocol):
    """One who chooses moves. All it ever learns of a game is the view that it is handed."""

    def choose(self, view: View, rng: Random) -> Move:
        """One of `view.moves`; equal views and equal randomness give equal moves."""


@runtime_checkable
class StatefulPlayer(Protocol):
    """A player that has to know how the position came about, and may keep something running.

    It sits on one seat of one match. Whoever runs the match tells it the view of its seat of every
    state in order, the start first (which alone has no events), before it is asked for a move; and
    closes it at the end. `SeatedPlayer` does both. A start told again begins a match anew.
    """

    def watch(self, view: View) -> None:
        """Take note of a state; `view.events` say what has led to it, as the seat may know it."""

    def close(self) -> None:
        """End all that the player keeps running."""


@runtime_checkable
class Evaluator(Protocol):
    """A player that can tell what the moves are worth that it has to choose from."""

    def evaluate(self, view: View, rng: Random, also: Sequence[Move] = ()) -> Report:
        """The moves that were considered, the best first; those of `also` are among them."""


class PlayerError(TessellaError):
    """A player cannot go on; the match is as it was before its turn."""
