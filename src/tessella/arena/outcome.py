"""How a game of the arena ended, as a value and as a line of the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tessella.core.errors import SHOWN_LENGTH
from tessella.core.record_text import NAME_LENGTH

if TYPE_CHECKING:
    from tessella.arena.plan import Fixture
    from tessella.core import Record

DETAIL_LENGTH = 5 * SHOWN_LENGTH
FORFEIT = "forfeit"
"""The reason of a game that no rule ended."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat lost without a rule: `kind` is crash, illegal, time or gone; `detail` says more."""

    seat: int
    kind: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds that each move of a seat took: of the processor, and on the wall."""

    cpu: tuple[float, ...] = ()
    wall: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, with what scores, after how many moves, and how long each seat thought."""

    number: int
    seats: tuple[str, ...]
    begins: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    clocks: tuple[Clock, ...]
    forfeit: Forfeit | None = None

    def share(self, seat: int) -> float:
        """A seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """The outcome as the journal keeps it."""
        lost = self.forfeit
        return {
            "game": self.number,
            "seats": list(self.seats),
            "begins": self.begins,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "moves": self.moves,
            "forfeit": lost and {"seat": lost.seat, "kind": lost.kind, "detail": lost.detail},
            "cpu": [list(clock.cpu) for clock in self.clocks],
            "wall": [list(clock.wall) for clock in self.clocks],
        }

    @classmethod
    def from_json(cls, line: dict[str, Any]) -> Outcome:
        """The outcome that the journal has kept."""
        clocks = zip(line["cpu"], line["wall"], strict=True)
        return cls(
            number=line["game"],
            seats=tuple(line["seats"]),
            begins=line["begins"],
            winners=tuple(line["winners"]),
            scores=tuple(line["scores"]),
            reason=line["reason"],
            moves=line["moves"],
            clocks=tuple(Clock(tuple(cpu), tuple(wall)) for cpu, wall in clocks),
            forfeit=Forfeit(**line["forfeit"]) if line["forfeit"] else None,
        )


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its outcome, and the text of its record."""

    outcome: Outcome
    record: str


def finished(
    record: Record, fixture: Fixture, clocks: tuple[Clock, ...], forfeit: Forfeit | None
) -> Finished:
    """A game at its end. Who forfeits loses, and all others share the win."""
    state = record.state
    winners = tuple(s for s in range(len(fixture.seats)) if forfeit and s != forfeit.seat)
    reason = FORFEIT
    if state.result is not None and forfeit is None:
        winners, reason = state.result.winners, state.result.reason
    outcome = Outcome(
        number=fixture.number,
        seats=fixture.seats,
        begins=fixture.begins,
        winners=winners,
        scores=state.scores,
        reason=reason,
        moves=len(record.moves),
        clocks=clocks,
        forfeit=forfeit,
    )
    return Finished(outcome, record.dumps())


def printable(text: str) -> str:
    """A foreign text with nothing in it that could move the cursor."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def label(name: str) -> str:
    """A player's name as the record can hold it."""
    line = printable(name).strip()
    return line if len(line) <= NAME_LENGTH else line[: NAME_LENGTH - 1] + "…"


def detail(text: object) -> str:
    """What went wrong, on one line of bounded length."""
    line = printable(" ".join(str(text)[: 2 * DETAIL_LENGTH].split()))
    return line if len(line) <= DETAIL_LENGTH else line[: DETAIL_LENGTH - 1] + "…"
