"""Places that are given in turns, so that nobody waits for all that another has asked for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from tessella.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SOON = 5
"""Seconds after which whoever found the queue full may ask again."""


class FairQueue:
    """So many places at once, and so many of them for one key; keys that wait take turns.

    `most` may wait in all, and `most_each` of one key; further ones are refused. 0: any number.
    """

    def __init__(self, places: int, *, each: int = 1, most: int = 0, most_each: int = 0) -> None:
        self._free = places
        self._each = each
        self._most = most
        self._most_each = most_each
        self._taken: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def place(self, key: str) -> AsyncIterator[None]:
        """A place, once it is the turn of this key; a `Problem` if too many wait."""
        if not self._free or key in self._waiting or self._taken[key] >= self._each:
            await self._wait(key)
        else:
            self._take(key)
        try:
            yield
        finally:
            self._leave(key)

    async def _wait(self, key: str) -> None:
        line = self._waiting.get(key, ())
        if (self._most and len(self) >= self._most) or (
            self._most_each and len(line) >= self._most_each
        ):
            raise Problem("busy", retry_after=SOON)
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(key)  # the place was given just now
            else:
                self._forget(key, turn)
            raise

    def _take(self, key: str) -> None:
        self._free -= 1
        self._taken[key] += 1

    def _leave(self, key: str) -> None:
        """Give a place back, and let those have it whose turn it is."""
        self._free += 1
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]
        if key in self._waiting:
            self._waiting.move_to_end(key)
        while self._free and (following := self._following()) is not None:
            turn = self._waiting[following].popleft()
            self._waiting.move_to_end(following)
            self._drop_empty(following)
            if not turn.cancelled():
                self._take(following)
                turn.set_result(None)

    def _following(self) -> str | None:
        """Of the keys that wait and may have a place, the one that has waited longest."""
        return next((key for key in self._waiting if self._taken[key] < self._each), None)

    def _forget(self, key: str, turn: asyncio.Future[None]) -> None:
        if turn in self._waiting.get(key, ()):
            self._waiting[key].remove(turn)
            self._drop_empty(key)

    def _drop_empty(self, key: str) -> None:
        if not self._waiting[key]:
            del self._waiting[key]
