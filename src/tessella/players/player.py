"""What every player offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View


class Player(Protocol):
    """One who chooses moves. All it ever learns of a game is the view that it is handed."""

    def choose(self, view: View, rng: Random) -> Move:
        """One of `view.moves`; equal views and equal randomness give equal moves."""
