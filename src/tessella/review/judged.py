"""A game that was judged: its decisions, its luck, and what they come to for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tessella.core import Move, Record
    from tessella.core.evaluation import Evaluation
    from tessella.core.fact import Fact
    from tessella.core.language import Message
    from tessella.review.grade import Grade

MOMENTS: Final = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that was counted on the board, and the sentence that says it."""

    fact: Fact
    message: Message


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A seat's move beside the best one, both from one search of what the seat knew.

    `before` is what the best move is worth, `after` what the played one is; `line` is how the game
    might have gone on with the best, `reply` how it may go on after the played one. A forced move
    has no `grade`.
    """

    ply: int
    seat: int
    move: Move
    best: Move
    before: Evaluation
    after: Evaluation
    loss: float
    grade: Grade | None
    line: tuple[Move, ...]
    reply: tuple[Move, ...]
    reasons: tuple[Reason, ...]

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.grade is None

    @property
    def is_exact(self) -> bool:
        """Whether both moves were played to the end."""
        return self.before.exact and self.after.exact

    @property
    def bounds(self) -> tuple[float, float]:
        """Between what the loss surely lies: a move not played to the end may be worth anything."""
        best, played = (
            (each.values[self.seat],) * 2 if each.exact else (0.0, 1.0)
            for each in (self.before, self.after)
        )
        return max(best[0] - played[1], 0.0), best[1] - played[0]

    @property
    def is_bounded(self) -> bool:
        """Whether the loss is not known, but more is than that it is part of the win."""
        return not self.is_exact and self.bounds != (0.0, 1.0)

    @property
    def value(self) -> float:
        """What the played move is worth to its seat."""
        return self.after.values[self.seat]

    @property
    def given(self) -> tuple[float, ...]:
        """What the choice of this move gave to each seat; to its own, minus the loss."""
        seats = range(len(self.before.win))
        if len(seats) == 2:  # noqa: PLR2004 - what one loses the other wins
            return tuple(-self.loss if seat == self.seat else self.loss for seat in seats)
        changes = zip(self.before.values, self.after.values, strict=True)
        return tuple(
            -self.loss if seat == self.seat else now - was
            for seat, (was, now) in enumerate(changes)
        )


@dataclass(frozen=True, slots=True)
class JudgedChance:
    """A move of chance: how much more each seat's share of the win is than on average."""

    ply: int
    move: Move
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What a game came to for a seat: `result` = `start` + `luck` + `skill` + `drift`.

    `drift` is where the engine changed its mind.
    """

    result: float
    start: float
    luck: float
    skill: float
    accuracy: float | None
    decisions: int

    @property
    def drift(self) -> float:
        """What neither luck nor skill account for."""
        return self.result - self.start - self.luck - self.skill


@dataclass(frozen=True, slots=True)
class Moment:
    """A ply that moved the share of the win of a seat most, by a loss or by luck."""

    ply: int
    seat: int
    change: float
    is_luck: bool


@dataclass(frozen=True, slots=True)
class Review:
    """A judged game; `engine` names the version whose values these are."""

    record: Record
    engine: str
    simulations: int
    seed: int
    seats: tuple[SeatSummary, ...]
    moves: tuple[JudgedMove, ...]
    chances: tuple[JudgedChance, ...]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The three plies that decided most, in the order of the game."""
        found = [Moment(m.ply, m.seat, -m.loss, is_luck=False) for m in self.moves if m.loss > 0]
        for chance in self.chances:
            seat = max(range(len(chance.luck)), key=lambda s: abs(chance.luck[s]))
            found.append(Moment(chance.ply, seat, chance.luck[seat], is_luck=True))
        found = [moment for moment in found if moment.change]
        most = sorted(found, key=lambda moment: (-abs(moment.change), moment.ply))[:MOMENTS]
        return tuple(sorted(most, key=lambda moment: moment.ply))
