"""The plain tree search that the engine is measured against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.engine.search import Kind, best, has_search
from tessella.players.engine_player import SEED_BITS
from tessella.players.player import PlayerError

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View
    from tessella.engine.search import Limits


@dataclass(frozen=True, slots=True)
class MctsPlayer:
    """Monte-Carlo tree search with priors set by hand and uniformly random play-outs."""

    limits: Limits

    def choose(self, view: View, rng: Random) -> Move:
        """The move that the plain search likes best."""
        if not has_search(view.game, Kind.BASELINE):
            raise PlayerError("player-unmeasured", game=view.game.title)
        return best(view, self.limits, rng.getrandbits(SEED_BITS), Kind.BASELINE)
