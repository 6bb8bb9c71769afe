"""Seats that are taken at the same moment: what must not be is refused in the commit."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from tests.server.client import Client

if TYPE_CHECKING:
    from tests.server.process import Process

PASSWORD = "paper and enamel"  # noqa: S105 - of an account that lives as long as a test
MATCHES = 8


async def bots_of(owner: Client, count: int) -> list[dict[str, str]]:
    """Bots of an account that is made for them; what lets each of them in."""
    name = uuid4().hex[:10]
    session = await owner.post("/sign-up", name=f"o{name}", password=PASSWORD)
    owner.http.headers["X-CSRF-Token"] = session["csrf"]
    tokens = []
    for number in range(count):
        await owner.post("/me/bots", name=f"b{name}{number}")
        wish: dict[str, Any] = {"label": "x", "scopes": ["read", "play"]}
        made = await owner.post(f"/me/bots/b{name}{number}/tokens", **wish)
        tokens.append({"Authorization": f"Bearer {made['secret']}"})
    return tokens


def test_two_bots_of_one_owner_never_begin_a_rated_match(servers: list[Process]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            owner, other = [
                await stack.enter_async_context(Client(server.base)) for server in servers
            ]
            bots = [
                await stack.enter_async_context(Client(server.base, token))
                for server, token in zip(servers, await bots_of(owner, 2), strict=True)
            ]
            (stranger,) = await bots_of(other, 1)
            guest = await stack.enter_async_context(Client(servers[0].base, stranger))
            for _ in range(MATCHES):
                match = await guest.open("blokus-duo", rated=True, seats=[{"kind": "open"}] * 2)
                for bot in bots:  # rooms that are known already are what a check in them relies on
                    await bot.http.get(f"/matches/{match}")
                answers = await asyncio.gather(*(bot.ask("sit", match=match) for bot in bots))
                codes = sorted(a.get("problem", {}).get("code", a["type"]) for a in answers)
                assert codes == ["done", "not-allowed-here"]
                state = (await guest.http.get(f"/matches/{match}")).json()
                assert state["now"]["stage"] == "open"

    asyncio.run(story())


def test_a_seat_bears_the_name_that_its_person_has_by_then(servers: list[Process]) -> None:
    async def story() -> None:
        async with Client(servers[0].base) as one, Client(servers[1].base) as two:
            name = uuid4().hex[:10]
            session = await one.post("/sign-up", name=f"a{name}", password=PASSWORD)
            one.http.headers["X-CSRF-Token"] = session["csrf"]
            await one.disconnect()
            await one.connect()
            await one.http.patch("/me", json={"name": f"z{name}"})
            match = await two.open("blokus-duo")
            assert (await one.ask("sit", match=match))["type"] == "done"
            state = (await two.http.get(f"/matches/{match}")).json()
            assert [entry["name"] for entry in state["entries"]] == [f"z{name}"]

    asyncio.run(story())
