"""A bus over Redis: for any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tessella.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from redis.asyncio.client import PubSub

    from tessella.server.bus.bus import Handler

log = structlog.get_logger(__name__)
PREFIX: Final = "tessella:"
EVER: Final = "all"
"""A topic that is always listened to: without any, Redis would have nothing to keep open."""
RETRY: Final = 0.5
"""Seconds between two attempts to reach Redis."""
PATIENCE: Final = 2.0
"""Seconds that Redis has to answer."""
PULSE: Final = 5.0
"""Seconds of silence after which the line is looked at."""


class RedisBus:
    """Publish and subscribe; while Redis is away news are lost, and topics are kept."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            health_check_interval=15,
            retry=Retry(NoBackoff(), 1),  # once anew, since Redis may have been restarted
        )
        self._trouble = Trouble("redis_away")
        self._topics: set[str] = {EVER}
        self._orders: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._line: PubSub | None = None
        self._dialling = asyncio.Lock()

    async def start(self, handler: Handler, back: Callable[[], None]) -> None:
        """Listen, and go on listening whatever happens to Redis."""
        self._tasks = [
            asyncio.create_task(self._listen(handler, back)),
            asyncio.create_task(self._work()),
        ]

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    async def ping(self) -> None:
        """Whether Redis answers."""
        await self.redis.execute_command("PING")  # type: ignore[no-untyped-call]

    def publish(self, topic: str, message: bytes) -> None:
        """Tell all processes that listen."""
        if self._line is not None:
            self._orders.put_nowait(partial(self.redis.publish, PREFIX + topic, message))

    def subscribe(self, topic: str) -> None:
        """Listen to a topic."""
        self._topics.add(topic)
        self._orders.put_nowait(partial(self._subscribe, topic))

    def unsubscribe(self, topic: str) -> None:
        """Listen to a topic no longer."""
        self._topics.discard(topic)
        self._orders.put_nowait(partial(self._unsubscribe, topic))

    async def _subscribe(self, topic: str) -> None:
        async with self._dialling:
            if self._line is not None and topic in self._topics:
                await self._line.subscribe(PREFIX + topic)

    async def _unsubscribe(self, topic: str) -> None:
        async with self._dialling:
            if self._line is not None and topic not in self._topics:
                await self._line.unsubscribe(PREFIX + topic)

    async def _work(self) -> None:
        """Carry out orders one after another; those that Redis does not take are lost."""
        while True:
            order = await self._orders.get()
            try:
                await order()
            except (RedisError, OSError) as error:
                self._trouble.note(str(error))

    async def _listen(self, handler: Handler, back: Callable[[], None]) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
                    await self._dial(line)
                    back()
                    await _hear(line, handler)
            except (RedisError, OSError) as error:
                self._trouble.note(str(error))
            except Exception:
                log.exception("redis_failed")
            finally:
                self._line = None
            await asyncio.sleep(RETRY)

    async def _dial(self, line: PubSub) -> None:
        """Listen to all topics; those that are asked for meanwhile wait for it."""
        async with self._dialling:
            await line.subscribe(*(PREFIX + topic for topic in self._topics))
            self._line = line


async def _hear(line: PubSub, handler: Handler) -> None:
    """Hand on what comes, as long as the line lives."""
    while True:
        message = await line.get_message(timeout=PULSE)
        if message is not None and message["type"] == "message":
            handler(message["channel"].decode().removeprefix(PREFIX), message["data"])
