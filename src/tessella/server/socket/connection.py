"""A connection: what is sent waits in line, and who is too slow is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from litestar.connection import WebSocket

    from tessella.server.people.who import Who
    from tessella.server.table.room import Room

WAITING: Final = 512
"""So many messages may wait for a slow client."""
TOO_SLOW: Final = 1013


class Connection:
    """A socket of a person, as the table sees it."""

    __slots__ = ("_flushing", "_outbox", "_socket", "muted", "rooms", "who")

    def __init__(self, socket: WebSocket[Any, Any, Any], who: Who, muted: frozenset[str]) -> None:
        self._socket = socket
        self.who = who
        self.muted = muted
        self.rooms: set[Room] = set()
        self._outbox: deque[bytes] | None = None
        self._flushing: asyncio.Task[None] | None = None

    @property
    def person(self) -> str:
        """Whose connection it is."""
        return self.who.id

    def send(self, message: bytes) -> None:
        """Put a message into the line."""
        if self._outbox is None:
            self._outbox = deque()
        self._outbox.append(message)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        elif len(self._outbox) == WAITING:
            self._flushing.cancel()

    async def _flush(self) -> None:
        """Send what waits; a client that does not keep up is told to connect again."""
        try:
            while self._outbox:
                await self._socket.send_data(self._outbox.popleft(), mode="text")
        except asyncio.CancelledError:
            await self._socket.close(TOO_SLOW)
        except Exception:  # noqa: BLE001 - the client is gone; its receiver will notice
            self._outbox = None
        finally:
            self._flushing = None
            if not self._outbox:
                self._outbox = None
