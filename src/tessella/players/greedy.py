"""The player that takes what looks best at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Move, View


@dataclass(frozen=True, slots=True)
class Greedy:
    """The move of highest appeal; ties are drawn by lot."""

    def choose(self, view: View, rng: Random) -> Move:
        """One of the moves that look best to this seat."""
        return at_first_sight(view, view.moves, rng)


def at_first_sight(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """One of those moves that look best at once."""
    appeals = [view.appeal(move) for move in moves]
    best = max(appeals)
    ties = zip(moves, appeals, strict=True)
    return rng.choice([move for move, appeal in ties if appeal == best])
