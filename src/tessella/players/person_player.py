"""A player like a person: it notices some of the moves, and takes the one that it likes best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.engine.native_state import has_native
from tessella.engine.search import Limits
from tessella.players.engine_player import EnginePlayer
from tessella.players.greedy import at_first_sight
from tessella.players.uct_player import UctPlayer
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Game, Move, View

Searcher: TypeAlias = EnginePlayer | UctPlayer
MOST_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class PersonPlayer:
    """Overlooks moves; of those that it notices it takes the best that it knows of.

    It notices `sight` moves on average: all of them where there are few. It takes the one that a
    search ranks first, or if that has looked into none of them, what is best at first sight.
    """

    sight: float
    simulations: int = 0

    def choose(self, view: View, rng: Random) -> Move:
        """The best of what it notices."""
        noticed = _noticed(view.moves, self.sight / len(view.moves), rng)
        if len(noticed) > 1 and self.simulations:
            known = set(noticed)
            for move in thinker(view.game, self.simulations).ranked(view, rng):
                if move in known:
                    return move
        return at_first_sight(view, noticed, rng)


def thinker(game: Game | type[Game], simulations: int) -> Searcher:
    """Who looks into a game with so many simulations: the engine, or a search of any game."""
    if has_native(game):
        return EnginePlayer(Limits(simulations=simulations))
    return UctPlayer(LawLimits(MOST_SECONDS, simulations))


def _noticed(moves: Sequence[Move], share: float, rng: Random) -> Sequence[Move]:
    """Some of the moves, and one at least."""
    if share >= 1:
        return moves
    return [move for move in moves if rng.random() < share] or [rng.choice(moves)]
