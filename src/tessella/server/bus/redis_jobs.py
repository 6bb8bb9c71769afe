"""Jobs over Redis: a queue that all processes take computers' turns from."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from redis.exceptions import RedisError
from saq import Worker
from saq.queue.redis import RedisQueue

from tessella.server.bus.jobs import Pace
from tessella.server.trouble import Trouble

if TYPE_CHECKING:
    from saq.types import Context

    from tessella.server.bus.jobs import Work

logging.getLogger("saq").setLevel(logging.CRITICAL)  # that Redis is away is told below, once
AT_ONCE: Final = {Pace.QUICK: 32, Pace.SLOW: 4}
"""So many turns a process has in hand; most of them pause, so that people can follow."""
LONGEST: Final = 30
"""Seconds after which a turn is taken to be lost; the rounds of the table hand it out again."""
RETRY: Final = 1.0


class RedisJobs:
    """A queue and a worker of SAQ a pace; while Redis is away every process does its own."""

    def __init__(self, url: str) -> None:
        self._queues = {
            pace: RedisQueue.from_url(url, name=f"tessella-computers-{pace}") for pace in Pace
        }
        self._trouble = Trouble("redis_away")
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False

    async def start(self, work: Work) -> None:
        """Take turns from the queue."""

        async def move(_: Context, *, match: str, version: int) -> None:
            await work(match, version)

        asyncio.get_running_loop().set_exception_handler(self._heed)
        self._tasks = [asyncio.create_task(self._run(pace, move)) for pace in Pace]

    async def stop(self) -> None:
        """Take no more."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for queue in self._queues.values():
            await queue.disconnect()

    async def hand_out(self, match_id: str, version: int, pace: Pace) -> bool:
        """Put a turn into the queue, unless it is there, and wait until somebody has taken it."""
        try:
            job = await self._queues[pace].enqueue(
                "move",
                key=f"{match_id}:{version}",
                match=match_id,
                version=version,
                timeout=LONGEST,
                retries=1,
                ttl=LONGEST,
            )
        except (RedisError, OSError) as error:
            self._trouble.note(str(error))
            return False
        if job is not None:
            with suppress(RedisError, OSError, RuntimeError, TimeoutError):  # rounds will see to it
                await job.refresh(until_complete=LONGEST)
        return True

    async def _run(self, pace: Pace, move: Any) -> None:
        """Work, and go on working whatever happens to Redis."""
        while not self._stopping:  # a worker keeps to itself that it was cancelled
            queue, most = self._queues[pace], AT_ONCE[pace]
            worker = Worker(queue, functions=[("move", move)], concurrency=most)
            worker.SIGNALS = []  # the process has its own way to stop
            try:
                await worker.start()
            except (RedisError, OSError) as error:
                self._trouble.note(str(error))
            await asyncio.sleep(RETRY)

    def _heed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Tasks of the worker that end because Redis is away are no failures: it begins anew."""
        error = context.get("exception")
        if isinstance(error, RedisError | OSError):
            self._trouble.note(str(error))
        else:
            loop.default_exception_handler(context)
