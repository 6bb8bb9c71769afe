"""The native engine as a player: by time, by simulations, or by level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.engine.native_state import has_native
from tessella.engine.search import Budget, Mind
from tessella.players.player import Candidate, PlayerError

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View
    from tessella.engine.search import Thought

SEED_BITS: Final = 63


@dataclass(frozen=True, slots=True)
class EnginePlayer:
    """Searches before each move. Of all its moves, the share `slips` is made by lot instead.

    With a mind of its own it goes on from what it found before; equal views then need not give
    equal moves.
    """

    budget: Budget
    slips: float = 0.0
    mind: Mind | None = None

    def choose(self, view: View, rng: Random) -> Move:
        """The move that the search likes best, slips aside."""
        if self.slips and rng.random() < self.slips:
            return rng.choice(view.moves)
        if len(view.moves) == 1:
            return view.moves[0]
        return self._think(view, rng)[0].move

    def _think(self, view: View, rng: Random) -> list[Thought]:
        if not has_native(view.game):
            raise PlayerError("player-no-engine", game=view.game.title)
        return (self.mind or Mind()).think(view, self.budget, rng.getrandbits(SEED_BITS))

    def values(self, view: View, rng: Random) -> list[Candidate]:
        """What the search thinks of the moves, the best first."""
        thoughts = self._think(view, rng)
        return [Candidate(thought.move, thought.value, thought.visits) for thought in thoughts]
