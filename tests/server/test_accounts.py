import json
from collections.abc import Sequence
from functools import partial

import pytest
from argon2 import PasswordHasher

from tessella.server.people.hooks import Hooks
from tessella.server.people.names import GUEST_WORDS
from tessella.server.people.passwords import Passwords
from tessella.server.store import schema
from tests.server.rows import add_match, everything, rows
from tests.server.town import PASSWORD, Browser, Opened, Town, story, town

OTHER = "battery staple"


async def match_of(place: Town, match: str, stage: str, *browsers: Browser) -> None:
    """A match of the people in these browsers."""
    people = [(await browser.get("me")).json() for browser in browsers]
    seated = [(person["id"], person["name"]) for person in people]
    await place.database.write(lambda connection: add_match(connection, match, stage, *seated))


async def guest_of(place: Town) -> Browser:
    browser = place.browser()
    assert (await browser.post("session")).status_code == 200
    return browser


@story
async def test_a_guest_is_there_at_once(open_database: Opened) -> None:
    async with town(open_database) as place:
        browser = place.browser()
        nobody = await browser.get("session")
        assert nobody.json() == {"person": None, "csrf": None, "merged": 0}
        assert "set-cookie" not in nobody.headers
        guest = (await browser.post("session")).json()["person"]
        assert guest["kind"] == "guest"
        assert guest["name"].partition("-")[0] in GUEST_WORDS
        assert (await browser.post("session")).json()["person"] == guest
        assert (await browser.get("me")).json()["id"] == guest["id"]


@story
async def test_a_request_that_needs_somebody_makes_a_guest(open_database: Opened) -> None:
    async with town(open_database) as place:
        browser = place.browser()
        assert (await browser.get("known")).text == "nobody"
        made = await browser.post("lazy")
        assert made.status_code == 201
        assert (await browser.get("known")).text == made.text


@story
async def test_a_guest_becomes_an_account_and_keeps_id_and_games(open_database: Opened) -> None:
    restated: list[str] = []

    async def note(matches: Sequence[str]) -> None:
        restated.extend(matches)

    async with town(open_database, Hooks(restated=note)) as place:
        browser = await guest_of(place)
        guest = (await browser.get("me")).json()
        await match_of(place, "M", "running", browser)
        before = browser.client.cookies["tessella_session"]
        made = await browser.post("sign-up", name="Änne", password=PASSWORD, email="a@example.org")
        assert made.status_code == 201, made.text
        assert made.json()["person"] == {"id": guest["id"], "name": "Änne", "kind": "account"}
        assert browser.client.cookies["tessella_session"] != before
        assert guest["name"] not in await place.database.read(everything)
        assert restated == ["M"]
        assert (await browser.get("me")).json()["email"] == "a@example.org"


