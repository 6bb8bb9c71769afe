"""The whole server in this process, and people who come to it."""

from __future__ import annotations

import itertools
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx

from tessella.server.app import make_server
from tessella.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tessella.server.components import Components

ORIGIN = "http://table.test"
PASSWORD = "correct horse"  # noqa: S105 - nobody's


class Visitor:
    """Somebody who asks by HTTP."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.numbers = itertools.count()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = await self.http.get(f"/api/v1{path}", params=params)
        assert answer.status_code == status, answer.text
        is_json = "json" in answer.headers["content-type"]
        return answer.json() if is_json else answer.text

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = await self.http.post(f"/api/v1{path}", json=body)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return answer.json()

    async def sit(self, match: str, **more: Any) -> None:
        await self.post(f"/matches/{match}/seat", id=f"s{next(self.numbers)}", **more)

    async def move(self, match: str) -> None:
        """Make the first legal move."""
        now = (await self.get(f"/matches/{match}"))["now"]
        moves = now["view"]["moves"]
        version = now["version"]
        asked = {"id": f"m{next(self.numbers)}", "version": version, "move": moves[0]}
        await self.post(f"/matches/{match}/moves", **asked)

    async def act(self, match: str, action: str) -> Any:
        identity = f"a{next(self.numbers)}"
        return await self.post(f"/matches/{match}/actions", id=identity, action=action)

    async def resign(self, match: str) -> None:
        await self.act(match, "resign")


class Hall:
    """A running server."""

    def __init__(self, app: Any, components: Components) -> None:
        self.app = app
        self.components = components
        self.visitors: list[Visitor] = []

    def stranger(self) -> Visitor:
        """Somebody who has no session."""
        transport = httpx.ASGITransport(self.app, client=("192.0.2.1", 1))
        headers = {"origin": ORIGIN}
        http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)
        self.visitors.append(Visitor(http))
        return self.visitors[-1]

    async def account(self, name: str) -> Visitor:
        """Somebody who has just signed up."""
        visitor = self.stranger()
        session = await visitor.post("/sign-up", name=name, password=PASSWORD)
        visitor.http.headers["x-csrf-token"] = session["csrf"]
        return visitor


@asynccontextmanager
async def hall(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Hall]:
    """A server on a database of its own."""
    cheap: dict[str, Any] = {"password_time": 1, "password_memory": 8, "limit_factor": 1000}
    cheap["hosts"] = ("table.test",)
    app, components = make_server(Settings(data=folder, database=database, **cheap | settings))
    place = Hall(app, components)
    try:
        await components.start()
        yield place
    finally:
        await components.stop()
        for visitor in place.visitors:
            await visitor.http.aclose()
