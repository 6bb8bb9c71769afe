"""Somebody who only listens, to hear how a server takes its leave."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

if TYPE_CHECKING:
    from typing import Self


class Idler:
    """A socket that says nothing."""

    def __init__(self, base: str) -> None:
        self._base = base

    async def enter(self) -> Self:
        """Connect as a guest."""
        url = self._base.replace("http", "ws", 1) + "/api/v1/socket"
        self._socket = await connect(url, origin=Origin(self._base), ping_interval=None)
        return self

    async def ended(self) -> tuple[str, int | None]:
        """The last message, and the code that the socket was closed with."""
        last = ""
        try:
            while True:
                last = json.loads(await self._socket.recv())["type"]
        except ConnectionClosed as end:
            return last, end.rcvd.code if end.rcvd else None


async def last_line(base: str) -> str:
    """The kind of the last line of a guest's stream, once it has ended."""
    last = ""
    async with (
        httpx.AsyncClient(timeout=60) as http,
        http.stream("GET", f"{base}/api/v1/stream") as answer,
    ):
        async for line in answer.aiter_lines():
            last = json.loads(line)["type"] if line else last
    return last
