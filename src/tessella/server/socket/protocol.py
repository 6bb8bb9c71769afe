"""Uvicorn's socket, leaner: plain texts come and go without a task or an object of a frame each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tessella.server.socket.frames import HEAD, end_of_frame, framed, is_text, text_of
from tessella.server.socket.inbox import Inbox
from tessella.server.socket.outbox import outbox_of
from tessella.server.uvicorn_parts import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from tessella.server.uvicorn_parts import ASGIReceiveEvent, ASGISendEvent, Request

LINE: Final = "tessella.line"
"""The extension of a connection's scope that holds its way out."""
UNREAD: Final = 1 << 20
"""Bytes that may wait for a slow client."""
UNHEARD: Final = 16
"""Messages of a client that may wait here; what follows is left in the network meanwhile."""
NO_TEXT: Final = 1007
TOO_SLOW: Final = 1013


class SocketProtocol(WebSocketsSansIOProtocol):
    """Sends and reads texts by itself, and leaves all else of the protocol to others."""

    _rest = b""
    """The beginning of a frame whose end is still to come."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._inbox = Inbox()
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self._inbox)
        self._outbox = outbox_of(self.loop)
        self._told: list[bytes] = []
        """Frames that wait in the outbox."""
        self.on_lost: Callable[[], None] | None = None
        """Whom to tell when the connection is gone."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what the connection has held."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_connect(self, event: Request) -> None:
        """Let the app have the way out itself, beside the one of ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of ASGI; the one that accepts the socket ends the handshake.

        What only that needs is let go: an idle socket is mostly the headers that it came with.
        """
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response
            self.scope["headers"] = []
            self._hear_on()
            self.data_received(b"")

    def tell(self, text: bytes) -> None:
        """Send a text without waiting; a client that does not read is told to connect again."""
        if not self._told:
            self._outbox.add(self)
        self._told.append(framed(text))

    async def receive(self) -> ASGIReceiveEvent:
        """The next message of the client, once the last one has been answered."""
        if not self._inbox:
            await self._inbox.more(self.loop)
        message = self._inbox.popleft()
        if self.read_paused and not self._inbox:
            self._hear_on()
        return message

    def release(self) -> None:
        """Send what was told."""
        if self._told:
            told, self._told = self._told, []
            self._write(b"".join(told))

    def _write(self, frames: bytes) -> None:
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(frames)
        if not self.writable.is_set() and transport.get_write_buffer_size() > UNREAD:
            self.end(TOO_SLOW)

    def end(self, code: int, reason: str = "") -> None:
        """Close after all that was sent, or once the client has had its time to take it."""
        self.release()
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._hear_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames, so that nobody else ever has half of one."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, start = self._rest + data, 0
        if not self.handshake_complete:  # the client is too eager: what it says has to wait
            self._rest = data
            self._hear_no_more()
            return
        while (end := end_of_frame(data, start)) is not None and end <= len(data):
            self._read(data[start:end])
            start = end
        self._rest = data[start:]
        if end is not None and end - start > HEAD + self.config.ws_max_size:
            super().data_received(self._rest)  # which refuses it

    def _read(self, frame: bytes) -> None:
        """Put a text in line for the app; whatever else it is, the base class knows what to do."""
        if not is_text(frame) or self.conn.current_size is not None or self.close_sent:
            super().data_received(frame)
            return
        try:
            text = text_of(frame)
        except UnicodeDecodeError:
            self.end(NO_TEXT)
            return
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._inbox) > UNHEARD:
            self._hear_no_more()

    def _hear_no_more(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hear_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
