"""How true told odds are: what the engine said in games against itself, and how they ended."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from tessella.arena.elo import Z95
from tessella.engine.self_play import self_play

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tessella.core import Game
    from tessella.engine.search import Limits
    from tessella.engine.self_play import Moment, SelfPlay

THIRDS: Final = 3
BINS: Final = 10
ENOUGH: Final = 200
"""Positions that a bin needs before its gap says something."""
SURE: Final = 0.001
"""No loss is taken of a chance nearer to 0 or 1 than this."""


@dataclass(slots=True)
class Gap:
    """How far what was told lay from what came, added up.

    Positions of a game share their end, so that its luck is theirs: `error` counts games.
    """

    count: int = 0
    squares: float = 0.0
    by_game: dict[int, float] = field(default_factory=dict)

    def add(self, difference: float, game: int) -> None:
        """Count a difference, in the game of that number."""
        self.count += 1
        self.squares += difference * difference
        self.by_game[game] = self.by_game.get(game, 0.0) + difference

    @property
    def mean(self) -> float:
        """The difference of one position."""
        return sum(self.by_game.values()) / max(self.count, 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(sum(x * x for x in self.by_game.values())) / max(self.count, 1)

    @property
    def least(self) -> float:
        """How large it is at least, with 95 % confidence; 0 where luck may be all of it."""
        return max(0.0, abs(self.mean) - Z95 * self.error)

    @property
    def size(self) -> float:
        """The root of the mean square."""
        return math.sqrt(self.squares / max(self.count, 1))


@dataclass(slots=True)
class Bin:
    """Chances to win that were told alike: their sum, how many came true, and the difference."""

    told: float = 0.0
    won: float = 0.0
    gap: Gap = field(default_factory=Gap)

    @property
    def count(self) -> int:
        """How many there were."""
        return self.gap.count

    def add(self, told: float, won: float, game: int) -> None:
        """Count a chance, and whether it came true, in the game of that number."""
        self.told += told
        self.won += won
        self.gap.add(won - told, game)


@dataclass(slots=True)
class Losses:
    """How far shares of the win lay from what came: Brier score and log loss, added up."""

    count: int = 0
    brier: float = 0.0
    log: float = 0.0

    def add(self, told: float, came: float) -> None:
        """Compare a share that was told with the one that came."""
        sure = min(max(told, SURE), 1 - SURE)
        self.count += 1
        self.brier += (told - came) ** 2
        self.log -= came * math.log(sure) + (1 - came) * math.log(1 - sure)

    @property
    def means(self) -> tuple[float, float]:
        """Brier score and log loss of one position."""
        count = self.count or 1
        return self.brier / count, self.log / count


@dataclass(slots=True)
class Third:
    """What was told in a third of all positions.

    `bins` are of all seats' chances to win; `told`, `utility` and `constant` are of the share of
    the seat that has the turn: as it was told, as the search maximises it, and the same for all.
    """

    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])
    told: Losses = field(default_factory=Losses)
    utility: Losses = field(default_factory=Losses)
    constant: Losses = field(default_factory=Losses)
    points: Gap = field(default_factory=Gap)
    """How many points too many were expected, for each position and seat."""

    def add(self, moment: Moment, game: SelfPlay, number: int) -> None:
        """Compare what was told before a move with the end, in the game of that number."""
        told, end, seat = moment.evaluation, game.end, moment.seat
        for win, won in zip(told.win, end.win, strict=True):
            self.bins[min(int(win * BINS), BINS - 1)].add(win, won, number)
        came = end.values[seat]
        self.told.add(told.values[seat], came)
        self.utility.add(moment.utility, came)
        self.constant.add(1 / len(end.win), came)
        for expected, scored in zip(told.points, end.points, strict=True):
            self.points.add(expected - scored, number)

    @property
    def worst(self) -> Gap:
        """The largest gap of a bin with enough in it; positive: it came more often than told."""
        return max(self._gaps, key=lambda gap: abs(gap.mean), default=Gap())

    @property
    def shown(self) -> float:
        """By how much some bin is off at least, whatever luck has done to it."""
        return max((gap.least for gap in self._gaps), default=0.0)

    @property
    def _gaps(self) -> list[Gap]:
        return [each.gap for each in self.bins if each.count >= ENOUGH]


def calibrated(
    game: Game, strengths: Sequence[Limits], games: int, seed: str, told: Callable[[], None]
) -> tuple[Third, ...]:
    """What was told, third by third, in so many games of each strength; `told` hears of each."""
    found: list[tuple[Moment, SelfPlay, int]] = []
    for number in range(games):
        for strength, limits in enumerate(strengths):
            luck = Random(f"{seed}:{game}:{limits}:{number}")
            played = self_play(game, limits, luck)
            one = number * len(strengths) + strength
            found += [(moment, played, one) for moment in played.moments]
            told()
    return _thirds(found)


def _thirds(found: Sequence[tuple[Moment, SelfPlay, int]]) -> tuple[Third, ...]:
    """The earliest third of all positions, the middle and the last, by the number of their ply.

    A third of the game in which a position stands would be known only when that has ended, and
    short games end otherwise than long ones.
    """
    plies = sorted(moment.ply for moment, _, _ in found)
    cuts = [plies[len(plies) * part // THIRDS] for part in range(1, THIRDS)]
    thirds = tuple(Third() for _ in range(THIRDS))
    for moment, played, number in found:
        thirds[bisect_right(cuts, moment.ply)].add(moment, played, number)
    return thirds
