"""A game as small as a game can be, with a crooked coin: what the core asks of a game, and no more.

The lot falls; the coin is tossed; heads is a point for the first seat, tails for the other.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from tessella.core.chance import CHANCE
from tessella.core.errors import NotationError, shown
from tessella.core.event import Began, Ended, Event, Passed, Rolled, Scored
from tessella.core.game import Game
from tessella.core.move import First, Move, Roll, firsts
from tessella.core.picture import Grid
from tessella.core.result import Result
from tessella.core.state import Demand, State
from tessella.core.tuples import added
from tessella.core.view import View, shared

if TYPE_CHECKING:
    from collections.abc import Iterator

FACES = {"edge": Fraction(1, 12), "heads": Fraction(1, 4), "tails": Fraction(2, 3)}


@dataclass(frozen=True, slots=True)
class CoinState(State):
    """Whether the lot has fallen, and what the coin brought."""

    game: Game
    seat: int | None = None
    scores: tuple[int, ...] = (0, 0)
    result: Result | None = None
    events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def turn(self) -> int | None:
        """Chance does it all."""
        return CHANCE if self.result is None else None

    def moves(self) -> tuple[Move, ...]:
        """The lots, then the faces."""
        if self.result is not None:
            return ()
        return firsts(2) if self.seat is None else tuple(map(Roll, FACES))

    def odds(self) -> tuple[tuple[Move, Fraction], ...]:
        """The coin is not fair."""
        if self.seat is None or self.result is not None:
            return State.odds(self)
        return tuple((Roll(face), share) for face, share in FACES.items())

    @property
    def _kinds(self) -> tuple[type[Move], ...]:
        return (First,) if self.seat is None else (Roll,)

    def _demands(self, move: Move) -> Iterator[Demand]:
        yield str(move) not in map(str, self.moves()), "illegal-over", "CT-1"

    def _after(self, move: Move) -> CoinState:
        if isinstance(move, First):
            return replace(self, seat=move.seat, events=(Began(move.seat),))
        winner = (self.seat or 0) if str(move) == "heads" else 1 - (self.seat or 0)
        scores = added(self.scores, winner, 1)
        return replace(
            self,
            scores=scores,
            result=Result.ranked(scores, scores, "CT-1"),
            events=(
                Rolled(winner, str(move)),
                Scored(winner, 1, "CT-1"),
                Passed(1 - winner, "CT-1"),
                Ended("CT-1"),
            ),
        )

    def view(self, seat: int | None) -> View:
        """Nothing is hidden, nothing lies on the board."""
        return View(**shared(self, seat), board=Grid(1, 1), racks=())


class Coin(Game):
    """Two seats and a coin."""

    __slots__ = ()

    name = "coin-toss"
    title = "Coin Toss"
    turn_rule = "CT-1"
    colours = ("green", "red")

    def start(self) -> CoinState:
        """Before the lot."""
        return CoinState(self)

    def _read(self, text: str) -> Move:
        if text not in FACES:
            raise NotationError("notation-cell", text=shown(text), cell=shown(text))
        return Roll(text)


GAME = Coin
