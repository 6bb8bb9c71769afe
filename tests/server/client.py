"""A client as anybody could write it: HTTP for some things, one socket for the others."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.typing import Origin

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType
    from typing import Self

    from websockets.asyncio.client import ClientConnection

    from tests.server.process import Process

PATIENCE = 60.0
"""Seconds that anything may take: a machine with other work to do takes its time."""


class Client:
    """Somebody with a browser: a session, a socket, and all messages that came."""

    def __init__(self, base: str, headers: dict[str, str] | None = None) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=f"{base}/api/v1", headers=headers, timeout=PATIENCE)
        self.headers = headers or {}
        self.seen: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._numbers = itertools.count()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self.closed: asyncio.Future[tuple[int | None, str | None]]
        """The code and reason with which the server closed the socket."""

    async def __aenter__(self) -> Self:
        try:
            if not self.headers:
                session = (await self.http.post("/session", json={})).json()
                self.http.headers["X-CSRF-Token"] = session["csrf"]
            await self.connect()
        except BaseException:
            await self.http.aclose()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await self.disconnect()
        finally:
            await self.http.aclose()

    async def connect(self) -> None:
        """Open the socket."""
        self.closed = asyncio.get_running_loop().create_future()
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {**self.headers, **({"Cookie": cookies} if cookies else {})}
        url = self.base.replace("http", "ws", 1) + "/api/v1/socket"
        self._socket = await connect(
            url, origin=Origin(self.base), additional_headers=headers, compression=None
        )
        self._reader = asyncio.create_task(self._read(self._socket))

    async def disconnect(self) -> None:
        """Close the socket."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosedError):
            async for message in socket:
                self.seen.append(json.loads(message))
                self._news.set()
        if not self.closed.done():
            self.closed.set_result((socket.close_code, socket.close_reason))

    async def send(self, type_: str, **fields: Any) -> None:
        """Send a message."""
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": type_, **fields}))

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a message that has an id, and wait for its answer."""
        request = fields.pop("id", None) or f"r{next(self._numbers)}"
        await self.send(type_, id=request, **fields)
        return await self.wait(lambda m: m.get("id") == request)

    async def wait(self, wanted: Any, start: int = 0) -> dict[str, Any]:
        """The first message since `start` that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.seen[start:]:
                    if wanted(message):
                        return message
                start = len(self.seen)
                self._news.clear()
                await self._news.wait()

    def now(self, match: str) -> dict[str, Any]:
        """How a match stands, as far as was told."""
        told = [m["now"] for m in self.seen if m.get("match") == match and "now" in m]
        return dict(told[-1])

    async def reach(self, match: str, wanted: Any) -> dict[str, Any]:
        """Wait until a match stands so."""
        message = await self.wait(
            lambda m: m.get("match") == match and "now" in m and wanted(m["now"])
        )
        return dict(message["now"])

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask by HTTP; a refusal fails the test."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return dict(answer.json())

    async def open(self, game: str, **wish: Any) -> str:
        """Open a match; its id."""
        return str((await self.post("/matches", game=game, **wish))["about"]["id"])


def clients(servers: Sequence[Process], count: int = 2) -> list[Client]:
    """People who come to servers in turn."""
    return [Client(servers[i % len(servers)].base) for i in range(count)]


async def seated(people: list[Client], game: str, **wish: Any) -> str:
    """Have everybody sit down at a match."""
    match = await people[0].open(game, **wish)
    for number, person in enumerate(people):
        await person.send("watch", match=match)
        answer = await person.ask("sit", match=match, nonce=f"nonce-{number}")
        assert answer["type"] == "done", answer
    return match
