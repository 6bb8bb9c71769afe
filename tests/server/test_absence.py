"""Who is there and who is away, and what others may do about it without a clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.client import Client, clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process

FLAGS = ("--away-after", "1", "--hand-over-after", "3", "--claim-after", "4")
LIMIT_FACTOR = 1


async def begun(one: Client, two: Client, **wish: Any) -> tuple[str, Client, Client]:
    """A match, who waits there, and who has the turn."""
    match = await seated([one, two], "blokus-duo", **wish)
    now = await one.reach(match, lambda now: now["stage"] == "running")
    first, second = (one, two) if "play" in now["can"] else (two, one)
    now = await first.reach(match, lambda now: "play" in now["can"])
    move = now["view"]["moves"][0]
    await first.ask("play", match=match, version=now["version"], move=move)
    await second.reach(match, lambda now: "play" in now["can"])
    await first.reach(match, lambda now: "play" not in now["can"] and len(now["can"]) > 0)
    return match, first, second


def seats_here(message: dict[str, Any]) -> set[int]:
    return set(message["seats"]) if message["type"] == "presence" else {-1}


async def gone(waiting: Client, other: Client, match: str) -> None:
    """Somebody leaves for good, and that is noticed."""
    mine = set(waiting.now(match)["mine"])
    start = len(waiting.seen)
    await other.disconnect()
    await waiting.wait(lambda m: seats_here(m) == mine, start)


def test_who_looks_at_another_page_is_there(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, waiting, other = await begun(one, two)
            await waiting.wait(lambda m: seats_here(m) == {0, 1})
            start = len(waiting.seen)
            await other.send("unwatch", match=match)
            await other.send("ping")
            await other.wait(lambda m: m["type"] == "pong")
            await asyncio.sleep(1.5)
            assert all(seats_here(m) in ({0, 1}, {-1}) for m in waiting.seen[start:])
            told = (await waiting.http.get(f"/matches/{match}")).json()["now"]["seats"]
            assert [seat.get("here", False) for seat in told] == [True, True]

    asyncio.run(story())


def test_a_short_break_is_no_absence_and_a_long_one_is(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, waiting, other = await begun(one, two)
            start = len(waiting.seen)
            await other.disconnect()
            await asyncio.sleep(0.2)
            await other.connect()
            await other.send("watch", match=match)
            await asyncio.sleep(1.3)
            assert all(seats_here(m) in ({0, 1}, {-1}) for m in waiting.seen[start:])
            await gone(waiting, other, match)
            told = (await waiting.http.get(f"/matches/{match}")).json()["now"]["seats"]
            assert sum(seat.get("here", False) for seat in told) == 1
            start = len(waiting.seen)
            await other.connect()
            await waiting.wait(lambda m: seats_here(m) == {0, 1}, start)

    asyncio.run(story())


def test_a_nudge_reaches_who_is_awaited_and_not_too_often(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, waiting, other = await begun(one, two)
            await other.send("unwatch", match=match)
            await other.send("ping")
            await other.wait(lambda m: m["type"] == "pong")
            refused = await other.ask("act", match=match, action="nudge")
            assert refused["problem"]["code"] == "not-allowed-here", "it is their own turn"
            assert (await waiting.ask("act", match=match, action="nudge"))["type"] == "done"
            call = await other.wait(lambda m: m.get("reason") == "nudge")
            name = (await waiting.http.get("/session")).json()["person"]["name"]
            assert (call["match"], call["by"]) == (match, name)
            refused = await waiting.ask("act", match=match, action="nudge")
            assert refused["problem"]["code"] == "too-many"

    asyncio.run(story())


def test_a_computer_plays_for_who_is_away_until_they_come_back(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, waiting, other = await begun(one, two)
            refused = await waiting.ask("act", match=match, action="hand-over")
            assert refused["problem"]["code"] == "not-allowed-here", "they are there"
            await gone(waiting, other, match)
            refused = await waiting.ask("act", match=match, action="hand-over")
            assert refused["problem"]["code"] == "not-yet", "they have just gone"
            told = (await waiting.http.get(f"/matches/{match}/absence")).json()
            assert told["hand_over"] - told["since"] == 3000
            assert told["claim"] - told["since"] == 4000
            await asyncio.sleep(2.5)
            done = await waiting.ask("act", match=match, action="hand-over")
            assert done["type"] == "done", done
            now = await waiting.reach(match, lambda now: any(s.get("away") for s in now["seats"]))
            version = now["version"]
            await waiting.reach(
                match, lambda now: now["version"] > version and "play" in now["can"]
            )
            await other.connect()
            await other.send("watch", match=match)
            now = await other.reach(match, lambda now: "return" in now["can"])
            refused = await other.ask("play", match=match, version=now["version"], move="a1")
            assert refused["problem"]["code"] == "not-allowed-here"
            assert (await other.ask("act", match=match, action="return"))["type"] == "done"
            now = await waiting.reach(match, lambda now: now["version"] > version + 1)
            await other.reach(match, lambda now: "return" not in now["can"] and now["can"])
            assert not any(seat.get("away") for seat in other.now(match)["seats"])
            now = waiting.now(match)
            await waiting.ask(
                "play", match=match, version=now["version"], move=now["view"]["moves"][0]
            )
            await other.reach(match, lambda now: "play" in now["can"])

    asyncio.run(story())


def test_a_match_without_a_clock_is_claimed_of_who_stays_away(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match, waiting, other = await begun(one, two)
            await gone(waiting, other, match)
            refused = await waiting.ask("act", match=match, action="claim")
            assert refused["problem"]["code"] == "not-yet"
            await asyncio.sleep(3.5)
            assert (await waiting.ask("act", match=match, action="claim"))["type"] == "done"
            now = await waiting.reach(match, lambda now: now["stage"] == "over")
            assert now["ending"]["cause"] == "absence"
            assert now["ending"]["winners"] == now["mine"]

    asyncio.run(story())


def test_where_a_clock_runs_it_alone_decides(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            clock = {"kind": "fischer", "base": 600}
            match, waiting, other = await begun(one, two, clock=clock)
            assert "hand-over" not in waiting.now(match)["can"]
            await gone(waiting, other, match)
            await asyncio.sleep(2.5)
            refused = await waiting.ask("act", match=match, action="hand-over")
            assert "clock" in refused["problem"]["detail"]
            told = (await waiting.http.get(f"/matches/{match}/absence")).json()
            assert (told["hand_over"], told["claim"]) == (None, None)

    asyncio.run(story())


async def account(client: Client, name: str) -> None:
    """Sign up, and come back by that."""
    answer = await client.http.post("/sign-up", json={"name": name, "password": "paper and enamel"})
    client.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
    await client.disconnect()
    await client.connect()


def test_nobody_takes_a_rated_match_from_who_is_away(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one, "Patient")
            await account(two, "Absent")
            match, waiting, other = await begun(one, two, rated=True)
            assert not {"hand-over", "claim"} & set(waiting.now(match)["can"])
            await gone(waiting, other, match)
            await asyncio.sleep(3.5)
            for action in ("hand-over", "claim"):
                refused = await waiting.ask("act", match=match, action=action)
                assert refused["problem"]["code"] == "not-allowed-here"

    asyncio.run(story())


def test_the_engine_helps_nobody_in_a_rated_match(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one, "Honest")
            await account(two, "Curious")
            match, _, mover = await begun(one, two, rated=True)
            refused = await mover.http.post(f"/matches/{match}/hint")
            assert refused.status_code == 409
            assert "rated" in refused.json()["detail"]
            offered = await mover.ask("bid", match=match, what="hints")
            assert offered["problem"]["code"] == "not-allowed-here"
            reviewed = await mover.http.get(f"/matches/{match}/review")
            assert reviewed.json()["code"] == "not-yet"

    asyncio.run(story())
