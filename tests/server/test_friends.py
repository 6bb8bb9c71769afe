"""Friends, challenges, blocks, the talk of spectators, and how somebody has played."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

from tests.server.client import Client, clients, seated
from tests.server.process import Process

if TYPE_CHECKING:
    from pathlib import Path

FLAGS = ("--away-after", "1")
NUMBERS = itertools.count(1)
PASSWORD = "paper and enamel"  # noqa: S105 - of accounts that live as long as a test


async def account(client: Client) -> str:
    """Sign up, and come back by that; the name."""
    letters = "".join(chr(ord("a") + int(digit)) for digit in str(next(NUMBERS)))
    name = f"Friend {letters} {id(client) % 9973}"
    answer = await client.http.post("/sign-up", json={"name": name, "password": PASSWORD})
    assert answer.is_success, answer.text
    client.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
    await client.disconnect()
    await client.connect()
    await client.wait(lambda m: m["type"] == "welcome" and m["name"] == name)
    return name


async def code(client: Client, method: str, path: str, body: Any = None) -> str:
    """What a request is refused for; nothing if it is not."""
    answer = await client.http.request(method, path, json=body)
    return str(answer.json()["code"]) if answer.is_error else ""


async def told(client: Client, path: str) -> Any:
    answer = await client.http.get(path)
    assert answer.is_success, answer.text
    return answer.json()


async def gone(client: Client, name: str) -> None:
    """Wait until somebody is seen to be away."""
    for _ in range(300):
        (friend,) = [f for f in await told(client, "/me/following") if f["name"] == name]
        if not friend["online"]:
            return
        await asyncio.sleep(0.2)
    raise AssertionError(f"{name} is still there")


def test_who_is_followed_is_seen_to_come_and_go(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one)
            other = await account(two)
            assert await code(one, "PUT", f"/me/following/{other}") == ""
            assert await code(one, "PUT", f"/me/following/{other}") == "", "twice is once"
            (friend,) = await told(one, "/me/following")
            assert (friend["name"], friend["online"], friend["match"]) == (other, True, None)
            match = await seated([two, one], "blokus-duo", public=True)
            (friend,) = await told(one, "/me/following")
            assert friend["match"] == match, "to be watched"
            await two.disconnect()
            await gone(one, other)
            assert await code(one, "DELETE", f"/me/following/{other}") == ""
            assert await told(one, "/me/following") == []
            own = (await told(one, "/session"))["person"]["name"]
            assert await code(one, "PUT", f"/me/following/{own}") == "bad-request"

    asyncio.run(story())


def test_a_challenge_is_declined_and_that_is_told(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one)
            other = await account(two)
            seats = [{"kind": "me"}, {"kind": "invited", "name": other}]
            match = await one.open("blokus-duo", seats=seats)
            await one.ask("sit", match=match)
            call = await two.wait(lambda m: m.get("reason") == "invited")
            assert call["match"] == match
            assert [m["id"] for m in await told(two, "/me/matches")] == [match]
            assert (await two.ask("act", match=match, action="decline"))["type"] == "done"
            call = await one.wait(lambda m: m.get("reason") == "declined")
            assert (call["match"], call["by"]) == (match, other)
            assert await told(two, "/me/matches") == []
            state = await told(one, f"/matches/{match}")
            assert state["now"]["stage"] == "over"
            refused = await two.ask("act", match=match, action="decline")
            assert refused["problem"]["code"] == "not-open"

    asyncio.run(story())


def test_a_challenge_that_is_declined_meanwhile_is_news_for_three_days(
    servers: list[Process],
) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            await account(one)
            other = await account(two)
            seats = [{"kind": "me"}, {"kind": "invited", "name": other}]
            declined = await one.open("blokus-duo", seats=seats)
            aborted = await one.open("blokus-duo", seats=seats)
            for match in (declined, aborted):
                await one.ask("sit", match=match)
            assert {m["declined"] for m in await told(one, "/me/matches")} == {None}
            await one.disconnect()
            await two.ask("act", match=declined, action="decline")
            await one.http.post(f"/matches/{aborted}/actions", json={"id": "a", "action": "abort"})
            await one.connect()
            (news,) = await told(one, "/me/matches")
            assert (news["id"], news["declined"], news["stage"]) == (declined, other, "over")
            assert await told(two, "/me/matches") == [], "who declined has nothing to hear"

    asyncio.run(story())


def test_a_larger_table_goes_on_without_who_declines(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            other = await account(two)
            seats = [{"kind": "me"}, {"kind": "invited", "name": other}, {"kind": "open"}]
            match = await one.open("tetris-link", options={"seats": 3}, seats=seats)
            await one.ask("sit", match=match)
            await two.ask("act", match=match, action="decline")
            state = await told(one, f"/matches/{match}")
            assert (state["now"]["stage"], state["now"]["seats"][1]) == ("open", {})
            (news,) = await told(one, "/me/matches")
            assert (news["stage"], news["declined"]) == ("open", other)
            assert await told(two, "/me/matches") == []

    asyncio.run(story())


def test_a_block_holds_everywhere_and_both_ways(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            name, other = await account(one), await account(two)
            match = await seated([one, two], "blokus-duo")
            await two.ask("act", match=match, action="abort")
            await two.http.put(f"/me/following/{name}")
            assert await code(one, "PUT", f"/me/blocks/{other}") == ""
            assert [p["name"] for p in await told(one, "/me/blocks")] == [other]
            assert await told(two, "/me/following") == [], "neither follows the other"
            seats = [{"kind": "me"}, {"kind": "invited", "name": name}]
            wish = {"game": "blokus-duo", "seats": seats}
            table = await one.open("blokus-duo", public=True)
            await one.ask("sit", match=table)
            refused = {
                "follow": await code(two, "PUT", f"/me/following/{name}"),
                "challenge": await code(two, "POST", "/matches", wish),
                "seat": await code(two, "POST", f"/matches/{table}/seat", {"id": "s"}),
                "rematch": await code(
                    two, "POST", f"/matches/{match}/actions", {"id": "r", "action": "rematch"}
                ),
            }
            assert set(refused.values()) == {"not-allowed-here"}, refused
            assert await told(two, f"/people?begins={name[:12]}") == []
            assert other not in [p["name"] for p in await told(one, f"/people?begins={other}")]
            assert name not in [p["name"] for p in await told(two, "/me/suggestions")]
            pairing = {"game": "blokus-duo"}
            assert (await two.post("/pairing", **pairing))["match"] != table
            assert await code(one, "DELETE", f"/me/blocks/{other}") == ""
            assert [p["name"] for p in await told(two, f"/people?begins={name}")] == [name]
            assert await code(two, "PUT", f"/me/following/{name}") == ""

    asyncio.run(story())


def test_who_is_blocked_in_a_match_is_heard_no_more(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            other = await account(two)
            match = await seated([one, two], "blokus-duo")
            await two.ask("say", match=match, text="before")
            await one.wait(lambda m: m["type"] == "said")
            await one.http.put(f"/me/blocks/{other}")
            await two.ask("say", match=match, text="after")
            await two.wait(lambda m: m["type"] == "said" and m["line"]["text"] == "after")
            await asyncio.sleep(0.3)
            assert [m["line"]["text"] for m in one.seen if m["type"] == "said"] == ["before"]
            assert await told(one, f"/matches/{match}/chat") == []

    asyncio.run(story())


def test_spectators_talk_among_themselves_until_a_player_minds(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        third, fourth = clients(servers)
        async with one, two, third, fourth:
            match = await seated([one, two], "blokus-duo")
            for spectator in (third, fourth):
                await spectator.send("watch", match=match)
                now = await spectator.reach(match, lambda now: now["stage"] == "running")
                assert now["can"] == ["say"]
            assert (await third.ask("say", match=match, text="e10!"))["type"] == "done"
            heard = await fourth.wait(lambda m: m["type"] == "said")
            assert (heard["line"]["text"], heard["line"]["spectator"]) == ("e10!", True)
            await one.ask("say", match=match, text="hello")
            await two.wait(lambda m: m["type"] == "said")
            assert [m["line"]["text"] for m in two.seen if m["type"] == "said"] == ["hello"]
            assert [m["line"]["text"] for m in fourth.seen if m["type"] == "said"] == ["e10!"]
            assert [line["text"] for line in await told(one, f"/matches/{match}/chat")] == ["hello"]
            assert [line["text"] for line in await told(third, f"/matches/{match}/chat")] == [
                "e10!"
            ]
            await one.ask("act", match=match, action="hush")
            await third.reach(match, lambda now: now["can"] == [] and now["stage"] == "running")
            refused = await third.ask("say", match=match, text="psst")
            assert refused["problem"]["code"] == "not-allowed-here"
            start = len(third.seen)
            await two.ask("act", match=match, action="unhush")
            await third.wait(lambda m: m["type"] == "update" and m["now"]["can"] == ["say"], start)
            assert (await third.ask("say", match=match, text="thanks"))["type"] == "done"
            refused = await third.ask("act", match=match, action="hush")
            assert refused["problem"]["code"] == "not-your-seat"

    asyncio.run(story())


def test_spectators_of_hidden_hands_are_silent_until_the_end(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two, Client(servers[0].base) as third:
            match = await seated([one, two], "triominos")
            await third.send("watch", match=match)
            await third.reach(match, lambda now: now["stage"] == "running" and not now["can"])
            refused = await third.ask("say", match=match, text="She has the 555.")
            assert refused["problem"]["code"] == "not-allowed-here"
            assert await told(one, f"/matches/{match}/chat") == []
            now = await one.reach(match, lambda now: now["stage"] == "running")
            leave = "abort" if "abort" in now["can"] else "resign"
            await one.ask("act", match=match, action=leave)
            await third.reach(match, lambda now: now["stage"] == "over")
            assert (await third.ask("say", match=match, text="Well played."))["type"] == "done"
            await one.wait(lambda m: m["type"] == "said")

    asyncio.run(story())


async def won(winner: Client, loser: Client, **wish: Any) -> str:
    """A match in which somebody gives up after some moves of both."""
    match = await seated([winner, loser], "blokus-duo", public=True, **wish)
    for _ in range(12):
        for person in (winner, loser):
            now = await told(person, f"/matches/{match}")
            moves = now["now"]["view"]["moves"]
            if moves:
                version = now["now"]["version"]
                await person.ask("play", match=match, version=version, move=moves[0])
    await loser.ask("act", match=match, action="resign")
    return match


def test_how_somebody_has_played_and_whom_they_might_follow(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            name, other = await account(one), await account(two)
            await won(two, one)
            rated = await won(one, two, rated=True)
            await won(one, two)
            (game,) = await told(two, f"/people/{name}/statistics")
            assert game["game"] == "blokus-duo"
            assert (game["played"], game["won"], game["lost"], game["shared"]) == (3, 2, 1, 0)
            assert (game["streak"], game["longest"], game["levels"]) == (2, 2, [])
            (best,) = game["best"]
            assert (best["name"], best["match"], best["rating"]) == (other, rated, 1500)
            seats = [{"kind": "me"}, {"kind": "computer", "level": 2}]
            match = await one.open("blokus-duo", seats=seats)
            await one.ask("sit", match=match)
            await one.send("watch", match=match)
            now = await one.reach(match, lambda now: "play" in now["can"])
            move = now["view"]["moves"][0]
            await one.ask("play", match=match, version=now["version"], move=move)
            await one.ask("act", match=match, action="resign")
            (own,) = await told(one, f"/people/{name}/statistics")
            assert own["levels"] == [{"level": 2, "played": 1, "won": 0}]
            assert own["streak"] == 0
            (seen,) = await told(two, f"/people/{name}/statistics")
            assert seen["levels"] == [], "a private match is nobody else's to know"
            reasons = {p["name"]: p["reason"] for p in await told(one, "/me/suggestions")}
            assert reasons[other] == "opponent"
            await one.http.put(f"/me/following/{other}")
            assert other not in [p["name"] for p in await told(one, "/me/suggestions")]

    asyncio.run(story())


def test_an_export_has_them_and_who_leaves_takes_them_along(servers: list[Process]) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            name, other = await account(one), await account(two)
            await one.http.put(f"/me/following/{other}")
            await two.http.put(f"/me/following/{name}")
            seats = [{"kind": "me"}, {"kind": "invited", "name": other}]
            match = await one.open("blokus-duo", seats=seats)
            await one.ask("sit", match=match)
            export = await told(two, "/me/export")
            assert export["follows"] == [name]
            assert [row["match"] for row in export["challenges"]] == [match]
            gone = await one.http.request("DELETE", "/me", json={"password": PASSWORD})
            assert gone.is_success, gone.text
            assert await told(two, "/me/following") == []
            assert await told(two, "/me/matches") == [], "the challenge is called off"

    asyncio.run(story())


def test_statistics_and_suggestions_have_limits(tmp_path: Path) -> None:
    async def story(server: Process) -> None:
        async with Client(server.base) as one:
            name = await account(one)
            for path, most in ((f"/people/{name}/statistics", 120), ("/me/suggestions", 120)):
                answers = [await one.http.get(path) for _ in range(most + 5)]
                codes = [answer.status_code for answer in answers]
                assert codes[:most] == [200] * most
                assert codes[-1] == 429
                assert int(answers[-1].headers["retry-after"]) > 0

    with Process(tmp_path, limit_factor=1) as server:
        asyncio.run(story(server))
