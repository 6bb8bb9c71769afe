"""The native engine as a player: by time, by simulations, or by level."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tessella.engine.native_state import has_native
from tessella.engine.search import Memory, Search
from tessella.players.player import PlayerError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Move, View
    from tessella.core.evaluation import Report
    from tessella.engine.search import Limits

SEED_BITS: Final = 63


@dataclass(frozen=True, slots=True)
class EnginePlayer:
    """Searches before each move.

    The seconds of its limits are those of a move on average over a game: it takes more where the
    game says that it counts, at most the largest of `Game.paces` times as many, and none that would
    change nothing. With a memory of its own it goes on from what it found before; equal views then
    need not give equal moves.
    """

    limits: Limits
    memory: Memory | None = None

    def choose(self, view: View, rng: Random) -> Move:
        """The move that the search likes best."""
        if len(view.moves) == 1:
            return view.moves[0]
        return self._search(view, rng).run(self._paced(view)).best()

    def ranked(self, view: View, rng: Random) -> Sequence[Move]:
        """The moves that the search has tried, the best first."""
        if len(view.moves) == 1:
            return view.moves
        return self._search(view, rng).run(self.limits).ranked()

    def evaluate(self, view: View, rng: Random, also: Sequence[Move] = ()) -> Report:
        """What the search finds of the moves, those of `also` among them."""
        return self._search(view, rng, also).report(self.limits)

    def _paced(self, view: View) -> Limits:
        """The limits of the move that a view asks for."""
        if math.isinf(self.limits.seconds):
            return replace(self.limits, settles=True)
        seconds = self.limits.seconds * view.game.pace(view)
        return replace(self.limits, seconds=seconds, settles=True)

    def _search(self, view: View, rng: Random, also: Sequence[Move] = ()) -> Search:
        if not has_native(view.game):
            raise PlayerError("player-no-engine", game=view.game.title)
        seed = rng.getrandbits(SEED_BITS)
        return (self.memory or Memory()).search(view, seed, also)
