"""The published heuristics that the engine is measured against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.engine.search import twin_of
from tessella.players.engine_player import SEED_BITS
from tessella.players.player import PlayerError

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View


@dataclass(frozen=True, slots=True)
class TunedPlayer:
    """The tuned one-ply heuristic that was published for a game, where there is one."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move that it likes best, ties by lot."""
        tuned = getattr(twin_of(view), "tuned_move", None)
        if tuned is None:
            raise PlayerError("player-untuned", game=view.game.title)
        text: str = tuned(rng.getrandbits(SEED_BITS))
        return next(move for move in view.moves if move.text == text)
