"""What is wrong with something that the server needs: told at once, then once in a while."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable

log = structlog.get_logger(__name__)
EVERY: Final = 10.0
"""Seconds after which the same trouble is told again."""
MOST: Final = 100
"""So many kinds of trouble are kept apart."""


class Trouble:
    """The trouble with one part; every request may meet it, but the log names each cause once."""

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._event = event
        self._clock = clock
        self._again: dict[str, float] = {}
        self._unsaid = 0

    def note(self, why: str, *, is_grave: bool = False) -> None:
        """Tell the log why something failed; grave is what does not pass by itself."""
        now = self._clock()
        if now < self._again.get(why, now):
            self._unsaid += 1
            return
        if len(self._again) >= MOST:
            self._again.clear()
        self._again[why] = now + EVERY
        tell = log.error if is_grave else log.warning
        tell(self._event, why=why, unsaid=self._unsaid)
        self._unsaid = 0
