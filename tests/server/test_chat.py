"""Talk at a match, over real sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.client import clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process


def test_words_reach_the_other_seat_unless_muted(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            await one.ask("say", match=match, text="hello", preset=True)
            heard = await two.wait(lambda m: m.get("type") == "said")
            assert (heard["line"]["text"], heard["line"]["preset"]) == ("hello", True)
            answer = await one.ask("say", match=match, text="nonsense", preset=True)
            assert answer["problem"]["code"] == "bad-request"

    asyncio.run(story())


def test_words_that_are_sent_again_are_heard_once(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            first = await one.ask("say", id="once", match=match, text="hello")
            again = await one.post(f"/matches/{match}/chat", id="once", text="hello")
            assert again["version"] == first["version"]
            await one.ask("say", match=match, text="bye")
            await two.wait(lambda m: m.get("type") == "said" and m["line"]["text"] == "bye")
            heard = [m["line"]["text"] for m in two.seen if m.get("type") == "said"]
            assert heard == ["hello", "bye"]

    asyncio.run(story())


def test_words_of_two_at_once_are_all_kept(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            said = [
                who.ask("say", match=match, text=str(i)) for i in range(10) for who in (one, two)
            ]
            numbers = [answer["version"] for answer in await asyncio.gather(*said)]
            assert sorted(numbers) == list(range(1, 21))

    asyncio.run(story())
