"""To play once more is an offer: seen, agreed to or declined, with the score of the evening."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.client import Client, clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process


async def ended(people: list[Client], loser: Client, game: str = "blokus-duo") -> str:
    """A match that somebody has lost."""
    match = await seated(people, game)
    await finish(people, loser, match)
    return match


async def finish(people: list[Client], loser: Client, match: str) -> None:
    """Somebody moves, and somebody gives up."""
    for person in people:
        now = await person.reach(match, lambda now: now["stage"] == "running")
        if "play" in now["can"]:
            move = now["view"]["moves"][0]
            await person.ask("play", match=match, version=now["version"], move=move)
    await loser.reach(match, lambda now: "resign" in now["can"])
    await loser.ask("act", match=match, action="resign")
    for person in people:
        await person.reach(match, lambda now: now["stage"] == "over")


async def score(person: Client, match: str) -> Any:
    """The score of the evening."""
    return (await person.http.get(f"/matches/{match}/evening")).json()


def test_a_rematch_begins_only_when_the_other_agrees(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await ended([one, two], two)
            offered = await one.ask("act", match=match, action="rematch")
            assert offered["match"] == match, "nothing has been opened"
            told = await two.reach(match, lambda now: now["bids"])
            assert told["rematch"] is None
            (bid,) = told["bids"]
            assert (bid["what"], bid["seat"]) == ("rematch", 0)
            assert set(told["can"]) == {"rematch", "answer"}
            assert one.now(match)["can"] == []
            fresh = (await two.ask("act", match=match, action="rematch"))["match"]
            assert fresh != match
            assert (await one.reach(match, lambda now: now["rematch"]))["rematch"] == fresh

    asyncio.run(story())


def test_who_asked_is_told_that_it_was_declined(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await ended([one, two], one)
            await one.ask("bid", match=match, what="rematch")
            await two.reach(match, lambda now: now["bids"])
            done = await two.ask("bid", match=match, what="rematch", accept=False)
            assert done["type"] == "done"
            told = await one.wait(
                lambda m: (
                    m["type"] == "update"
                    and m["entries"][-1:]
                    and not m["now"]["bids"]
                    and m["entries"][-1]["kind"] == "answered"
                )
            )
            (entry,) = told["entries"]
            assert (entry["what"], entry["accepted"], entry["seat"]) == ("rematch", False, 1)
            assert told["now"]["can"] == ["rematch"], "it may be offered again"
            again = await two.ask("bid", match=match, what="rematch", accept=False)
            assert again["problem"]["code"] == "nothing-to-answer"

    asyncio.run(story())


def test_somebody_alone_needs_nobodys_consent(servers: list[Process]) -> None:
    async def story() -> None:
        async with Client(servers[0].base) as one:
            seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
            match = await one.open("blokus-duo", seats=seats)
            await one.send("watch", match=match)
            await one.ask("sit", match=match)
            await one.ask("act", match=match, action="abort")
            await one.reach(match, lambda now: now["stage"] == "over")
            assert (await one.ask("act", match=match, action="rematch"))["match"] != match

    asyncio.run(story())


def test_a_rematch_is_not_offered_before_the_end(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            for ask in ({"type_": "act", "action": "rematch"}, {"type_": "bid", "what": "rematch"}):
                refused = await one.ask(**ask, match=match)
                assert refused["problem"]["code"] == "not-yet"

    asyncio.run(story())


def test_the_evening_is_counted_for_its_people_alone(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        third = Client(servers[0].base)
        async with one, two, third:
            match = await ended([one, two], two)
            assert await score(one, match) == {"matches": 1, "shared": 0, "wins": [1, 0]}
            await ended([one, third], third)
            await ended([one, two], two, "tetris-duel")
            await one.ask("act", match=match, action="rematch")
            await two.reach(match, lambda now: now["bids"])
            fresh = (await two.ask("act", match=match, action="rematch"))["match"]
            for person in (one, two):
                await person.send("watch", match=fresh)
                await person.ask("sit", match=fresh)
            await finish([one, two], two, fresh)
            told = await score(two, fresh)
            assert told == {"matches": 2, "shared": 0, "wins": [0, 2]}, "the seats have changed"
            refused = await third.http.get(f"/matches/{fresh}/evening")
            assert refused.json()["code"] == "not-your-seat"

    asyncio.run(story())
