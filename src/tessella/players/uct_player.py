"""The general search as a player: of any game, by its law alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.players.player import Candidate
from tessella.search import think

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View
    from tessella.search import Limits


@dataclass(frozen=True, slots=True)
class UctPlayer:
    """Searches before each move. Of all its moves, the share `slips` is made by lot instead."""

    limits: Limits
    slips: float = 0.0

    def choose(self, view: View, rng: Random) -> Move:
        """The move that the search likes best, slips aside."""
        if self.slips and rng.random() < self.slips:
            return rng.choice(view.moves)
        if len(view.moves) == 1:
            return view.moves[0]
        return think(view, self.limits, rng)[0].move

    def values(self, view: View, rng: Random) -> list[Candidate]:
        """What the search thinks of the moves, the best first."""
        thoughts = think(view, self.limits, rng)
        return [Candidate(thought.move, thought.value, thought.visits) for thought in thoughts]
