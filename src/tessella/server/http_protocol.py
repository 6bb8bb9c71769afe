"""Uvicorn's HTTP with bounds: of a request's head, of its time, and of connections."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, ClassVar, Final

from httptools import HttpParserUpgrade

from tessella.server.errors import Problem
from tessella.server.guard.address import UNKNOWN, limit_key
from tessella.server.guard.door import refusal
from tessella.server.language import preferred
from tessella.server.socket.protocol import SocketProtocol
from tessella.server.uvicorn_parts import HttpToolsProtocol, RequestResponseCycle

if TYPE_CHECKING:
    import asyncio

    from tessella.server.guard.door import Door, Refusal

HEAD: Final = 32 * 1024
"""Bytes of a request's first line and headers; of trailers, and of what is between chunks."""
LINE: Final = 4
"""Bytes of a header beside its name and value."""
AHEAD: Final = 16
"""Requests that a client may send before the first one is answered."""
PACE: Final = 4096
"""Bytes a second by which a body earns time beyond that of the head."""
STALLS: Final = 3
"""So many looks in a row at which a client has taken nothing of its answer, and it is let go."""
LINGER: Final = 1.0
"""Seconds that a refusal has to arrive before the connection is cut."""
LINGERING: Final = 500
"""So many may linger at a time; further ones are cut at once."""


class HttpProtocol(HttpToolsProtocol):
    """A connection that has to say what it wants, shortly and soon."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._key: str | None = None
        """The address by which the door counts it; None: it does not."""
        self._why: Problem | None = None
        """What is wrong with the request that is being read."""
        self._is_refused = False
        self._is_silent = True
        """Whether nothing has come yet."""
        self._since: float | None = None
        """Since when a head or a body has been awaited; None: neither is."""
        self._awaits_body = False
        self._body = 0
        """Bytes of the body that have come."""
        self._lines = 0
        """Bytes of the headers that have come whole."""
        self._loose = 0
        """Bytes that have come and were neither a whole head nor a body."""
        self._data = b""
        """What is being read."""
        self._watch: asyncio.TimerHandle | None = None
        self._untaken = self._stalls = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Have it counted, or turn it away."""
        super().connection_made(transport)
        key = limit_key(self.client[0]) if self.client else UNKNOWN
        refused = self.door.enter(key)
        if refused is not None:
            self._turn_away(refused)
            return
        self._key = key
        self._since = self.loop.time()
        self._watch = self.loop.call_later(self.door.seconds, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what it has held."""
        super().connection_lost(exc)
        self._unwatch()
        if self._is_refused:
            self.door.lingering -= 1
        if self._key is not None:
            self.door.leave(self._key)
            self._key = None

    def data_received(self, data: bytes) -> None:
        """Read on, unless too much has come that leads to nothing."""
        if self._is_refused:
            return
        self._is_silent = False
        if self._since is None:
            self._since = self.loop.time()
        self._loose += len(data)
        self._data = data
        super().data_received(data)
        self._data = b""
        if self._loose > HEAD and not self._is_refused:
            self._refuse(_too_large())

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, and with it the duty to tell the door when it is gone.

        Whatever came right after the head is for the socket, too; uvicorn would let go of it.
        """
        self._unwatch()
        upgrade = sys.exception()
        rest = self._data[upgrade.args[0] :] if isinstance(upgrade, HttpParserUpgrade) else b""
        key, self._key = self._key, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if key is not None and isinstance(protocol, SocketProtocol):
            protocol.on_lost = lambda: self.door.leave(key)
            if rest and not self.transport.is_closing():
                protocol.data_received(rest)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read."""
        del msg
        self._refuse(self._why or Problem("bad-request"))

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._lines = self._loose = 0
        if self._since is None:
            self._since = self.loop.time()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        self._count(len(name) + len(value) + LINE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole: its request begins, and the body is awaited."""
        self._loose = self._body = 0
        self._since, self._awaits_body = self.loop.time(), True
        if len(self.pipeline) >= AHEAD:
            raise self._wrong(Problem("too-many"))
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._loose = 0
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Nothing more is awaited."""
        self._loose = 0
        self._since, self._awaits_body = None, False
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._lines += size
        if self._lines > HEAD:
            raise self._wrong(_too_large())

    def _wrong(self, problem: Problem) -> Problem:
        """What is wrong, kept for when the parser has given up because of it."""
        self._why = problem
        return problem

    def _look(self) -> None:
        """See whether the client has taken too long, now and again."""
        left, seconds = self._left(), self.door.seconds
        if left is not None and left <= 0:
            self._give_up()
        elif self._has_stalled():
            self.transport.abort()
        else:
            wait = seconds if left is None else min(left, seconds)
            self._watch = self.loop.call_later(wait, self._look)

    def _left(self) -> float | None:
        """Seconds that the client has for what is awaited; None: nothing is."""
        if self._since is None:
            return None
        now, seconds = self.loop.time(), float(self.door.seconds)
        if self.flow.read_paused or not (self._awaits_body or self._has_answered):
            self._since = now  # it is for us to go on, not for the client
        elif self._awaits_body:
            seconds += min(self._body, self.door.body_limit) / PACE
        return self._since + seconds - now

    def _has_stalled(self) -> bool:
        """Whether the client takes nothing of what it has asked for."""
        untaken = self.transport.get_write_buffer_size()
        self._stalls = self._stalls + 1 if untaken and untaken == self._untaken else 0
        self._untaken = untaken
        return self._stalls >= STALLS

    @property
    def _latest(self) -> RequestResponseCycle | None:
        """The latest request, if there was any."""
        return self.cycle

    @property
    def _has_answered(self) -> bool:
        cycle = self._latest
        return cycle is None or cycle.response_complete

    def _give_up(self) -> None:
        """Wait no longer; a browser that has connected in advance need not be told."""
        if self._is_silent:
            self.transport.close()
        else:
            self._refuse(Problem("too-slow", seconds=self.door.seconds))

    def _refuse(self, problem: Problem) -> None:
        self._turn_away(refusal(problem, self._language))

    def _turn_away(self, refused: Refusal) -> None:
        """Say why it goes no further, unless that would land in another answer; then close."""
        self._unwatch()
        self._is_refused = True
        self.door.lingering += 1
        self.door.refused(refused.code)
        may_speak, cycle = self._may_speak, self._latest
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if not may_speak:
            self.transport.abort()
            return
        self.transport.write(refused.answer)
        if self.door.lingering > LINGERING:
            self.transport.close()
            return
        self.transport.write_eof()
        self.flow.pause_reading()  # whatever it goes on to send stays in the network
        self.loop.call_later(LINGER, self.transport.abort)

    @property
    def _may_speak(self) -> bool:
        if self.pipeline or self.transport.is_closing():
            return False
        if self._awaits_body and (cycle := self._latest) is not None:
            return not cycle.response_started
        return self._has_answered

    @property
    def _language(self) -> str:
        told = dict(self.headers or ()).get(b"accept-language", b"")
        return preferred(told.decode("latin-1"))

    def _unwatch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None


def protocol_of(door: Door) -> type[HttpProtocol]:
    """The protocol of connections that come through a door."""
    return type("DoorProtocol", (HttpProtocol,), {"door": door})


def _too_large() -> Problem:
    return Problem("head-too-large", most=HEAD)
