"""The player that all others are measured against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Any legal move, all equally likely."""

    def choose(self, view: View, rng: Random) -> Move:
        """A move drawn by lot."""
        return rng.choice(view.moves)