@story
async def test_signing_in_brings_the_games_of_the_guest_along(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna = await place.account("Anna")
        me = (await anna.get("me")).json()
        browser = await guest_of(place)
        guest = (await browser.get("me")).json()
        await match_of(place, "mine", "running", browser)
        await match_of(place, "against-myself", "over", browser, anna)
        made = await browser.post("sign-in", name="ANNA", password=PASSWORD)
        assert made.json()["person"]["id"] == me["id"]
        assert made.json()["merged"] == 1
        entries = await place.database.read(partial(rows, table=schema.entries))
        (mine,) = (row for row in entries if row["match"] == "mine")
        assert mine["actor"] == me["id"]
        assert {"person": me["id"], "name": "Anna"}.items() <= json.loads(mine["body"]).items()
        seats = await place.database.read(partial(rows, table=schema.seats))
        assert [s["person"] for s in seats if s["match"] == "mine"] == [me["id"]]
        against = [s["person"] for s in seats if s["match"] == "against-myself"]
        assert against == [guest["id"], me["id"]]
        assert (await browser.get("people/" + guest["name"])).status_code == 404


@story
async def test_a_repeated_request_id_does_not_hinder_the_move_of_games(
    open_database: Opened,
) -> None:
    async with town(open_database) as place:
        anna, browser = await place.account("Anna"), await guest_of(place)
        me = (await anna.get("me")).json()["id"]
        await match_of(place, "M", "running", browser)
        row = {"match": "M", "version": 9, "at": 1, "actor": me, "request": "1", "body": "{}"}
        insert = schema.entries.insert().values(row)
        await place.database.write(lambda connection: bool(connection.execute(insert)))
        made = await browser.post("sign-in", name="Anna", password=PASSWORD)
        assert made.json()["merged"] == 1
        entries = await place.database.read(partial(rows, table=schema.entries))
        assert {(e["version"], e["actor"], e["request"]) for e in entries} == {
            (1, me, "1"),
            (9, me, "1"),
        }


@story
async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(
    open_database: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashes: list[str] = []
    compare = Passwords._compare

    def counted(self: Passwords, kept: str, password: str) -> bool:
        hashes.append(kept)
        return compare(self, kept, password)

    monkeypatch.setattr(Passwords, "_compare", counted)
    async with town(open_database) as place:
        await place.account("Anna")
        browser = await guest_of(place)
        guest = (await browser.get("me")).json()["name"]
        for name, password in (("Anna", OTHER), ("Nobody Here", PASSWORD), (guest, PASSWORD)):
            refused = await browser.post("sign-in", name=name, password=password)
            assert refused.status_code == 401
            assert refused.json()["code"] == "wrong-password"
            assert name not in refused.text
    costs = {kept.rpartition("$")[0].rpartition("$")[0] for kept in hashes}
    assert len(hashes) == 3
    assert costs == {"$argon2id$v=19$m=8,t=1,p=1"}


@story
async def test_a_password_of_another_cost_is_hashed_again(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna = await place.account("Anna")
        place.people.passwords._hasher = PasswordHasher(2, 8, parallelism=1)
        await anna.post("sign-in", name="Anna", password=PASSWORD)
        (person,) = await place.database.read(partial(rows, table=schema.people))
        assert "t=2" in person["password"]
        assert (await anna.post("sign-in", name="Anna", password=PASSWORD)).status_code == 200


@story
async def test_a_password_that_changes_during_a_sign_in_stays_changed(
    open_sqlite: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(open_sqlite) as place:
        anna, late = await place.account("Anna"), place.browser()
        is_right = Passwords.is_right

        async def slow(self: Passwords, password: str, kept: str | None) -> bool:
            right = await is_right(self, password, kept)
            monkeypatch.setattr(Passwords, "is_right", is_right)
            await anna.send("PUT", "me/password", {"old": PASSWORD, "password": OTHER})
            return right

        monkeypatch.setattr(Passwords, "is_right", slow)
        refused = await late.post("sign-in", name="Anna", password=PASSWORD)
        assert refused.json()["code"] == "wrong-password"
        again = place.browser()
        assert (await again.post("sign-in", name="Anna", password=OTHER)).status_code == 200


UNFIT: list[tuple[dict[str, object], str]] = [
    ({"name": "al"}, "bad-name"),
    ({"name": "x" * 21}, "bad-name"),
    ({"name": "Админ"}, "bad-name"),
    ({"name": "раураl"}, "bad-name"),
    ({"name": "a\u202eb\u202ec"}, "bad-name"),
    ({"name": "-anna-"}, "bad-name"),
    ({"name": "Adm1n"}, "bad-name"),
    ({"name": "ｔｅｓｓｅｌｌａ"}, "bad-name"),
    ({"name": "B0B-2"}, "name-taken"),
    ({"name": "bób 2"}, "name-taken"),
    ({"password": "short"}, "bad-password"),
    ({"password": "x" * 201}, "bad-password"),
    ({"password": "Password1"}, "bad-password"),
    ({"password": "aaaaaaaaaaab"}, "bad-password"),
    ({"password": "anna maria 1", "name": "AnnaMaria1"}, "bad-password"),
    ({"email": "anna"}, "bad-email"),
    ({"email": "anna@@example.org"}, "bad-email"),
    ({"name": "x" * 65}, "bad-request"),
    ({"name": 7}, "bad-request"),
    ({"admin": True}, "bad-request"),
]


@story
async def test_what_an_account_cannot_be_made_of(open_database: Opened) -> None:
    async with town(open_database) as place:
        await place.account("Bob2")
        for body, code in UNFIT:
            wish = {"name": "Anna", "password": PASSWORD} | body
            refused = await place.browser().send("POST", "sign-up", wish)
            assert refused.json()["code"] == code, (body, refused.text)
        people = await place.database.read(partial(rows, table=schema.people))
        assert [person["name"] for person in people] == ["Bob2"]


@story
async def test_an_account_is_not_made_twice(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna = await place.account("Anna")
        refused = await anna.post("sign-up", name="Berta", password=PASSWORD)
        assert (refused.status_code, refused.json()["code"]) == (409, "has-account")


@story
async def test_name_and_email_can_be_changed(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna, _ = await place.account("Anna"), await place.account("Berta")
        await match_of(place, "M", "over", anna)
        changed = await anna.send("PATCH", "me", {"name": "Anna Maria"})
        assert changed.json()["name"] == "Anna Maria"
        assert '"name":"Anna Maria"' in await place.database.read(everything)
        assert (await anna.send("PATCH", "me", {"name": "ANNA-MARIA"})).status_code == 200
        assert (await anna.send("PATCH", "me", {"name": "berta"})).json()["code"] == "name-taken"
        changed = await anna.send("PATCH", "me", {"email": "anna@example.org"})
        assert (changed.json()["name"], changed.json()["email"]) == (
            "ANNA-MARIA",
            "anna@example.org",
        )
        assert (await anna.send("PATCH", "me", {"email": None})).json()["email"] is None


@story
async def test_a_changed_password_ends_all_other_sessions(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna, elsewhere = await place.account("Anna"), place.browser()
        await elsewhere.post("sign-in", name="Anna", password=PASSWORD)
        wrong = {"old": OTHER, "password": OTHER}
        assert (await anna.send("PUT", "me/password", wrong)).json()["code"] == "wrong-password"
        right = {"old": PASSWORD, "password": OTHER}
        assert (await anna.send("PUT", "me/password", right)).status_code == 200
        assert (await anna.get("me")).status_code == 200
        assert (await elsewhere.get("me")).status_code == 401
        again = place.browser()
        assert (await again.post("sign-in", name="Anna", password=PASSWORD)).status_code == 401
        assert (await again.post("sign-in", name="Anna", password=OTHER)).status_code == 200


@story
async def test_guests_have_nothing_to_change(open_database: Opened) -> None:
    async with town(open_database) as place:
        browser = await guest_of(place)
        for method, path, body in (
            ("PATCH", "me", {"name": "Anna"}),
            ("PUT", "me/password", {"old": PASSWORD, "password": OTHER}),
            ("POST", "me/tokens", {"label": "x", "scopes": ["play"]}),
            ("POST", "me/bots", {"name": "Robby"}),
            ("GET", "me/bots", None),
        ):
            refused = await browser.send(method, path, body)
            assert (refused.status_code, refused.json()["code"]) == (403, "guests-cannot")
