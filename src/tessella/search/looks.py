"""How a line of play looks in the end: the appeal of each seat's last move beside the others'.

An appeal has an order but no scale; so a lead in looks is worth its rank among all of a search.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Appeal: TypeAlias = tuple[float, ...]


class Looks:
    """The appeal of each seat's last move in a line; none where a seat has not moved."""

    def __init__(self, seats: int) -> None:
        self._last: list[Appeal] = [()] * seats

    def note(self, seat: int, appeal: Appeal) -> None:
        """Take note of a move."""
        self._last[seat] = appeal

    def leads(self) -> list[Appeal]:
        """By how much each seat's appeal is above the mean of the others', part by part."""
        parts = list(zip(*self._last, strict=False)) or [(0.0,) * len(self._last)]
        sums, others = [sum(part) for part in parts], len(self._last) - 1
        return [
            tuple(
                part[seat] - (whole - part[seat]) / others
                for part, whole in zip(parts, sums, strict=True)
            )
            for seat in range(len(self._last))
        ]


class Ranks:
    """All leads of a search in order: a lead is worth the share of those that it beats."""

    def __init__(self) -> None:
        self._known: list[Appeal] = []

    def of(self, leads: Sequence[Appeal]) -> list[float]:
        """What each seat's lead is worth, from 0 to 1."""
        for lead in leads:
            insort(self._known, lead)
        known, twice = self._known, 2 * len(self._known)
        return [(bisect_left(known, lead) + bisect_right(known, lead)) / twice for lead in leads]
