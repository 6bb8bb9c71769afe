"""Whole matches over real sockets, with real servers on real databases."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest

import tessella
from tessella.core.registry import on_show
from tests.server.client import Client, clients, seated
from tests.server.process import Process

if TYPE_CHECKING:
    from pathlib import Path


async def move(people: list[Client], match: str, rng: random.Random, version: int) -> int:
    """Have whoever has the turn move at random; the version that this leads to."""
    for person in people:
        await person.reach(match, lambda now: now["version"] >= version)
    for person in people:
        now = person.now(match)
        if now["view"]["moves"]:
            choice = rng.choice(now["view"]["moves"])
            answer = await person.ask("play", match=match, version=now["version"], move=choice)
            assert answer["type"] == "done", answer
            return int(answer["version"])
    return 0


async def play_out(people: list[Client], match: str, rng: random.Random) -> dict[str, Any]:
    """Play a match to its end; how it stands then."""
    version = len(people) + 1
    while version:
        version = await move(people, match, rng, version)
    return people[0].now(match)


@pytest.mark.parametrize(
    ("game", "options"),
    [(kind.name, dict(kind.showcase.options)) for kind in on_show()],
)
def test_a_whole_match_is_played_told_and_verified(
    servers: list[Process], game: str, options: dict[str, Any]
) -> None:
    async def story() -> None:
        seats = tessella.game(game, **options).seats
        people = clients(servers, seats)
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.__aenter__())
        match = await seated(people, game, options=options, public=True)
        end = await play_out(people, match, random.Random(1))
        assert end["stage"] == "over"
        assert end["dice"]["secret"]
        text = (await people[0].http.get(f"/matches/{match}/record")).text
        record = tessella.Record.loads(text)
        assert record.fair is not None
        assert record.fair.is_kept
        assert list(record.state.scores) == end["ending"]["scores"]
        for person in people:
            assert person.now(match)["ending"] == end["ending"]
            await person.__aexit__(None, None, None)

    asyncio.run(story())


def test_a_repeated_request_gets_the_first_answer(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            await one.reach(match, lambda now: now["stage"] == "running")
            await two.reach(match, lambda now: now["stage"] == "running")
            mover = one if one.now(match)["view"]["moves"] else two
            now = mover.now(match)
            ask = {"match": match, "version": now["version"], "move": now["view"]["moves"][0]}
            first = await mover.ask("play", id="same", **ask)
            start = len(mover.seen)
            await mover.send("play", id="same", **ask)
            again = await mover.wait(lambda m: m.get("id") == "same", start)
            assert first == again
            by_http = await mover.post(
                f"/matches/{match}/moves", id="same", version=now["version"], move=ask["move"]
            )
            assert by_http["version"] == first["version"]
            state = (await mover.http.get(f"/matches/{match}")).json()
            assert state["now"]["version"] == first["version"]

    asyncio.run(story())


def test_a_refused_move_gets_its_rule_and_changes_nothing(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            for person in (one, two):
                await person.reach(match, lambda now: now["stage"] == "running")
            mover = one if one.now(match)["view"]["moves"] else two
            other = two if mover is one else one
            version = mover.now(match)["version"]
            answer = await mover.ask("play", match=match, version=version, move="a1")
            assert answer["problem"]["code"] == "illegal-move"
            assert answer["problem"]["rule"] == "BD-4"
            assert answer["problem"]["detail"].endswith("(BD-4).")
            answer = await other.ask("play", match=match, version=version, move="e10")
            assert answer["problem"]["code"] == "not-your-turn"
            answer = await mover.ask("play", match=match, version=1, move="e10")
            assert answer["problem"]["code"] == "stale"
            stranger = Client(servers[0].base)
            async with stranger:
                answer = await stranger.ask("play", match=match, version=version, move="e10")
                assert answer["problem"]["code"] == "not-your-seat"
            state = (await mover.http.get(f"/matches/{match}")).json()
            assert state["now"]["version"] == version

    asyncio.run(story())


def test_who_comes_back_gets_just_what_they_missed(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        rng = random.Random(3)
        async with one, two:
            match = await seated([one, two], "tetris-link")
            version = 3
            for _ in range(2):
                version = await move([one, two], match, rng, version)
            known = one.now(match)["version"]
            await one.disconnect()
            if two.now(match)["view"]["moves"]:
                await move([two], match, rng, version)
            start = len(one.seen)
            await one.connect()
            await one.send("watch", match=match, version=known)
            snapshot = await one.wait(lambda m: m.get("type") == "match", start)
            assert [e["version"] for e in snapshot["entries"]] == list(
                range(known + 1, snapshot["now"]["version"] + 1)
            )

    asyncio.run(story())


@pytest.mark.parametrize("game", tessella.games())
def test_a_computer_answers(servers: list[Process], game: str) -> None:
    async def story() -> None:
        (one,) = clients(servers, 1)
        async with one:
            seats = tessella.game(game).seats
            chairs = [{"kind": "me"}, *[{"kind": "computer", "level": 1}] * (seats - 1)]
            match = await one.open(game, seats=chairs)
            await one.send("watch", match=match)
            await one.ask("sit", match=match)
            moved: set[int] = set()
            version = -1
            while moved != set(range(seats)):
                now = await one.reach(
                    match,
                    lambda now, v=version: now["version"] > v and (now["view"] or {}).get("moves"),
                )
                version = now["version"]
                ask = {"version": version, "move": now["view"]["moves"][0]}
                assert (await one.ask("play", match=match, **ask))["type"] == "done"
                moved = {e["seat"] for m in one.seen for e in m.get("entries", ()) if "move" in e}
                assert version < 40, "the computer has long had its turn"

    asyncio.run(story())


def test_one_device_can_be_passed_round(servers: list[Process]) -> None:
    async def story() -> None:
        (one,) = clients(servers, 1)
        async with one:
            match = await one.open("triominos", seats=[{"kind": "me"}, {"kind": "me"}])
            await one.send("watch", match=match)
            await one.ask("sit", match=match)
            rng, version = random.Random(5), 3
            for _ in range(6):
                version = await move([one], match, rng, version)
                now = await one.reach(match, lambda now, v=version: now["version"] >= v)
                assert now["view"]["seat"] == now["view"]["turn"]

    asyncio.run(story())


def test_spectators_see_what_is_public(servers: list[Process]) -> None:
    async def story() -> None:
        one, two, third = clients(servers, 3)
        async with one, two, third:
            match = await seated([one, two], "triominos", public=True)
            await third.send("watch", match=match)
            now = await third.reach(match, lambda now: now["stage"] == "running")
            assert now["mine"] == []
            assert now["view"]["seat"] is None
            assert all(not rack["pieces"] for rack in now["view"]["racks"])
            await move([one, two], match, random.Random(1), 3)
            await third.reach(match, lambda now: now["version"] >= 4)

    asyncio.run(story())


def test_spectators_of_hidden_hands_are_behind_from_the_deal_on(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        one, two, third = (Client(base) for _ in range(3))
        async with one, two, third:
            match = await one.open("triominos", public=True)
            await one.send("watch", match=match)
            await one.ask("sit", match=match)
            for person in (two, third):
                await person.send("watch", match=match)
                first = await person.wait(lambda m: m["type"] == "match")
                assert first["now"]["version"] == 1, "who sits there is no secret"
            await two.ask("sit", match=match)
            await two.reach(match, lambda now: now["stage"] == "running")
            await move([one, two], match, random.Random(1), 3)
            await two.reach(match, lambda now: now["version"] == 4)
            assert third.now(match)["version"] == 1
            await third.send("watch", match=match)
            again = await third.wait(lambda m: m["type"] == "match" and m is not first)
            assert (again["now"]["version"], again["now"]["view"]) == (2, None)
            await third.reach(match, lambda now: now["version"] == 4)
            for person in (one, two, third):
                told = [m["now"]["version"] for m in person.seen if "now" in m]
                assert told == sorted(told), "nobody hears of the past"

    with Process(tmp_path, "--spectator-delay", "8") as process:
        asyncio.run(story(process.base))
        assert not process.failures(), process.output()


def test_spectators_are_behind_when_a_match_is_told_anew(tmp_path: Path) -> None:
    async def story(base: str) -> None:
        one, two, third = (Client(base) for _ in range(3))
        async with one, two, third:
            match = await seated([one, two], "triominos", public=True)
            await third.send("watch", match=match)
            await third.wait(lambda m: m["type"] == "match")
            await move([one, two], match, random.Random(1), 3)
            start = len(third.seen)
            await one.post("/sign-up", name="Somebody Else", password="a long enough word")  # noqa: S106
            now = await two.reach(match, lambda now: now["seats"][0].get("name") == "Somebody Else")
            assert now["version"] == 4
            told = await third.wait(lambda m: m["type"] == "update", start)
            assert (told["now"]["version"], told["now"]["view"]) == (2, None), "as long as ever"
            assert told["now"]["seats"][0]["name"] == "Somebody Else"
            await two.ask("act", match=match, action="resign")
            start = len(third.seen)
            await two.ask("act", match=match, action="rematch")
            session = (await one.http.get("/session")).json()
            one.http.headers["X-CSRF-Token"] = session["csrf"]
            await one.connect()
            fresh = (await one.ask("act", match=match, action="rematch"))["match"]
            told = await third.wait(
                lambda m: m["type"] == "update" and m["now"]["rematch"] is not None, start
            )
            assert (told["now"]["stage"], told["now"]["rematch"]) == ("open", fresh)

    with Process(tmp_path, "--spectator-delay", "60") as process:
        asyncio.run(story(process.base))
        assert not process.failures(), process.output()


def test_offers_resignation_and_rematch(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            await move([one, two], match, random.Random(1), 3)
            assert (await one.ask("bid", match=match, what="draw"))["type"] == "done"
            await two.reach(match, lambda now: now["bids"])
            declined = await two.ask("bid", match=match, what="draw", accept=False)
            assert declined["type"] == "done"
            assert (await two.ask("act", match=match, action="resign"))["type"] == "done"
            end = await one.reach(match, lambda now: now["stage"] == "over")
            assert end["ending"]["cause"] == "resignation"
            assert end["ending"]["winners"] == [0]
            assert (await one.ask("act", match=match, action="rematch"))["match"] == match
            await two.reach(match, lambda now: now["bids"])
            fresh = (await two.ask("act", match=match, action="rematch"))["match"]
            await one.reach(match, lambda now: now["rematch"] == fresh)
            same = (await one.ask("act", match=match, action="rematch"))["match"]
            assert same == fresh
            for person in (one, two):
                await person.send("watch", match=fresh)
                await person.ask("sit", match=fresh)
            now = await one.reach(fresh, lambda now: now["stage"] == "running")
            assert now["mine"] == [1]

    asyncio.run(story())


def test_the_lobby_shows_who_waits_and_pairs_them(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await two.send("lobby", on=True)
            wish = {"game": "tetris-duel", "clock": {"kind": "fischer", "base": 321}}
            match = (await one.post("/pairing", **wish))["match"]
            await one.ask("sit", match=match)
            await two.wait(
                lambda m: m.get("type") == "lobby" and any(x["id"] == match for x in m["matches"])
            )
            assert (await two.post("/pairing", **wish))["match"] == match
            start = len(two.seen)
            await two.ask("sit", match=match)
            await two.wait(
                lambda m: m.get("type") == "lobby" and all(x["id"] != match for x in m["matches"]),
                start,
            )

    asyncio.run(story())


def test_a_flag_falls_by_itself(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            clock = {"kind": "fischer", "base": 10}
            match = await seated([one, two], "blokus-duo", clock=clock)
            end = await one.reach(match, lambda now: now["stage"] == "over")
            assert end["ending"]["cause"] == "time"

    asyncio.run(story())


def test_bad_messages_are_answered_and_harm_nobody(servers: list[Process]) -> None:
    async def story() -> None:
        (one,) = clients(servers, 1)
        async with one:
            for text in ("", "{", "[]", '{"type":"nonsense"}', '{"type":"play"}', '"x"', "null"):
                start = len(one.seen)
                assert one._socket is not None
                await one._socket.send(text)
                answer = await one.wait(lambda m: m.get("type") == "refused", start)
                assert answer["problem"]["code"] == "bad-request"
            assert (await one.http.get("/games")).status_code == 200
            await one.send("ping")
            assert json.dumps(await one.wait(lambda m: m.get("type") == "pong"))

    asyncio.run(story())


def test_who_arrives_late_is_told_which_pieces_lie_there(servers: list[Process]) -> None:
    async def story() -> None:
        one, two, third = clients(servers, 3)
        async with one, two, third:
            match = await seated([one, two], "blokus-duo", public=True)
            version = await move([one, two], match, random.Random(1), 3)
            version = await move([one, two], match, random.Random(2), version)
            await third.send("watch", match=match)
            now = await third.reach(match, lambda now, v=version: now["version"] >= v)
            told = [m for m in third.seen if m["type"] == "match"][-1]
            assert len(told["now"]["view"]["laid"]) == 2
            assert now["view"]["seat"] is None

    asyncio.run(story())
