"""What concerns a person: matches under way, invitations, and refusals in their language."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

from tests.server.client import Client, clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process

PASSWORD = "paper and enamel"  # noqa: S105 - of an account that lives as long as a test


async def own(client: Client) -> list[dict[str, Any]]:
    return list((await client.http.get("/me/matches")).json())


def test_what_is_under_way_is_listed_and_what_waits_for_somebody_comes_first(
    server: Process,
) -> None:
    async def story() -> None:
        async with Client(server.base) as host, Client(server.base) as other:
            assert await own(host) == []
            match = await host.open("blokus-duo")
            await host.ask("sit", match=match, nonce="a")
            (listed,) = await own(host)
            assert (listed["id"], listed["stage"], listed["turn"]) == (match, "open", False)
            assert await own(other) == []
            await other.ask("sit", match=match, nonce="b")
            turns = [(await own(client))[0]["turn"] for client in (host, other)]
            assert sorted(turns) == [False, True]
            mover = (host, other)[turns.index(True)]
            idle = await mover.open("triominos")
            await mover.ask("sit", match=idle, nonce="c")
            assert [found["id"] for found in await own(mover)] == [match, idle]
            await host.ask("act", match=match, action="abort")
            assert match not in [found["id"] for found in await own(mover)]

    asyncio.run(story())


def test_an_invitation_is_listed_until_it_is_taken(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as host, Client(server.base) as guest:
            account = await guest.post("/sign-up", name="Awaited", password=PASSWORD)
            guest.http.headers["X-CSRF-Token"] = account["csrf"]
            seats = [{"kind": "me"}, {"kind": "invited", "name": "Awaited"}]
            match = await host.open("tetris-duel", seats=seats)
            (listed,) = await own(guest)
            assert (listed["id"], listed["invited"], listed["mine"]) == (match, True, [])
            session = (await host.http.get("/session")).json()
            assert listed["by"] == session["person"]["name"]
            await guest.post(f"/matches/{match}/seat", id="sit", nonce="b")
            (listed,) = await own(guest)
            assert (listed["invited"], listed["mine"]) == (False, [1])

    asyncio.run(story())


def test_nobody_is_invited_by_oneself(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as host:
            match = await host.open("tetris-duel", seats=[{"kind": "me"}, {"kind": "open"}])
            (listed,) = await own(host)
            assert (listed["id"], listed["invited"], listed["mine"]) == (match, False, [])
            await host.post(f"/matches/{match}/seat", id="sit", nonce="a")
            (listed,) = await own(host)
            assert (listed["invited"], listed["mine"]) == (False, [0])

    asyncio.run(story())


def test_a_rematch_calls_whoever_has_left_the_table(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as one, Client(server.base) as two:
            match = await one.open("blokus-duo")
            for number, client in enumerate((one, two)):
                await client.send("watch", match=match)
                await client.ask("sit", match=match, nonce=f"n{number}")
            first = await one.reach(match, lambda now: now["stage"] == "running")
            mover = one if "play" in first["can"] else two
            now = await mover.reach(match, lambda now: "play" in now["can"])
            move = now["view"]["moves"][0]
            await mover.ask("play", match=match, version=now["version"], move=move)
            await two.ask("act", match=match, action="resign")
            await two.send("unwatch", match=match)
            await two.send("ping")
            await two.wait(lambda m: m["type"] == "pong")
            await one.ask("act", match=match, action="rematch")
            call = await two.wait(lambda m: m.get("reason") == "rematch")
            assert call["match"] == match
            assert call["by"] == (await one.http.get("/session")).json()["person"]["name"]
            await one.send("unwatch", match=match)
            await one.send("ping")
            await one.wait(lambda m: m["type"] == "pong")
            fresh = (await two.ask("act", match=match, action="rematch"))["match"]
            call = await one.wait(lambda m: m["type"] == "summons" and m["match"] == fresh)
            assert call["reason"] == "invited"

    asyncio.run(story())


def test_a_rematch_that_is_offered_to_who_is_away_is_kept_until_it_is_answered(
    server: Process,
) -> None:
    async def story() -> None:
        async with Client(server.base) as one, Client(server.base) as two:
            match = await seated([one, two], "blokus-duo")
            await one.reach(match, lambda now: now["stage"] == "running")
            for client in (one, two):
                now = await client.reach(match, lambda now: now["stage"] == "running")
                if "play" in now["can"]:
                    move = now["view"]["moves"][0]
                    await client.ask("play", match=match, version=now["version"], move=move)
            await two.reach(match, lambda now: "resign" in now["can"])
            await two.ask("act", match=match, action="resign")
            await one.reach(match, lambda now: now["stage"] == "over")
            assert await own(two) == await own(one) == []
            await one.ask("act", match=match, action="rematch")
            (listed,) = await own(two)
            assert (listed["id"], listed["stage"], listed["rematch"]) == (match, "over", 0)
            assert await own(one) == [], "who has asked waits for nothing of their own"
            await two.ask("bid", match=match, what="rematch", accept=False)
            assert await own(two) == []
            await two.ask("act", match=match, action="rematch")
            (listed,) = await own(one)
            fresh = (await one.ask("act", match=match, action="rematch"))["match"]
            assert [found["id"] for found in await own(one)] == [fresh]
            assert [found["id"] for found in await own(two)] == [fresh]

    asyncio.run(story())


def test_a_socket_refuses_in_the_language_that_it_was_told(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as client:
            told = []
            for language in ("de", "fr-CH, en;q=0.5", "tlh"):
                await client.send("speak", language=language)
                refused = await client.ask("preview", match="nowhere", move="a1")
                told.append(refused["problem"]["detail"])
            german, french, english = told
            assert german == "Diese Partie gibt es nicht."
            assert english == "There’s no such game."
            assert french not in (german, english)

    asyncio.run(story())


def test_options_tell_without_which_other_they_change_nothing(server: Process) -> None:
    async def story() -> None:
        async with Client(server.base) as client:
            games = {game["name"]: game for game in (await client.http.get("/games")).json()}
            options = {option["name"]: option for option in games["triominos"]["options"]}
            assert options["target"]["only_with"] == {"option": "match", "value": "400"}
            assert options["match"]["only_with"] is None

    asyncio.run(story())


def test_who_takes_another_name_is_called_so_at_once(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            name = f"Anna {random.Random(match).randrange(10**6)}"
            await one.post("/sign-up", name=name, password="a long enough word")  # noqa: S106
            now = await two.reach(match, lambda now: now["seats"][0].get("name") == name)
            assert now["seats"][0]["kind"] == "account"

    asyncio.run(story())
