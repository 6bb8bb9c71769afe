"""Any perfect matching of two equally long lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


def any_matching(allowed: Sequence[frozenset[int]], rng: Random) -> list[int] | None:
    """A number for each row among those that it allows, all different; None if there are none.

    There are as many numbers as rows. Every matching can come out; where nothing is forbidden all
    are equally likely.
    """
    found: dict[int, int] = {}  # the row of each number
    for row in range(len(allowed)):
        if not _augment(row, allowed, found, frozenset(), set()):
            return None
    chosen = [0] * len(allowed)
    for number, row in found.items():
        chosen[row] = number
    rows = rng.sample(range(len(allowed)), len(allowed))
    for done, row in enumerate(rows):
        fixed = frozenset(chosen[other] for other in rows[:done])
        _choose(row, allowed, chosen, fixed, rng)
    return chosen


def _choose(
    row: int,
    allowed: Sequence[frozenset[int]],
    chosen: list[int],
    fixed: frozenset[int],
    rng: Random,
) -> None:
    """Give a row any number with which the others still match; those that are fixed stay."""
    free = sorted(allowed[row] - fixed)
    for number in rng.sample(free, len(free)):
        rows = {other: at for at, other in enumerate(chosen)}
        robbed, left = rows[number], chosen[row]
        if robbed == row:
            return
        del rows[left]
        rows[number] = row
        if _augment(robbed, allowed, rows, fixed | {number}, set()):
            for other, at in rows.items():
                chosen[at] = other
            return


def _augment(
    row: int,
    allowed: Sequence[frozenset[int]],
    rows: dict[int, int],
    fixed: frozenset[int],
    tried: set[int],
) -> bool:
    """Find a number for a row, if need be by finding others for other rows."""
    for number in allowed[row]:
        if number in fixed or number in tried:
            continue
        tried.add(number)
        if number not in rows or _augment(rows[number], allowed, rows, fixed, tried):
            rows[number] = row
            return True
    return False
