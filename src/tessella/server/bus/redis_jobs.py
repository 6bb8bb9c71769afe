"""Jobs over Redis: a queue that all processes take computers' turns from."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import structlog
from redis.exceptions import RedisError
from saq import Worker
from saq.queue.redis import RedisQueue

if TYPE_CHECKING:
    from saq.types import Context

    from tessella.server.bus.jobs import Work

log = structlog.get_logger(__name__)
logging.getLogger("saq").setLevel(logging.CRITICAL)  # that Redis is away is told below, once
AT_ONCE: Final = 2
"""So many turns a process thinks over at the same time."""
LONGEST: Final = 30
"""Seconds after which a turn is taken to be lost; the rounds of the table hand it out again."""
RETRY: Final = 1.0


class RedisJobs:
    """A queue and a worker of SAQ; while Redis is away every process does its own."""

    def __init__(self, url: str) -> None:
        self._queue = RedisQueue.from_url(url, name="tessella-computers")
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    async def start(self, work: Work) -> None:
        """Take turns from the queue."""

        async def move(_: Context, *, match: str, version: int) -> None:
            await work(match, version)

        asyncio.get_running_loop().set_exception_handler(_heed)
        self._task = asyncio.create_task(self._run(move))

    async def stop(self) -> None:
        """Take no more."""
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._queue.disconnect()

    async def hand_out(self, match_id: str, version: int) -> bool:
        """Put a turn into the queue, unless it is there."""
        try:
            await self._queue.enqueue(
                "move",
                key=f"{match_id}:{version}",
                match=match_id,
                version=version,
                timeout=LONGEST,
                retries=1,
                ttl=LONGEST,
            )
        except (RedisError, OSError) as error:
            log.warning("redis_away", error=type(error).__name__)
            return False
        return True

    async def _run(self, move: Any) -> None:
        """Work, and go on working whatever happens to Redis."""
        while not self._stopping:  # a worker keeps to itself that it was cancelled
            worker = Worker(self._queue, functions=[("move", move)], concurrency=AT_ONCE)
            worker.SIGNALS = []  # the process has its own way to stop
            try:
                await worker.start()
            except (RedisError, OSError) as error:
                log.warning("redis_away", error=type(error).__name__)
            await asyncio.sleep(RETRY)


def _heed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tasks of the worker that end because Redis is away are no failures: it begins anew."""
    error = context.get("exception")
    if isinstance(error, RedisError | OSError):
        log.warning("redis_away", error=type(error).__name__)
    else:
        loop.default_exception_handler(context)
