"""The nine levels of each game, from the first evening to all that the engine can do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core.registry import game_type
from tessella.engine.search import Budget
from tessella.players.engine_player import EnginePlayer

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Game, Move, View
    from tessella.players.player import Candidate

LEVELS: Final = range(1, 10)
TOP: Final = EnginePlayer(Budget(seconds=2.0))


def at_level(game: Game | type[Game], level: int) -> EnginePlayer:
    """Who plays a game at a level."""
    if level == LEVELS[-1]:
        return TOP
    slips, simulations = game.ladder[level - 1]
    return EnginePlayer(Budget(simulations=simulations), slips)


def is_quick(game: str, level: int) -> bool:
    """Whether a move at a level takes a moment: so many simulations, and not as long as allowed."""
    return math.isinf(at_level(game_type(game), level).budget.seconds)


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """The engine at one of its levels, which each game has its own measure of."""

    level: int

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the engine at this level."""
        return at_level(view.game, self.level).choose(view, rng)

    def values(self, view: View, rng: Random) -> list[Candidate]:
        """What the engine at this level thinks of the moves, the best first."""
        return at_level(view.game, self.level).values(view, rng)
