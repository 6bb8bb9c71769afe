"""The nine levels of each game, from the first evening to all that the engine can do.

Games without native code are played by the general search, on the same ladder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core.registry import game_type
from tessella.engine.native_state import has_native
from tessella.engine.search import Limits
from tessella.players.engine_player import EnginePlayer
from tessella.players.person_player import PersonPlayer, thinker
from tessella.players.uct_player import UctPlayer
from tessella.search import Limits as LawLimits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Game, Move, View
    from tessella.core.evaluation import Report
    from tessella.engine.search import Memory
    from tessella.players.person_player import Searcher
    from tessella.players.player import Player

LEVELS: Final = range(1, 10)
TOP_SECONDS: Final = 2.0
FIRST_LOOK: Final = 10
MOMENT: Final = 50
"""Simulations of the general search that take a moment."""


def best_player(game: Game | type[Game], seconds: float, memory: Memory | None = None) -> Searcher:
    """Who plays a game as well as can be: the engine, or the general search where it has none."""
    if has_native(game):
        return EnginePlayer(Limits(seconds=seconds), memory=memory)
    return UctPlayer(LawLimits(seconds=seconds))


def at_level(game: Game | type[Game], level: int, memory: Memory | None = None) -> Player:
    """Who plays a game at a level.

    The highest, which takes its time, may have a memory. The others are people who notice so much,
    and think so far each time anew.
    """
    if level == LEVELS[-1]:
        return best_player(game, TOP_SECONDS, memory)
    return PersonPlayer(*game.ladder[level - 1])


def is_quick(game: str, level: int) -> bool:
    """Whether a move at a level takes a moment: so many simulations, and not as long as allowed."""
    kind = game_type(game)
    if level == LEVELS[-1]:
        return False
    return has_native(kind) or kind.ladder[level - 1].simulations <= MOMENT


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
        return self._thinker(view.game).evaluate(view, rng, also)

    def _thinker(self, game: Game) -> Searcher:
        """Who looks into moves at this level; where it judges at first sight, a first look."""
        if self.level == LEVELS[-1]:
            return best_player(game, TOP_SECONDS, self.memory)
        return thinker(game, game.ladder[self.level - 1].simulations or FIRST_LOOK)
