"""The audit of a record: whether chance did what follows from the secret and the nonces."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import record_text
from tessella.core.chance import CHANCE
from tessella.core.errors import RecordError, shown
from tessella.core.fair import FairError
from tessella.core.move import ChanceMove, First, Roll
from tessella.core.record import Step, read_tail, replay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.fair import Dice, Fair
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.state import State

KINDS: Final[tuple[tuple[str, type[Move]], ...]] = (
    ("lots", First),
    ("rolls", Roll),
    ("draws", ChanceMove),
)
"""What chance does, and by which kind of move it is known; the last is for all others."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A move of chance that is not the one that follows: its line, its number from 0, and both."""

    line: int
    number: int
    found: str
    due: str


@dataclass(frozen=True, slots=True)
class Audit:
    """What was checked: how many lots, rolls and draws, up to the first that differs."""

    game: Game
    fair: Fair
    counts: Mapping[str, int]
    difference: Difference | None = None

    @property
    def passed(self) -> bool:
        """Whether the secret is the promised one, and every move of chance follows from it."""
        return self.fair.is_kept and self.difference is None


def audit(text: str) -> Audit:
    """Audit the text of a record.

    FairError if its dice cannot be audited, RecordError if it is no record. Chance is looked at
    line by line as the record is replayed: an altered roll is found at its own line, and not where
    the law stumbles over what came of it.
    """
    lines = record_text.Lines(text)
    head = record_text.head(lines)
    if head.fair is None:
        raise FairError("fair-none")
    dice, counts = head.fair.dice(head.game), Counter(lots=0, rolls=0, draws=0)
    difference = _first_difference(lines, head, dice, counts) if head.fair.is_kept else None
    return Audit(head.game, head.fair, counts, difference)


def _first_difference(
    lines: record_text.Lines, head: record_text.Head, dice: Dice, counts: Counter[str]
) -> Difference | None:
    """Replay to the end or to the first difference, and count what is as it should be."""
    steps, state = list[Step](), head.game.start()
    try:
        for step in replay(lines, head.game):
            if isinstance(step.move, ChanceMove):
                due = dice.draw(step.before, counts.total())
                if due != step.move:
                    return Difference(step.line, counts.total(), str(step.move), str(due))
                counts[_kind(step.move)] += 1
            steps.append(step)
            state = step.after
        read_tail(lines, head, steps)
    except RecordError:
        impossible = _impossible(lines, state, counts.total(), dice)
        if impossible is None:
            raise
        return impossible
    return None


def _impossible(
    lines: record_text.Lines, state: State, number: int, dice: Dice
) -> Difference | None:
    """The difference in the line that was read last, if it is of chance and the law refused it."""
    line = "".join(lines.lines[lines.number - 1 : lines.number])
    who, _, move = line.partition(" ")
    if state.turn != CHANCE or who != record_text.actor(CHANCE):
        return None
    return Difference(lines.number, number, shown(move), str(dice.draw(state, number)))


def _kind(move: Move) -> str:
    return next(name for name, kind in KINDS if isinstance(move, kind))
