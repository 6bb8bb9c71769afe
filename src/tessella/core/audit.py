"""The audit of a record: whether chance did what follows from the secret and the nonces."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import record_text
from tessella.core.fair import FairError
from tessella.core.move import ChanceMove, First, Roll
from tessella.core.record import read_tail, replay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.fair import Dice, Fair
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.record import Step

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
    dice, counts, steps = head.fair.dice(head.game), Counter(lots=0, rolls=0, draws=0), []
    if not head.fair.is_kept:
        return Audit(head.game, head.fair, counts)
    for step in replay(lines, head.game):
        steps.append(step)
        if not isinstance(step.move, ChanceMove):
            continue
        difference = _difference(step, counts.total(), dice)
        if difference is not None:
            return Audit(head.game, head.fair, counts, difference)
        counts[_kind(step.move)] += 1
    read_tail(lines, head, steps)
    return Audit(head.game, head.fair, counts)


def _difference(step: Step, number: int, dice: Dice) -> Difference | None:
    due = dice.draw(step.before, number)
    return None if due == step.move else Difference(step.line, number, str(step.move), str(due))


def _kind(move: Move) -> str:
    return next(name for name, kind in KINDS if isinstance(move, kind))
