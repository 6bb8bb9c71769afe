"""What can be counted of a move on the board, for whoever explains it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tessella.core.language import Message

if TYPE_CHECKING:
    from tessella.core.move import Move


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that a move has, 0 or more, and the cells that were counted where there are some.

    `family` tells apart what games call alike; `is_good`: whoever moves wants more of it. `was` is
    the number before the move, where only both say what it has changed. Two moves that differ by
    less than `margin` are alike.
    """

    family: str
    name: str
    number: int
    cells: tuple[str, ...] = ()
    is_good: bool = True
    was: int | None = None
    margin: int = 1

    @property
    def is_praise(self) -> bool:
        """Whether it speaks for a move by itself."""
        return self.is_good and self.number > (self.was or 0)

    def is_worse(self, other: Fact) -> bool:
        """Whether the same fact of another move is better by so much that it is worth telling."""
        more = other.number - self.number
        return (more if self.is_good else -more) >= self.margin

    @property
    def message(self) -> Message:
        """The fact in words, without a full stop."""
        before = {} if self.was is None else {"was": self.was}
        return Message.of(f"fact-{self.family}-{self.name}", count=self.number, **before)


class Facts(Protocol):
    """What the module `facts` offers in the folder of a game, or of its family."""

    def facts(self, view: object, move: Move, /) -> tuple[Fact, ...]:
        """What a legal move of the seat that has the turn does, as far as the seat can know.

        The same facts in the same order for every move of a turn.
        """
