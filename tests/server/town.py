"""A small server with nothing but people, and browsers that visit it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, TypeAlias

import httpx
from litestar import Litestar, Router, get, post
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from tessella.server.answers import answer
from tessella.server.guard.guard import Guard
from tessella.server.metrics import Metrics
from tessella.server.people.hooks import Hooks
from tessella.server.people.limits import LIMITS, Limit, Limits, LocalCounter
from tessella.server.people.people import People, open_people
from tessella.server.readiness import Verdict, database_check
from tessella.server.routes.dependencies import DEPENDENCIES, Asker, MaybeAsker
from tessella.server.routes.health import Operations, operator_routes
from tessella.server.routes.people import PEOPLE_ROUTES
from tessella.server.settings import Settings
from tessella.server.store.database import Database

P = ParamSpec("P")
Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Database]]

ORIGIN = "http://table.test"
PASSWORD = "correct horse"  # noqa: S105 - nobody's
CHEAP: dict[str, Any] = {"password_time": 1, "password_memory": 8, "hosts": ("table.test",)}


@get("/api/v1/boom")
async def boom() -> None:
    raise RuntimeError("the password of the vault is 1234")


@post("/api/v1/lazy")
async def lazy(who: Asker) -> str:
    return who.id


@get("/api/v1/known")
async def known_id(known: MaybeAsker) -> str:
    return known.id if known else "nobody"


@get("/embed/{match:str}", media_type="text/html")
async def embed(match: FromPath[str]) -> str:
    return match


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def seconds(self) -> float:
        return self.ms / 1000


@dataclass
class Town:
    """A running server."""

    guard: Guard
    people: People
    metrics: Metrics
    database: Database
    clock: Clock
    settings: Settings
    browsers: list["Browser"] = field(default_factory=list)

    def browser(self, address: str = "192.0.2.1", **headers: str) -> "Browser":
        """Another browser, from an address."""
        transport = httpx.ASGITransport(self.guard, client=(address, 1234))
        client = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)
        browser = Browser(client)
        self.browsers.append(browser)
        return browser

    async def account(self, name: str = "Anna", password: str = PASSWORD) -> "Browser":
        """A browser that has just signed up."""
        browser = self.browser()
        answered = await browser.post("sign-up", name=name, password=password)
        assert answered.status_code == 201, answered.text
        return browser


class Browser:
    """Keeps cookies, sends the origin, and the CSRF token once it knows one."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.csrf: str | None = None

    async def send(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> httpx.Response:
        own = {"origin": ORIGIN, **({"x-csrf-token": self.csrf} if self.csrf else {})}
        url = path if path.startswith("/") else f"/api/v1/{path}"
        answered = await self.client.request(
            method,
            url,
            json=body,
            headers={**own, **{k.replace("_", "-"): v for k, v in headers.items()}},
        )
        kind = answered.headers.get("content-type", "")
        if kind == "application/json" and isinstance(answered.json(), dict):
            self.csrf = answered.json().get("csrf") or self.csrf
        return answered

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.send("GET", path, **headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.send("POST", path, body)


def story(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that waits for things."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(_awaited(test(*args, **kwargs)))

    return run


async def _awaited(work: Awaitable[None]) -> None:
    await work


@asynccontextmanager
async def started(database: Database) -> AsyncIterator[Database]:
    """A database, for as long as it is needed; it is left also if it does not start."""
    try:
        await database.start()
        yield database
    finally:
        await database.stop()


def without_limits() -> dict[str, Limit]:
    return {name: Limit(1_000_000, limit.seconds) for name, limit in LIMITS.items()}


@asynccontextmanager
async def town(
    opened: Opened,
    hooks: Hooks | None = None,
    limits: dict[str, Limit] | None = None,
    **settings: Any,
) -> AsyncIterator[Town]:
    """A server on a database."""
    chosen, clock, metrics = Settings(**CHEAP | settings), Clock(), Metrics()
    table = limits if limits is not None else without_limits()
    async with opened() as database:
        counted = Limits(LocalCounter(clock.seconds), table)
        people = await open_people(chosen, database, counted, hooks, clock)
        verdict = Verdict(lambda: {"database": database_check(database)})
        operations = Operations(chosen, metrics, verdict)
        app = Litestar(
            [
                Router("/api/v1", route_handlers=[PEOPLE_ROUTES]),
                *(boom, lazy, known_id, embed, operator_routes(operations)),
            ],
            dependencies=DEPENDENCIES,
            exception_handlers={Exception: answer},
            logging_config=None,
            openapi_config=OpenAPIConfig(
                "Tessella", "1", path="/api/v1", render_plugins=[JsonRenderPlugin()]
            ),
        )
        guard = Guard(app, chosen, metrics, lambda: people)
        place = Town(guard, people, metrics, database, clock, chosen)
        try:
            yield place
        finally:
            for browser in place.browsers:
                await browser.client.aclose()
            people.close()
