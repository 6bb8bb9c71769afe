import asyncio
import json
from functools import partial

from sqlalchemy import Connection

from tessella.server.people.hooks import Hooks
from tessella.server.people.sweeper import Sweeper
from tessella.server.store import schema
from tessella.server.store.people import DELETED_NAME
from tests.server.rows import add_match, everything, rows
from tests.server.town import PASSWORD, Opened, Town, story, town

PATIENCE = 60.0


def _two(connection: Connection, stage: str, seated: tuple[tuple[str, str], ...]) -> None:
    add_match(connection, stage, stage, *seated)


async def _nothing_else(_: object) -> None:
    return None


async def _names(place: Town) -> list[str]:
    people = await place.database.read(partial(rows, table=schema.people))
    return sorted(row["name"] for row in people)


@story
async def test_a_deleted_person_leaves_nothing_but_finished_games(open_database: Opened) -> None:
    left: list[str] = []

    async def note(person: str) -> None:
        left.append(person)

    async with town(open_database, Hooks(leaving=note, restated=_nothing_else)) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        await anna.send("PATCH", "me", {"email": "anna@example.org"})
        me, other = (await anna.get("me")).json(), (await berta.get("me")).json()
        bot = (await anna.post("me/bots", name="Robby")).json()
        await anna.post("me/tokens", label="laptop", scopes=["play"])
        await berta.send("PUT", "me/mutes/Anna")
        seated = ((me["id"], "Anna"), (other["id"], "Berta"))
        await place.database.write(lambda c: add_match(c, "M", "over", *seated))
        wrong = await anna.send("DELETE", "me", {"password": "battery staple"})
        assert wrong.json()["code"] == "wrong-password"
        gone = await anna.send("DELETE", "me", {"password": PASSWORD})
        assert gone.status_code == 204
        assert left == [me["id"], bot["id"]] * 2, "before the end, and after it for good"
        kept = await place.database.read(everything)
        for secret in ("Anna", "anna@example.org", "Robby", "laptop", "hello"):
            assert secret not in kept, secret
        assert "Berta" in kept
        assert DELETED_NAME in kept
        (match,) = await place.database.read(partial(rows, table=schema.matches))
        winner = json.loads(match["result"])["winner"]
        assert winner == {"person": me["id"], "name": DELETED_NAME}
        assert (await anna.get("me")).status_code == 401
        assert (await place.browser().get("people/Anna")).status_code == 404
        refused = await place.browser().post("sign-in", name="Anna", password=PASSWORD)
        assert refused.status_code == 401
        again = await place.account("Anna")
        assert (await again.get("me")).json()["id"] != me["id"]


@story
async def test_a_guest_leaves_without_a_password(open_database: Opened) -> None:
    async with town(open_database) as place:
        browser = place.browser()
        await browser.post("session")
        assert (await browser.send("DELETE", "me", {})).status_code == 204
        assert (await browser.get("known")).text == "nobody"


@story
async def test_the_export_has_all_that_is_mine_and_no_secret(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        me, other = (await anna.get("me")).json(), (await berta.get("me")).json()
        await anna.send("PATCH", "me", {"email": "anna@example.org"})
        secret = (await anna.post("me/tokens", label="laptop", scopes=["play"])).json()["secret"]
        await anna.post("me/bots", name="Robby")
        await anna.send("PUT", "me/mutes/Berta")
        seated = ((me["id"], "Anna"), (other["id"], "Berta"))
        for stage in ("over", "running"):
            await place.database.write(partial(_two, stage=stage, seated=seated))
        answered = await anna.get("me/export")
        assert "attachment" in answered.headers["content-disposition"]
        told = answered.json()
        assert told["profile"]["email"] == "anna@example.org"
        assert {match["id"] for match in told["matches"]} == {"over", "running"}
        assert [entry["match"] for entry in told["entries"]] == ["over"]
        assert [line["body"] for line in told["chat"]] == ['"hello"', '"hello"']
        assert [token["label"] for token in told["tokens"]] == ["laptop"]
        assert [bot["name"] for bot in told["bots"]] == ["Robby"]
        assert told["mutes"] == ["Berta"]
        assert len(told["sessions"]) == 1
        for hidden in (secret, "argon2", "digest", "the dice of this match"):
            assert hidden not in answered.text


@story
async def test_guests_who_left_no_trace_are_forgotten(open_database: Opened) -> None:
    async with town(open_database, session_days=1) as place:
        anna = await place.account("Anna")
        idle, player = place.browser(), place.browser()
        await idle.post("session")
        guest = (await player.post("session")).json()["person"]
        await place.database.write(
            lambda c: add_match(c, "M", "over", (guest["id"], guest["name"]))
        )
        assert await place.people.sweep() == 0
        place.clock.ms += 25 * 3600 * 1000
        sweeper = Sweeper(every=0.01)
        sweeper.start(place.people)
        async with asyncio.timeout(PATIENCE):
            while await _names(place) != sorted(["Anna", guest["name"]]):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await sweeper.stop()
        assert await place.database.read(partial(rows, table=schema.sessions)) == []
        assert (await anna.get("me")).status_code == 401
