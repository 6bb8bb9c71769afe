"""What is told on sockets of one loop, until all have spoken who are about to."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol
from weakref import WeakKeyDictionary


class Sender(Protocol):
    """Who has something to send."""

    def release(self) -> None:
        """Send it."""


class Outbox:
    """Sends for many at once.

    To write on a socket is to call the system, and often to wake who reads there: that takes
    longer than to work out what to say. When a commit lets a hundred moves go on, their news
    leave one right after the other, and whoever reads several of them is woken once.
    """

    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Have a sender send once all that is ready to run now has run."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(sender)

    def _send(self) -> None:
        try:
            while self._senders:
                self._senders.pop().release()
        finally:
            if self._senders:  # one has failed, which must not silence the others
                asyncio.get_running_loop().call_soon(self._send)


_outboxes: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The outbox of a loop."""
    return _outboxes.setdefault(loop, Outbox())
