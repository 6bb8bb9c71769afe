"""The published heuristics that the engine is measured against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.engine.native_state import has_native
from tessella.engine.search import native_of
from tessella.players.engine_player import SEED_BITS
from tessella.players.player import PlayerError

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, View


@dataclass(frozen=True, slots=True)
class PublishedPlayer:
    """A one-ply heuristic that was published for a game: `tuned` or `reply`."""

    heuristic: str

    def choose(self, view: View, rng: Random) -> Move:
        """The move that it likes best, ties by lot."""
        native = native_of(view) if has_native(view.game) else None
        liked = getattr(native, f"{self.heuristic}_move", None)
        if liked is None:
            raise PlayerError("player-unpublished", heuristic=self.heuristic, game=view.game.title)
        text: str = liked(rng.getrandbits(SEED_BITS))
        return next(move for move in view.moves if move.text == text)
