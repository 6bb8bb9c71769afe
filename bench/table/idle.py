"""Many idle sockets: what one costs in memory, and how soon all are back after a restart."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any, Final, cast

import httpx
import uvloop

from bench.reliability.servers import Server

ADDRESS_SIZE: Final = 5_000
"""Sockets from one address of ours, so that its ports do not run out."""
AT_ONCE: Final = 100
"""Handshakes under way at a time; others wait as they would in a network."""
SPREAD: Final = 2.0
"""Seconds over which clients come back, each at a moment of its own."""


class Idle(asyncio.Protocol):
    """A client that connects, listens and counts; it is as small as can be."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.is_open = False
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.crowd.handshake)

    def data_received(self, data: bytes) -> None:
        """Notice that it is open; whatever else comes is let go."""
        if not self.is_open:
            self.is_open = data.startswith(b"HTTP/1.1 101")
            self.crowd.open += self.is_open
            if not self.opened.done():
                self.opened.set_result(self.is_open)
        if b'"goodbye"' in data:
            self.crowd.goodbyes += 1

    def connection_lost(self, _: Exception | None) -> None:
        """Come back a little later, as a browser would."""
        self.crowd.open -= self.is_open
        self.is_open = False
        if not self.opened.done():
            self.opened.set_result(False)
        elif not self.crowd.is_over:
            self.crowd.come_back(self.number)


class Crowd:
    """All clients; each is a tab of one person's browser."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.open = self.goodbyes = 0
        self.is_over = False
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self.handshake = b""

    async def enter(self, base: str) -> None:
        """Have a session to connect with."""
        async with httpx.AsyncClient(base_url=f"{base}/api/v1") as http:
            (await http.post("/session", json={})).raise_for_status()
            cookie = "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)
        self.handshake = (
            f"GET /api/v1/socket HTTP/1.1\r\nHost: localhost:{self.port}\r\nOrigin: {base}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    async def connect(self, number: int) -> None:
        """Connect, again and again until it works."""
        loop, wait = asyncio.get_running_loop(), 0.1
        source = (f"127.0.0.{2 + number // ADDRESS_SIZE}", 0)
        while True:
            async with self._gate:
                try:
                    _, idle = await loop.create_connection(
                        lambda: Idle(self, number), "127.0.0.1", self.port, local_addr=source
                    )
                    if await idle.opened:
                        return
                except OSError:
                    pass
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(wait * 2, 2.0)

    def come_back(self, number: int) -> None:
        """Connect again after a moment that differs from client to client."""
        task = asyncio.create_task(self._later(number))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _later(self, number: int) -> None:
        await asyncio.sleep(0.5 + random.uniform(0, SPREAD))
        await self.connect(number)

    async def all_here(self, count: int, patience: float = 120) -> float:
        """Wait until so many are connected; the seconds that it took."""
        began = time.perf_counter()
        while self.open < count:
            if time.perf_counter() - began > patience:
                raise TimeoutError(f"{self.open} of {count} are connected")
            await asyncio.sleep(0.02)
        return time.perf_counter() - began


def memory(pid: int) -> int:
    """The bytes that a process holds by itself."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    kinds = ("Private_Clean:", "Private_Dirty:")
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(kinds))


async def idle(server: Server, count: int, *, restart: bool) -> dict[str, Any]:
    """Connect so many; then measure the server, or how soon all are back after its restart."""
    crowd = Crowd(server.port)
    await crowd.enter(server.base)
    for number in range(50):
        await crowd.connect(number)
    before = memory(server.pid)
    began = time.perf_counter()
    await asyncio.gather(*(crowd.connect(number) for number in range(50, count)))
    await crowd.all_here(count)
    report: dict[str, Any] = {"sockets": count, "connected in s": time.perf_counter() - began}
    await asyncio.sleep(2)
    report["KiB each"] = (memory(server.pid) - before) / (count - 50) / 1024
    if restart:
        report |= await _restart(server, crowd, count)
    crowd.is_over = True
    return report


async def _restart(server: Server, crowd: Crowd, count: int) -> dict[str, Any]:
    began = time.perf_counter()
    code = await asyncio.to_thread(server.stop)
    stopped = time.perf_counter() - began
    await asyncio.to_thread(server.start)
    started = time.perf_counter() - began
    await crowd.all_here(count)
    return {
        "exit code": code,
        "goodbyes": crowd.goodbyes,
        "stopped after s": stopped,
        "ready after s": started,
        "all back after s": time.perf_counter() - began,
    }


def main() -> None:
    """Measure a server of our own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--restart", action="store_true")
    wish = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="tessella-idle-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            report = uvloop.run(idle(server, wish.sockets, restart=wish.restart))
        finally:
            server.stop()
        print(json.dumps({k: round(v, 2) for k, v in report.items()}))


if __name__ == "__main__":
    main()
