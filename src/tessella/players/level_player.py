"""The nine levels of each game, from the first evening to all that the engine can do.

Games without native code are played by the general search, on the same ladder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.registry import game_type
from tessella.engine.native_state import has_native
from tessella.engine.search import Limits
from tessella.players.engine_player import EnginePlayer
from tessella.players.uct_player import UctPlayer
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Game, Move, View
    from tessella.core.evaluation import Report
    from tessella.engine.search import Memory

Searcher: TypeAlias = EnginePlayer | UctPlayer
LEVELS: Final = range(1, 10)
TOP_SECONDS: Final = 2.0
MOMENT: Final = 50
"""Simulations of the general search that take a moment."""


def best_player(game: Game | type[Game], seconds: float, memory: Memory | None = None) -> Searcher:
    """Who plays a game as well as can be: the engine, or the general search where it has none."""
    if has_native(game):
        return EnginePlayer(Limits(seconds=seconds), memory=memory)
    return UctPlayer(LawLimits(seconds=seconds))


def at_level(game: Game | type[Game], level: int, memory: Memory | None = None) -> Searcher:
    """Who plays a game at a level.

    The highest, which takes its time, may have a memory. The others are as strong as so many
    simulations are that begin with nothing.
    """
    if level == LEVELS[-1]:
        return best_player(game, TOP_SECONDS, memory)
    slips, simulations = game.ladder[level - 1]
    if has_native(game):
        return EnginePlayer(Limits(simulations=simulations), slips)
    return UctPlayer(LawLimits(TOP_SECONDS, simulations), slips)


def is_quick(game: str, level: int) -> bool:
    """Whether a move at a level takes a moment: so many simulations, and not as long as allowed."""
    kind = game_type(game)
    if level == LEVELS[-1]:
        return False
    return has_native(kind) or kind.ladder[level - 1][1] <= MOMENT


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """The engine at one of its levels, which each game has its own measure of."""

    level: int
    memory: Memory | None = None

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the engine at this level."""
        return at_level(view.game, self.level, self.memory).choose(view, rng)

    def evaluate(self, view: View, rng: Random, also: Sequence[Move] = ()) -> Report:
        """What the engine at this level finds of the moves."""
        return at_level(view.game, self.level, self.memory).evaluate(view, rng, also)
