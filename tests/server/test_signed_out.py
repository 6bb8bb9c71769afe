"""Sockets and streams end with that by which they came: at once, in all processes."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import pytest

from tests.server.client import Client

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.process import Process

PASSWORD = "paper and enamel"  # noqa: S105 - of an account that lives as long as a test
GONE = (4401, "signed-out")
PATIENCE = 60.0


class Household:
    """An account with its name, and all that is connected in its name."""

    def __init__(self, servers: list[Process], stack: AsyncExitStack) -> None:
        self.servers = servers
        self.stack = stack
        self.name = f"n{uuid4().hex[:10]}"
        self.tokens: list[str] = []

    async def client(self, server: int, headers: dict[str, str] | None = None) -> Client:
        """Somebody who comes to a server."""
        client = Client(self.servers[server].base, headers)
        return await self.stack.enter_async_context(client)

    async def signed_up(self) -> Client:
        """The account, newly made, at the first server."""
        client = await self.client(0)
        await self.enter(client, "/sign-up")
        return client

    async def signed_in(self) -> Client:
        """The account on another device, at the second server."""
        client = await self.client(1)
        await self.enter(client, "/sign-in")
        return client

    async def enter(self, client: Client, path: str) -> None:
        session = await client.post(path, name=self.name, password=PASSWORD)
        client.http.headers["X-CSRF-Token"] = session["csrf"]
        await self.again(client)

    async def again(self, client: Client) -> None:
        """Connect anew, with the session that there is by now."""
        await client.disconnect()
        client.seen.clear()
        await client.connect()
        await client.wait(lambda m: m["type"] == "welcome")

    async def with_token(self, owner: Client, path: str = "/me") -> Client:
        """A program with a token, at the second server."""
        made = await owner.post(f"{path}/tokens", label="x", scopes=["read", "play"])
        self.tokens.append(made["id"])
        return await self.client(1, {"Authorization": f"Bearer {made['secret']}"})


async def sent_away(client: Client) -> None:
    """Whether a socket has ended as it should, with nothing after the last message."""
    async with asyncio.timeout(PATIENCE):
        assert await client.closed == GONE
    assert client.seen[-1] == {"type": "signed-out"}


async def is_there(client: Client) -> None:
    start = len(client.seen)
    await client.send("ping")
    await client.wait(lambda m: m["type"] == "pong", start)
    assert not client.closed.done()


async def by_sign_out(house: Household) -> None:
    here, there = await house.signed_up(), await house.signed_in()
    assert (await there.http.post("/sign-out", json={})).status_code == 204
    await sent_away(there)
    await is_there(here)


async def by_sign_out_everywhere(house: Household) -> None:
    here, there = await house.signed_up(), await house.signed_in()
    program = await house.with_token(here)
    assert (await here.http.post("/sign-out", json={"everywhere": True})).status_code == 204
    await sent_away(here)
    await sent_away(there)
    await is_there(program)


async def by_another_password(house: Household) -> None:
    here, there = await house.signed_up(), await house.signed_in()
    words = {"old": PASSWORD, "password": PASSWORD[::-1]}
    changed = await here.http.put("/me/password", json=words)
    here.http.headers["X-CSRF-Token"] = changed.json()["csrf"]
    await sent_away(there)
    await sent_away(here)
    await house.again(here)
    await is_there(here)


async def by_revocation(house: Household) -> None:
    here = await house.signed_up()
    one, other = await house.with_token(here), await house.with_token(here)
    assert (await here.http.delete(f"/me/tokens/{house.tokens[0]}")).status_code == 204
    await sent_away(one)
    await is_there(other)
    await is_there(here)


async def by_deletion(house: Household) -> None:
    here, there = await house.signed_up(), await house.signed_in()
    await here.post("/me/bots", name=f"b{house.name}")
    bot = await house.with_token(here, f"/me/bots/b{house.name}")
    program = await house.with_token(here)
    left = await here.http.request("DELETE", "/me", json={"password": PASSWORD})
    assert left.status_code == 204
    for client in (here, there, bot, program):
        await sent_away(client)


async def by_deletion_of_a_bot(house: Household) -> None:
    here = await house.signed_up()
    await here.post("/me/bots", name=f"b{house.name}")
    bot = await house.with_token(here, f"/me/bots/b{house.name}")
    assert (await here.http.delete(f"/me/bots/b{house.name}")).status_code == 204
    await sent_away(bot)
    await is_there(here)


async def by_signing_up(house: Household) -> None:
    guest = await house.client(1)
    session = await guest.post("/sign-up", name=house.name, password=PASSWORD)
    guest.http.headers["X-CSRF-Token"] = session["csrf"]
    await sent_away(guest)
    await house.again(guest)
    assert guest.seen[0]["name"] == house.name


async def by_merging(house: Household) -> None:
    here, guest = await house.signed_up(), await house.client(1)
    await guest.post("/sign-in", name=house.name, password=PASSWORD)
    await sent_away(guest)
    await house.again(guest)
    assert guest.seen[0]["kind"] == "account"
    await is_there(here)


WAYS = (
    by_sign_out,
    by_sign_out_everywhere,
    by_another_password,
    by_revocation,
    by_deletion,
    by_deletion_of_a_bot,
    by_signing_up,
    by_merging,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_sockets_end_with_what_they_came_by(
    servers: list[Process], way: Callable[[Household], Awaitable[None]]
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            await way(Household(servers, stack))

    asyncio.run(story())


def test_streams_end_with_what_they_came_by(servers: list[Process]) -> None:
    async def lines(client: Client, path: str, begun: asyncio.Event) -> list[dict[str, Any]]:
        async with client.http.stream("GET", path) as answer:
            told = []
            async for line in answer.aiter_lines():
                begun.set()
                told += [json.loads(line)] if line else []
            return told

    async def story() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            house = Household(servers, stack)
            here, there = await house.signed_up(), await house.signed_in()
            match, begun = await here.open("blokus-duo"), [asyncio.Event(), asyncio.Event()]
            paths = ("/stream", f"/matches/{match}/stream")
            streams = [
                asyncio.create_task(lines(there, *more)) for more in zip(paths, begun, strict=True)
            ]
            await asyncio.gather(*(event.wait() for event in begun))
            await here.http.post("/sign-out", json={"everywhere": True})
            for told in await asyncio.gather(*streams):
                assert told[-1] == {"type": "signed-out"}

    asyncio.run(story())
