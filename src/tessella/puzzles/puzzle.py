"""A puzzle: the moves up to a position, what is to be reached, and every move that reaches it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tessella.core import Record

if TYPE_CHECKING:
    from tessella.core import View

ID_LENGTH: Final = 12
MIDDLE: Final = 1500
"""The rating of what is neither easy nor hard."""


class Goal(Enum):
    """What is asked for, the plainest first."""

    WIN = "win"
    """Win with this move."""
    WIN_IN_TWO = "win-in-two"
    """Win with the next move at the latest, whatever chance and the others do."""
    SECURE = "secure"
    """The most of the win that nobody can take away, played to the end."""
    BEST = "best"
    """The move that a search values clearly higher than the others."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Why the accepted moves are the right ones.

    `best` is the share of the win that they are worth, `next` what the best of the others is.
    `error` is the standard error of the difference; None where all was played to the end.
    """

    best: float
    next: float
    error: float | None = None

    @property
    def is_exact(self) -> bool:
        """Whether nothing was estimated."""
        return self.error is None


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat has the turn; `accepted` are all moves that reach the goal.

    `text` is the record up to there. It is read only when somebody asks for the record, for that
    takes as long as to play it.
    """

    game: str
    seat: int
    text: str
    goal: Goal
    accepted: tuple[str, ...]
    proof: Proof
    rating: int = MIDDLE

    @classmethod
    def of(cls, record: Record, goal: Goal, accepted: tuple[str, ...], proof: Proof) -> Puzzle:
        """The puzzle that the last state of a record is."""
        seat = record.state.turn or 0
        return cls(record.game.name, seat, record.dumps(), goal, accepted, proof)

    @cached_property
    def id(self) -> str:
        """What it is called: the same for the same position and goal."""
        text = f"{self.goal.value}\n{self.text}"
        return sha256(text.encode()).hexdigest()[:ID_LENGTH]

    @cached_property
    def record(self) -> Record:
        """The moves up to the position."""
        return Record.loads(self.text)

    @property
    def view(self) -> View:
        """All that may be shown to whoever solves it."""
        return self.record.state.view(self.seat)
