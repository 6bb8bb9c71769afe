"""The time of the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

MILLISECOND: Final = 1_000_000
"""Nanoseconds."""


class Clock:
    """A clock that follows that of the system, but is never turned back with it.

    What the system's clock is ahead of one that only counts may grow, when somebody puts it
    right or the machine has slept; if it shrinks, time goes on at its pace as if nothing had
    happened. Otherwise whoever has the turn would gain what the clock was turned back by.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        count: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._count = count
        self._ahead = wall() - count()

    def __call__(self) -> int:
        """Milliseconds since 1970, UTC."""
        count = self._count()
        self._ahead = max(self._ahead, self._wall() - count)
        return (count + self._ahead) // MILLISECOND


now: Final = Clock()
"""Milliseconds since 1970, UTC; in this process it never goes back."""
