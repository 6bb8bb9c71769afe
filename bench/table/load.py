"""Many matches at once, played over sockets by programs that do as little as possible."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from bench.table.games import GAME, OPTIONS, recorded

BEGUN = 3
"""The version at which a match of two begins: both have sat down, and the lot has fallen."""
AT_ONCE = 20
"""People who come in at the same time."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""How frames begin."""
MASKED, SHORT = 0x80, 126
"""The bit of a mask; the first length that needs two more bytes."""
UNMASKED = bytes(4)
"""The mask of all frames: it changes nothing, which the server cannot know."""


class View(msgspec.Struct):
    """What a player looks at."""

    turn: int | None


class MatchStatus(msgspec.Struct):
    """How a match stands."""

    version: int
    stage: str
    mine: tuple[int, ...]
    view: View | None = None


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    match: str = ""
    id: str = ""
    version: int = 0
    now: MatchStatus | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Tally:
    """What was measured since the last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin to measure."""
        self.began = time.perf_counter()
        self.delays: list[float] = []
        self.refused = self.broken = 0

    def report(self) -> dict[str, float]:
        """Moves a second, and how long an acknowledgement took, in milliseconds."""
        seconds = time.perf_counter() - self.began
        marks = statistics.quantiles(self.delays or [0.0, 0.0], n=100)
        return {
            "moves": len(self.delays),
            "moves a second": len(self.delays) / seconds,
            "p50 ms": marks[49] * 1000,
            "p99 ms": marks[98] * 1000,
            "refused": self.refused,
            "broken": self.broken,
        }


class Socket(asyncio.Protocol):
    """A person's socket: frames of text, and nothing else."""

    def __init__(self, table: Table, handshake: bytes) -> None:
        self.table, self.handshake = table, handshake
        self.rest = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.handshake)

    def connection_lost(self, _: Exception | None) -> None:
        """Note that a match has come to a halt."""
        self.table.tally.broken += 1

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(TEXT, encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        length = len(data)
        more = length.to_bytes(2, "big") if length >= SHORT else b""
        head = bytes((kind, MASKED | min(length, SHORT)))
        self.transport.write(head + more + UNMASKED + data)

    def data_received(self, data: bytes) -> None:
        """Read all frames that are here as a whole."""
        data, start = self.rest + data, 0
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            self.is_open = start >= len(b"\r\n\r\n") and data.startswith(b"HTTP/1.1 101")
            if self.is_open:
                self.opened.set_result(None)
        while self.is_open and start + 4 <= len(data):
            body, length = start + 2, data[start + 1]
            if length == SHORT:
                body, length = start + 4, int.from_bytes(data[start + 2 : start + 4], "big")
            if body + length > len(data):
                break
            self._hear(data[start], data[body : body + length])
            start = body + length
        self.rest = data[start:] if self.is_open else data

    def _hear(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.table.hear(self, decode(data))
        elif kind == PING:
            self._write(PONG, data)


class Table:
    """Two people who play match after match, each over a socket of their own."""

    def __init__(self, base: str, tally: Tally, pace: float) -> None:
        self.base, self.tally, self.pace = base, tally, pace
        # without TLS, certificates need not be read, which takes longer than all the rest
        self.http = httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60, verify=False)  # noqa: S501
        self.sockets: list[Socket] = []
        self.match = ""
        self.is_over = False
        self.moves: tuple[str, ...] = ()
        self.rng = random.Random(id(self))
        self.sent: dict[str, float] = {}
        self.count = 0

    async def open(self) -> None:
        """Come in, both of them, and begin to play."""
        answer: Any = None
        for _ in range(2):
            self.http.cookies.clear()
            answer = (await self.http.post("/session", json={})).raise_for_status()
            await self._connect("; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar))
        token = {"X-CSRF-Token": answer.json()["csrf"]}
        wish = {"game": GAME, "options": OPTIONS, "seats": [{"kind": "open"}] * 2}
        opened = await self.http.post("/matches", json=wish, headers=token)
        await self.http.aclose()
        self._sit_down(opened.raise_for_status().json()["about"]["id"])

    async def _connect(self, cookie: str) -> None:
        place = urlsplit(self.base)
        handshake = (
            f"GET /api/v1/socket HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {self.base}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(self, handshake), place.hostname or "", place.port or 80
        )
        await socket.opened
        self.sockets.append(socket)

    def _sit_down(self, match: str) -> None:
        left, self.match, self.is_over = self.match, match, False
        for socket in self.sockets:
            if left:
                socket.send({"type": "unwatch", "match": left})
            socket.send({"type": "watch", "match": match, "moves": False})
            socket.send({"type": "sit", "id": f"s{match}", "match": match})

    def hear(self, socket: Socket, message: Message) -> None:
        """Answer a message of the server."""
        if message.type == "done" and message.id in self.sent:
            self.tally.delays.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.type == "done" and message.id == self.match:
            self._sit_down(message.match)
        elif message.type == "refused":
            self.tally.refused += 1
        elif message.now is not None and message.match == self.match:
            self._look(socket, message.now)

    def _look(self, socket: Socket, now: MatchStatus) -> None:
        if now.stage == "over" and not self.is_over:
            self.is_over = True
            again = {"type": "act", "match": self.match, "id": self.match, "action": "rematch"}
            socket.send(again)
        elif now.stage == "running" and now.view is not None and now.view.turn in now.mine:
            if now.version == BEGUN:
                self.moves = self.rng.choice(recorded(now.view.turn or 0))
            if self.pace:
                wait = self.rng.expovariate(1 / self.pace)
                asyncio.get_running_loop().call_later(wait, self._play, socket, now.version)
            else:
                self._play(socket, now.version)

    def _play(self, socket: Socket, version: int) -> None:
        self.count += 1
        request, move = f"m{self.count}", self.moves[version - BEGUN]
        play = {"type": "play", "id": request, "match": self.match, "version": version}
        self.sent[request] = time.perf_counter()
        socket.send({**play, "move": move})


async def load(base: str, matches: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Play so many matches at once; `rate` is moves a second in all, None: as many as possible."""
    tally = Tally()
    tables = [Table(base, tally, matches / rate if rate else 0.0) for _ in range(matches)]
    for first in range(2):
        recorded(first)  # before the clock runs
    for i in range(0, matches, AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[i : i + AT_ONCE]))
    await asyncio.sleep(min(10.0, 3 + matches / 100))
    tally.reset()
    await asyncio.sleep(seconds)
    return tally.report()


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float)
    return parser.parse_args()


def main() -> None:
    """Load a server that runs."""
    wish = arguments()
    work = load(wish.base, wish.matches, wish.seconds, wish.rate)
    print(json.dumps(uvloop.run(work)))


if __name__ == "__main__":
    main()
