"""What a position is worth to each seat, and what a search has found of its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.result import Result


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a position, or one after a move, is worth: three numbers for each seat.

    `win` is the chance to be first alone, `draw` that to share the first place; the rest is the
    chance to lose. `points` are the expected final score. `exact` is what was played to the end.
    """

    win: tuple[float, ...]
    draw: tuple[float, ...]
    points: tuple[float, ...]
    exact: bool = False

    @classmethod
    def of(cls, result: Result) -> Evaluation:
        """What an end is worth."""
        seats = range(len(result.ranks))
        alone = len(result.winners) == 1
        first = tuple(float(seat in result.winners) for seat in seats)
        none = tuple(0.0 for _ in seats)
        points = tuple(map(float, result.scores))
        return cls(first if alone else none, none if alone else first, points, exact=True)

    @property
    def values(self) -> tuple[float, ...]:
        """The share of the win that each seat can expect; they sum to 1.

        What nobody wins alone is shared, by the chance of each seat to be among those who share.
        """
        shared, sharing = 1 - sum(self.win), sum(self.draw)
        part = shared / sharing if sharing > 0 else 0.0
        return tuple(win + part * draw for win, draw in zip(self.win, self.draw, strict=True))


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """A move as a search sees it.

    `visits` says how often it was tried, `prior` what share of attention it deserved at first
    sight, and `line` how the game might go on: this move first, moves of chance among them.
    """

    move: Move
    evaluation: Evaluation
    visits: int
    prior: float
    line: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What a search has found: the moves that it has tried, the best first.

    The position is worth what its best move is worth. `is_final` says that the search has ended.
    """

    evaluation: Evaluation
    moves: tuple[ValuedMove, ...]
    simulations: int
    seconds: float
    is_final: bool

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0].move
