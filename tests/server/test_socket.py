"""Sockets byte by byte: frames in pieces and in heaps, what is none, and who does not read."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tessella.server.socket.protocol import SocketProtocol
from tests.server.client import Client
from tests.server.process import Process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path
    from typing import Any

MASK = b"\x01\x02\x03\x04"
TEXT, CONTINUED, BYTES, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
PING_US = b'{"type":"ping"}'
WATCHES = 1000
"""The answers to so many, each with a long list of moves, would fill any buffer."""


def frame(data: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    head, bit = bytes([(0x80 if fin else 0) | opcode]), 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(data))
    body = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(data)) if masked else data
    return head + (MASK if masked else b"") + body


class Wire:
    """A connection whose bytes are our own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server: its opcode, and what is in it."""
        async with asyncio.timeout(60):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            assert first & 0x80
            return first & 0x0F, await self.reader.readexactly(length)

    async def message(self) -> dict[str, Any]:
        """The next message of the server."""
        opcode, data = await self.frame()
        assert opcode == TEXT
        return dict(json.loads(data))

    async def closed(self) -> int:
        """The code that the server closes with, once it does."""
        while True:
            opcode, data = await self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2], "big")


def handshake(server: Process, cookie: str = "") -> bytes:
    """What a client asks for a socket with."""
    return (
        f"GET /api/v1/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.base}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


async def welcomed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Wire:
    """A socket after the answer to its handshake, and the welcome."""
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    line = Wire(reader, writer)
    assert (await line.message())["type"] == "welcome"
    return line


@asynccontextmanager
async def wire(server: Process, cookie: str = "") -> AsyncIterator[Wire]:
    """A socket whose network takes little at a time."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 12)
    own.connect(("localhost", server.port))
    reader, writer = await asyncio.open_connection(sock=own, limit=1 << 12)
    writer.write(handshake(server, cookie))
    try:
        yield await welcomed(reader, writer)
    finally:
        writer.transport.abort()
        await asyncio.sleep(0)


async def sockets(person: Client) -> int:
    """How many sockets the server counts."""
    figures = (await person.http.get(f"{person.base}/metrics")).text
    return int(float(figures.split("\ntessella_sockets ")[1].split()[0]))


async def pongs(line: Wire, count: int) -> None:
    for _ in range(count):
        assert (await line.message())["type"] == "pong"


def test_frames_come_in_pieces_and_in_heaps(server: Process) -> None:
    async def run() -> None:
        async with wire(server) as line:
            for byte in frame(PING_US) + frame(PING_US + b" " * 200):
                line.writer.write(bytes([byte]))
                await line.writer.drain()
                await asyncio.sleep(0)
            await pongs(line, 2)
            line.writer.write(frame(PING_US) * 40 + frame(PING_US)[:5])
            await pongs(line, 40)
            line.writer.write(frame(PING_US)[5:])
            await pongs(line, 1)

    asyncio.run(run())


@pytest.mark.parametrize("at_once", [False, True])
def test_who_speaks_before_the_socket_is_open_is_heard_once_it_is(
    server: Process, *, at_once: bool
) -> None:
    async def run() -> None:
        reader, writer = await asyncio.open_connection("localhost", server.port)
        parts = [handshake(server), frame(PING_US) * 2]
        try:
            for part in [b"".join(parts)] if at_once else parts:
                writer.write(part)
                await asyncio.sleep(0.002)
            await pongs(await welcomed(reader, writer), 2)
        finally:
            writer.transport.abort()
            await asyncio.sleep(0)

    asyncio.run(run())


def test_fragments_bytes_and_pings_are_understood(server: Process) -> None:
    async def run() -> None:
        async with wire(server) as line:
            head, tail = PING_US[:6], PING_US[6:]
            first, last = frame(head, fin=False), frame(tail, CONTINUED)
            line.writer.write(first + frame(b"there?", PING) + last)
            assert await line.frame() == (PONG, b"there?")
            await pongs(line, 1)
            line.writer.write(frame(PING_US, BYTES) + frame(PING_US))
            await pongs(line, 2)
            line.writer.write(frame(struct.pack("!H", 1000), CLOSE))
            assert await line.closed() == 1000
            assert await line.reader.read() == b""

    asyncio.run(run())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(frame(PING_US, masked=False), 1002, id="unmasked"),
        pytest.param(frame(PING_US, 3), 1002, id="unknown opcode"),
        pytest.param(b"\xc1" + frame(PING_US)[1:], 1002, id="reserved bit"),
        pytest.param(frame(b"{", fin=False) + frame(PING_US), 1002, id="text within a text"),
        pytest.param(frame(b'{"type":"\xff"}'), 1007, id="no UTF-8"),
        pytest.param(frame(b" " * 70_000), 1009, id="too long"),
        pytest.param(frame(b" " * 70_000)[:14], 1009, id="too long to begin with"),
    ],
)
def test_what_breaks_the_protocol_ends_the_socket(server: Process, data: bytes, code: int) -> None:
    async def run() -> None:
        async with wire(server) as line:
            line.writer.write(frame(PING_US))
            await pongs(line, 1)
            line.writer.write(data)
            assert await line.closed() == code

    asyncio.run(run())


def test_a_text_as_long_as_may_be_is_a_message(server: Process) -> None:
    async def run() -> None:
        async with wire(server) as line:
            line.writer.write(frame(PING_US.ljust(65_535)) + frame(PING_US.ljust(65_536)))
            await pongs(line, 2)

    asyncio.run(run())


def wait_for_the_slow(seconds: float) -> None:
    """Have a server wait so long until whoever is told to go has heard it."""
    always = property(lambda _: seconds, lambda *_: None)
    SocketProtocol.close_timeout = always  # type: ignore[assignment]


async def without_reading(server: Process, then: Callable[[Wire], Awaitable[None]]) -> None:
    """Ask for more than may wait, and read nothing until the server has had enough."""
    async with Client(server.base) as person:
        match = await person.open("blokus-duo", seats=[{"kind": "me"}, {"kind": "me"}])
        assert (await person.ask("sit", match=match))["type"] == "done"
        cookie = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
        async with wire(server, cookie) as line:
            watch = frame(json.dumps({"type": "watch", "match": match}).encode())
            line.writer.write(watch * WATCHES)
            while await sockets(person) > 1:  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.05)
            await then(line)
        assert (await person.ask("act", match=match, action="abort"))["type"] == "done"


def test_who_does_not_read_is_told_to_come_later(tmp_path: Path) -> None:
    async def is_told(line: Wire) -> None:
        assert await line.closed() == 1013

    with Process(tmp_path, prepare=partial(wait_for_the_slow, 600)) as server:
        asyncio.run(without_reading(server, is_told))


def test_who_does_not_even_read_that_is_cut_off(tmp_path: Path) -> None:
    async def is_cut_off(line: Wire) -> None:
        with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):
            await line.closed()

    with Process(tmp_path, prepare=partial(wait_for_the_slow, 0)) as server:
        asyncio.run(without_reading(server, is_cut_off))
