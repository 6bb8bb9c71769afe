"""Once an hour, sessions that have expired and guests who left no trace are forgotten."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from tessella.server.errors import Problem

if TYPE_CHECKING:
    from tessella.server.people.people import People

log = structlog.get_logger(__name__)
HOUR: Final = 3600.0


class Sweeper:
    """Sweeps in the background; several processes may do so at once."""

    def __init__(self, every: float = HOUR) -> None:
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self, people: People) -> None:
        """Begin to sweep."""
        self._task = asyncio.create_task(self._sweep(people))

    async def stop(self) -> None:
        """Sweep no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _sweep(self, people: People) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                log.info("swept", guests=await people.sweep())
            except Problem as problem:
                log.warning("not swept", code=problem.code)
