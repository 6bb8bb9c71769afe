"""What a lesson is: rows of data. Whoever learns sits on seat 0."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.event import Laid, Scored

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tessella.core import Move, State
    from tessella.core.option import OptionValue

LEARNER = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """A legal move of who learns, and the states before and after it."""

    before: State
    move: Move
    after: State

    @property
    def piece(self) -> str:
        """The piece that it lays; a move that lays none goes by its text."""
        laid = (event.piece for event in self.after.events if isinstance(event, Laid))
        return next(laid, self.move.text)

    @property
    def gain(self) -> int:
        """The points that it brings at once."""
        return self.before.view(LEARNER).gain(self.move)

    def points(self, rule: str) -> int:
        """The points that it brings by a rule."""
        scored = (event for event in self.after.events if isinstance(event, Scored))
        return sum(e.points for e in scored if (e.seat, e.rule) == (LEARNER, rule))


Aim: TypeAlias = "Callable[[Tried], bool]"


def anything(tried: Tried) -> bool:
    """Every legal move will do."""
    del tried
    return True


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do in a position.

    `moves` lead to it from the start of the game, and `pieces` are those that can be tried there
    (none: all). `aim` tells which legal moves are right; `shown` is one of them, for who asks.
    `spots` are cells that are pointed out, and `then` the moves of chance that a right one needs.
    """

    name: str
    moves: str
    pieces: str = ""
    aim: Aim = anything
    shown: str = ""
    spots: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game in a few steps."""

    game: str
    steps: tuple[Step, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
