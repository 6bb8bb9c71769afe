"""How a match ended if not by the rules of its game: somebody gave up, or the table closed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from tessella.core.errors import RecordError, shown
from tessella.core.result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tessella.core.state import State


class How(Enum):
    """What ended a match outside the rules."""

    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    DRAW = "draw"
    ABORTED = "aborted"


LOST: Final = (How.RESIGNED, How.TIMEOUT)
"""What seats do, who then lose; the rest concerns all alike."""
TEXT: Final = re.compile(r"([a-z]{1,20})((?: [0-9]){0,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Ending:
    """What ended a match; `seats` are those that lost by it, in the order in which they left."""

    how: How
    seats: tuple[int, ...] = ()

    @classmethod
    def read(cls, text: str) -> Ending:
        """The ending that a text such as `resigned 1` names."""
        match = TEXT.fullmatch(text)
        if match is None or match[1] not in {how.value for how in How}:
            raise RecordError("ending-text", line=0, text=shown(text))
        return cls(How(match[1]), tuple(map(int, match[2].split())))

    def __str__(self) -> str:
        return " ".join([self.how.value, *map(str, self.seats)])

    def result(self, state: State, away: Sequence[int]) -> Result:
        """Who won, given the seats that had left before, in the order in which they did.

        Whoever stayed wins, together; who left first is last. An aborted match has no winner.
        """
        left = tuple(dict.fromkeys((*away, *self.seats)))
        self._check(state, left)
        seats = range(state.game.seats)
        if self.how is How.ABORTED:
            return Result((), (1,) * len(seats), state.scores, self.how.value)
        ranks = tuple(len(seats) - left.index(seat) if seat in left else 1 for seat in seats)
        winners = tuple(seat for seat in seats if seat not in left)
        return Result(winners, ranks, state.scores, self.how.value)

    def _check(self, state: State, left: Iterable[int]) -> None:
        """Refuse an ending that the match cannot have had."""
        if state.result is not None:
            raise RecordError("ending-over", line=0, rule=state.result.reason)
        seats = set(range(state.game.seats))
        named = bool(self.seats) is (self.how in LOST) and seats.issuperset(self.seats)
        somebody_stayed = self.how is How.ABORTED or not seats.issubset(left)
        if not (named and somebody_stayed and len(set(self.seats)) == len(self.seats)):
            raise RecordError("ending-text", line=0, text=shown(self))
