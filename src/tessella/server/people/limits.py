"""How often something may be asked for: counted in the process, or in Redis for all processes."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from tessella.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MINUTE: Final = 60
HOUR: Final = 3600
KEPT: Final = 50_000
"""So many keys of a limit are remembered; the one that was used least recently is forgotten."""


TOO_OFTEN: Final = "problem-too-many-wait"


@dataclass(frozen=True, slots=True)
class Limit:
    """So many times within so many seconds, for each key."""

    count: int
    seconds: int
    key: str = TOO_OFTEN
    """The sentence that tells when to come back."""


STRANGERS: Final = "problem-too-many-sign-ins"
LIMITS: Final[Mapping[str, Limit]] = {
    "sign-in by device": Limit(20, 15 * MINUTE),
    "sign-in by name and address": Limit(20, 15 * MINUTE, STRANGERS),
    "sign-in by name": Limit(60, 5 * MINUTE, STRANGERS),
    "sign-in by address": Limit(300, 10 * MINUTE),
    "sign-up by address": Limit(30, HOUR),
    "password by person": Limit(20, 15 * MINUTE),
    "guest by address": Limit(120, HOUR),
    "match by person": Limit(120, HOUR),
    "hint by person": Limit(60, 10 * MINUTE),
    "match by address": Limit(600, HOUR),
    "nudge by match": Limit(1, 5 * MINUTE),
    "nudge by person": Limit(20, HOUR),
    "remark by spectator": Limit(20, MINUTE),
    "remark by address": Limit(100, MINUTE),
    "search by person": Limit(120, 10 * MINUTE),
    "follow by person": Limit(120, HOUR),
    "change by person": Limit(60, HOUR),
    "export by person": Limit(20, HOUR),
    "parts by address": Limit(300, 10 * MINUTE),
    "review by address": Limit(120, 10 * MINUTE),
    "deep review by person": Limit(20, HOUR),
    "deep review by address": Limit(60, HOUR),
    "evaluation by person": Limit(600, 10 * MINUTE),
    "evaluation by address": Limit(1200, 10 * MINUTE),
    "puzzle by address": Limit(300, 10 * MINUTE),
    "puzzle by person": Limit(300, 24 * HOUR),
    "statistics by address": Limit(120, 10 * MINUTE),
    "request by address": Limit(1200, MINUTE),
}
"""The limit of each thing that is counted; the settings may change that of all requests."""


class Counter(Protocol):
    """Counts what was asked for."""

    async def spend(self, name: str, limit: Limit, key: str) -> float:
        """Count once more and return 0; or, if there was too much, the seconds to wait."""


@dataclass(slots=True)
class Window:
    """How often in the window of this number, and how often in the one before it."""

    number: int
    count: int = 0
    before: int = 0

    def moved_to(self, number: int) -> Window:
        """The windows at a later time."""
        if number == self.number:
            return self
        return Window(number, 0, self.count if number == self.number + 1 else 0)


def wait(window: Window, limit: Limit, now: float) -> float:
    """Seconds until one more may be counted; 0: at once.

    What was counted in the window before weighs as much as it still overlaps with the last
    `seconds`, as if it had been spread evenly.
    """
    left = 1 - (now / limit.seconds) % 1
    if window.count >= limit.count:
        return left * limit.seconds
    over = window.count + window.before * left - (limit.count - 1)
    return max(over / window.before * limit.seconds, 0.001) if over > 0 and window.before else 0.0


class LocalCounter:
    """Counts in this process, in bounded memory."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, kept: int = KEPT) -> None:
        self._clock = clock
        self._kept = kept
        self._windows: OrderedDict[tuple[str, str], Window] = OrderedDict()

    async def spend(self, name: str, limit: Limit, key: str) -> float:
        """Count once more, or tell how long to wait."""
        now = self._clock()
        number = int(now // limit.seconds)
        window = self._windows.pop((name, key), Window(number)).moved_to(number)
        self._windows[name, key] = window
        if len(self._windows) > self._kept:
            self._windows.popitem(last=False)
        seconds = wait(window, limit, now)
        window.count += seconds == 0
        return seconds


class Limits:
    """The limits of a server. `spend` raises a `Problem` that says when to come back."""

    def __init__(self, counter: Counter, limits: Mapping[str, Limit] = LIMITS) -> None:
        self._counter = counter
        self._limits = limits

    async def spend(self, name: str, key: str) -> None:
        """Count something that was asked for, or refuse it."""
        limit = self._limits[name]
        seconds = await self._counter.spend(name, limit, key)
        if seconds > 0:
            raise too_often(seconds, limit.key)


def too_often(seconds: float, key: str = TOO_OFTEN) -> Problem:
    """The refusal of what may be asked for again after so many seconds."""
    whole = math.ceil(seconds)
    return Problem("too-many", key=key, retry_after=whole, seconds=whole)


class Bucket:
    """A bucket of tokens: it holds `size`, and `rate` a second flow into it."""

    __slots__ = ("_clock", "_filled", "_level", "rate", "size")

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._level = size
        self._filled = clock()

    def take(self, tokens: float = 1.0) -> float:
        """Take tokens and return 0; or take none, and tell in how many seconds there are enough."""
        now = self._clock()
        self._level = min(self.size, self._level + (now - self._filled) * self.rate)
        self._filled = now
        if self._level >= tokens:
            self._level -= tokens
            return 0.0
        return (tokens - self._level) / self.rate


class Buckets:
    """A bucket for each key, in this process and in bounded memory."""

    def __init__(self, rate: float, size: float, kept: int = KEPT) -> None:
        self._rate = rate
        self._size = size
        self._kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of a key; the one that was asked for least recently is forgotten."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._size)
        self._buckets[key] = bucket
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        return bucket

    def spend(self, key: str) -> None:
        """Take a token of a key, or refuse."""
        seconds = self.of(key).take()
        if seconds > 0:
            raise too_often(seconds)
