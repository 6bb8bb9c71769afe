"""What a client has said and nobody has heard yet."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

    from tessella.server.uvicorn_parts import ASGIReceiveEvent


class Inbox(deque["ASGIReceiveEvent"]):
    """An `asyncio.Queue` for one listener, who does without a coroutine to wait in."""

    _more: asyncio.Future[None] | None = None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Append a message, and wake who waits for it."""
        self.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def more(self, loop: asyncio.AbstractEventLoop) -> asyncio.Future[None]:
        """What to wait for while there is nothing."""
        self._more = loop.create_future()
        return self._more
