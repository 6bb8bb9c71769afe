"""A connection: what is sent waits in line, and who is too slow is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tessella.server.people.who import Who
    from tessella.server.table.room import Room

WAITING: Final = 512
"""So many messages may wait for a slow client."""
TOO_SLOW: Final = 1013
RESTART: Final = 1012
END: Final = b""
"""What stands in line after the last message."""


class Connection:
    """A socket of a person, as the table sees it."""

    __slots__ = ("_flushing", "_outbox", "_send", "language", "muted", "rooms", "who")

    def __init__(
        self,
        send: Callable[[dict[str, Any]], Awaitable[None]],
        who: Who,
        muted: frozenset[str],
        language: str,
    ) -> None:
        self._send = send
        self.who = who
        self.muted = muted
        self.language = language
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

    def end(self) -> None:
        """Close after the messages that wait, and tell the client to come back."""
        self.send(END)

    async def close(self, code: int) -> None:
        """End the connection; the client may have ended it before."""
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def _flush(self) -> None:
        """Send what waits; a client that does not keep up is told to connect again."""
        try:
            while self._outbox:
                await self._pass_on(self._outbox.popleft())
        except asyncio.CancelledError:
            await self.close(TOO_SLOW)
        except Exception:  # noqa: BLE001 - the client is gone; its receiver will notice
            self._outbox = None
        finally:
            self._flushing = None
            if not self._outbox:
                self._outbox = None

    async def _pass_on(self, message: bytes) -> None:
        if message == END:
            await self.close(RESTART)
        else:
            await self._send({"type": "websocket.send", "text": message.decode()})
