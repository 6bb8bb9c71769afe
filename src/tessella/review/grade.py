"""How good a move was, by the share of the win that it gave away, or its weight in points."""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence


class Grade(Enum):
    """The classes of moves, the best first."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BELOW: Final = (
    (0.01, Grade.BEST),
    (0.05, Grade.GOOD),
    (0.10, Grade.INACCURACY),
    (0.15, Grade.MISTAKE),
    (math.inf, Grade.BLUNDER),
)
"""The loss below which a move has a grade.

One part in a hundred is less than two searches differ by, so a move that loses less is as good as
the best. The others are where players of chess have long drawn the lines, in shares of the win.
"""
FALL: Final = 4.354
SCALE: Final = 103.1668
"""The curve of accuracy that players of chess know: all for no loss, a third for a quarter of the
win, next to nothing for half of it."""


def grade_of(loss: float) -> Grade:
    """The grade of a move that was not forced."""
    return next(grade for bound, grade in BELOW if loss < bound)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """The mean accuracy of some decisions, from 0 to 100; None if there were none."""
    if not losses:
        return None
    each = [SCALE * math.exp(-FALL * loss) - (SCALE - 100) for loss in losses]
    return sum(min(max(one, 0.0), 100.0) for one in each) / len(each)
