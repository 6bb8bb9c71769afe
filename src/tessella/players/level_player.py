"""The nine levels of each game, from the first evening to all that the engine can do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Budget
from tessella.players.engine_player import EnginePlayer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from tessella.core import Move, View
    from tessella.players.player import Candidate

LEVELS: Final = range(1, 10)
TOP: Final = EnginePlayer(Budget(seconds=2.0))
LADDERS: Final[Mapping[str, tuple[tuple[float, int], ...]]] = {
    "blokus-duo": (
        (0.90, 10),
        (0.76, 10),
        (0.56, 10),
        (0.35, 10),
        (0.19, 10),
        (0.07, 20),
        (0.00, 80),
        (0.00, 700),
    ),
    "tetris-duel": (
        (0.95, 10),
        (0.80, 10),
        (0.60, 10),
        (0.42, 10),
        (0.29, 10),
        (0.21, 20),
        (0.10, 60),
        (0.03, 400),
    ),
    "tetris-link": (
        (0.90, 10),
        (0.79, 10),
        (0.61, 10),
        (0.43, 10),
        (0.28, 10),
        (0.15, 10),
        (0.04, 20),
        (0.00, 200),
    ),
    "triominos": (
        (0.95, 10),
        (0.74, 10),
        (0.58, 20),
        (0.45, 20),
        (0.34, 40),
        (0.24, 80),
        (0.15, 200),
        (0.06, 600),
    ),
}
"""For each game, level by level up to the eighth: the share of slips, and the simulations.

Slips count for more than simulations do at these budgets, so they set the lower levels apart. Where
luck decides much, the whole ladder is short and its steps are small.
"""


def at_level(game: str, level: int) -> EnginePlayer:
    """Who plays a game at a level."""
    if level == LEVELS[-1]:
        return TOP
    slips, simulations = LADDERS[game][level - 1]
    return EnginePlayer(Budget(simulations=simulations), slips)


def is_quick(game: str, level: int) -> bool:
    """Whether a move at a level takes a moment: so many simulations, and not as long as allowed."""
    return math.isinf(at_level(game, level).budget.seconds)


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """The engine at one of its levels, which each game has its own measure of."""

    level: int

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the engine at this level."""
        return at_level(view.game.name, self.level).choose(view, rng)

    def values(self, view: View, rng: Random) -> list[Candidate]:
        """What the engine at this level thinks of the moves, the best first."""
        return at_level(view.game.name, self.level).values(view, rng)
