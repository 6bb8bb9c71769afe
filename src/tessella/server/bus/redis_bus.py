"""A bus over Redis: for any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tessella.server.bus.bus import Handler

log = structlog.get_logger(__name__)
PREFIX: Final = "tessella:"
RETRY: Final = 0.5
"""Seconds between two attempts to reach Redis."""


class RedisBus:
    """Publish and subscribe; while Redis is away news are lost, and topics are kept."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=15)
        self._topics: set[str] = set()
        self._orders: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, handler: Handler) -> None:
        """Listen, and go on listening whatever happens to Redis."""
        self._pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        self._topics.add("all")
        self._tasks = [
            asyncio.create_task(self._listen(handler)),
            asyncio.create_task(self._work()),
        ]

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()

    async def ping(self) -> None:
        """Whether Redis answers."""
        await self.redis.execute_command("PING")  # type: ignore[no-untyped-call]

    def publish(self, topic: str, message: bytes) -> None:
        """Tell all processes that listen."""
        self._orders.put_nowait(partial(self.redis.publish, PREFIX + topic, message))

    def subscribe(self, topic: str) -> None:
        """Listen to a topic."""
        self._topics.add(topic)
        self._orders.put_nowait(partial(self._pubsub.subscribe, PREFIX + topic))

    def unsubscribe(self, topic: str) -> None:
        """Listen to a topic no longer."""
        self._topics.discard(topic)
        self._orders.put_nowait(partial(self._pubsub.unsubscribe, PREFIX + topic))

    async def _work(self) -> None:
        """Carry out orders one after another; those that Redis does not take are lost."""
        while True:
            order = await self._orders.get()
            try:
                await order()
            except (RedisError, OSError) as error:
                log.warning("redis_away", error=type(error).__name__)

    async def _listen(self, handler: Handler) -> None:
        while True:
            try:
                await self._pubsub.subscribe(*(PREFIX + topic for topic in self._topics))
                async for message in self._pubsub.listen():
                    if message["type"] == "message":
                        handler(message["channel"].decode().removeprefix(PREFIX), message["data"])
            except (RedisError, OSError) as error:
                log.warning("redis_away", error=type(error).__name__)
            await asyncio.sleep(RETRY)
