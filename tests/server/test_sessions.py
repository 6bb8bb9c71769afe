from functools import partial

import pytest

from tessella.server.people.sessions import DAY
from tessella.server.people.signing import Signer, digest
from tessella.server.people.tokens import MOST, PREFIX
from tessella.server.store import schema
from tests.server.rows import everything, rows
from tests.server.town import PASSWORD, Opened, story, town

COOKIE = "tessella_session"


@story
async def test_the_database_opens_neither_session_nor_account(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna = await place.account("Anna")
        secret = (await anna.post("me/tokens", label="x", scopes=["read"])).json()["secret"]
        kept = await place.database.read(everything)
        session = anna.client.cookies[COOKIE].partition(".")[0]
        for hidden in (session, secret, secret.removeprefix(PREFIX), PASSWORD):
            assert hidden not in kept
        assert digest(session) in kept


@story
async def test_signing_in_and_out_changes_the_session(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        await place.account("Anna")
        browser = place.browser()
        await browser.post("session")
        guest = browser.client.cookies[COOKIE]
        await browser.post("sign-in", name="Anna", password=PASSWORD)
        first = browser.client.cookies[COOKIE]
        await browser.post("sign-in", name="Anna", password=PASSWORD)
        second = browser.client.cookies[COOKIE]
        assert len({guest, first, second}) == 3
        for old in (guest, first):
            assert (await place.browser(cookie=f"{COOKIE}={old}").get("known")).text == "nobody"
        assert (await browser.post("sign-out")).status_code == 204
        assert COOKIE not in browser.client.cookies
        assert (await place.browser(cookie=f"{COOKIE}={second}").get("known")).text == "nobody"


@story
async def test_signing_out_everywhere_ends_every_session(open_database: Opened) -> None:
    async with town(open_database) as place:
        here, there, other = (
            await place.account("Anna"),
            place.browser(),
            await place.account("Bo2"),
        )
        await there.post("sign-in", name="Anna", password=PASSWORD)
        await here.post("sign-out", everywhere=True)
        assert (await there.get("known")).text == "nobody"
        assert (await other.get("me")).status_code == 200


@story
async def test_a_session_that_is_used_lasts_and_one_that_is_not_ends(open_sqlite: Opened) -> None:
    async with town(open_sqlite, session_days=10) as place:
        used, idle = await place.account("Anna"), await place.account("Berta")
        for _ in range(4):
            place.clock.ms += 4 * DAY
            answered = await used.get("me")
            assert answered.status_code == 200
            assert "Max-Age=864000" in answered.headers["set-cookie"]
            assert "set-cookie" not in (await used.get("me")).headers
        assert (await idle.get("me")).status_code == 401
        for _ in range(100):
            place.clock.ms += 4 * DAY
            await used.get("me")
        assert (await used.get("me")).status_code == 401, "no session lasts for ever"


@story
async def test_a_cookie_that_we_did_not_sign_does_not_reach_the_database(
    open_sqlite: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(open_sqlite) as place:
        anna = await place.account("Anna")
        session, _, signature = anna.client.cookies[COOKIE].partition(".")
        forged = f"{session}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"

        async def no_find(_: str) -> None:
            pytest.fail("the database was asked")

        monkeypatch.setattr(type(place.people.sessions), "find", no_find)
        for cookie in (forged, session, f"{session}.", ".", "", "x" * 10_000, "é.é", '"'):
            browser = place.browser()
            browser.client.headers["cookie"] = f"{COOKIE}={cookie}".encode().decode("latin-1")
            assert (await browser.get("known")).text == "nobody"


def test_signatures_of_one_purpose_do_not_serve_another() -> None:
    signer, other = Signer("k" * 32), Signer("l" * 32)
    cookie = signer.cookie("abc")
    assert signer.session(cookie) == "abc"
    assert other.session(cookie) is None
    assert signer.session(f"abc.{signer.csrf('abc')}") is None
    assert signer.is_csrf(signer.csrf("abc"), "abc")
    assert not signer.is_csrf(signer.csrf("abd"), "abc")
    assert not signer.is_csrf("", "abc")


@story
async def test_all_processes_sign_with_the_same_key(open_database: Opened) -> None:
    async with town(open_database) as one:
        anna = await one.account("Anna")
        cookie = anna.client.cookies[COOKIE]
        (key,) = await one.database.read(partial(rows, table=schema.secrets))
        async with town(open_database, secret="") as two:
            (same,) = await two.database.read(partial(rows, table=schema.secrets))
            assert same == key
            assert two.people.signer.session(cookie) is not None
        async with town(open_database, secret="s" * 32) as three:
            assert three.people.signer.session(cookie) is None


@story
async def test_a_cookie_is_for_browsers_and_for_https_where_there_is_https(
    open_sqlite: Opened,
) -> None:
    async with town(open_sqlite, proxies=1) as place:
        plain = (await place.browser().post("session")).headers["set-cookie"]
        assert "; Path=/; " in plain
        assert "; HttpOnly; SameSite=Lax" in plain
        assert "Secure" not in plain
        proxied = place.browser(**{"x-forwarded-proto": "https"})
        assert "; Secure" in (await proxied.post("session")).headers["set-cookie"]
    async with town(open_sqlite, public_url="https://table.test") as place:
        browser = place.browser()
        answered = await browser.send("POST", "session", origin="https://table.test")
        assert "; Secure" in answered.headers["set-cookie"]
        assert answered.headers["strict-transport-security"]


@story
async def test_tokens_open_what_their_scopes_allow(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna = await place.account("Anna")
        made = (await anna.post("me/tokens", label="bench", scopes=["read", "play"])).json()
        assert made["secret"].startswith(PREFIX)
        program = place.browser(authorization=f"Bearer {made['secret']}")
        me = (await program.get("me")).json()
        assert (me["name"], me["scopes"], me["csrf"]) == ("Anna", ["play", "read"], None)
        for method, path, body in (
            ("PUT", "me/mutes/Anna", None),
            ("GET", "me/export", None),
            ("DELETE", "me", {"password": PASSWORD}),
            ("POST", "me/tokens", {"label": "x", "scopes": ["chat"]}),
            ("POST", "sign-in", {"name": "Anna", "password": PASSWORD}),
        ):
            refused = await program.send(method, path, body)
            assert (refused.status_code, refused.json()["code"]) == (403, "missing-scope"), path
        listed = (await anna.get("me/tokens")).json()
        assert [token["id"] for token in listed] == [made["id"]]
        assert listed[0]["used"] is not None
        assert "secret" not in listed[0]
        assert (await anna.send("DELETE", f"me/tokens/{made['id']}")).status_code == 204
        assert (await anna.send("DELETE", f"me/tokens/{made['id']}")).status_code == 404
        refused = await program.get("me")
        assert (refused.status_code, refused.json()["code"]) == (401, "sign-in")
        assert refused.headers["www-authenticate"].startswith("Bearer")


@story
async def test_tokens_are_made_with_known_scopes_and_not_without_end(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        for scopes in (["manage"], [], ["play", "fly"]):
            refused = await anna.post("me/tokens", label="x", scopes=scopes)
            assert refused.json()["code"] == "bad-request", scopes
        for _ in range(MOST):
            made = await anna.post("me/tokens", label="x", scopes=["play"])
            assert made.status_code == 201
        refused = await anna.post("me/tokens", label="x", scopes=["play"])
        assert refused.json()["code"] == "too-many-tokens"
        foreign = await berta.send("DELETE", f"me/tokens/{made.json()['id']}")
        assert foreign.json()["code"] == "token-unknown"


@story
async def test_a_bot_comes_in_with_a_token_of_its_own(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        bot = (await anna.post("me/bots", name="Robby 5")).json()
        assert bot["kind"] == "bot"
        assert (await anna.get("me/bots")).json() == [bot]
        made = await anna.post("me/bots/robby5/tokens", label="home", scopes=["play", "chat"])
        program = place.browser(authorization=f"Bearer {made.json()['secret']}")
        assert (await program.get("known")).text == bot["id"]
        assert (await program.post("lazy")).text == bot["id"]
        page = (await berta.get("people/ROBBY-5")).json()
        assert (page["kind"], page["owner"]) == ("bot", "Anna")
        for path in ("me/bots/Robby 5/tokens", "me/bots/Berta/tokens"):
            foreign = await berta.post(path, label="x", scopes=["play"])
            assert foreign.json()["code"] == "person-unknown"
        assert (await berta.send("DELETE", "me/bots/Robby 5")).status_code == 404
        assert (await anna.send("DELETE", "me/bots/Robby 5")).status_code == 204
        assert (await program.get("known")).status_code == 401
        assert (await anna.get("me/bots")).json() == []


@story
async def test_bots_cannot_be_made_without_end(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        anna = await place.account("Anna")
        codes = [
            (await anna.post("me/bots", name=f"Robby {number}x")).status_code
            for number in range(11)
        ]
        assert codes == [201] * 10 + [409]


@story
async def test_people_are_found_by_name_and_muted(open_database: Opened) -> None:
    async with town(open_database) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        page = (await berta.get("people/änna")).json()
        assert (page["name"], page["kind"], page["ratings"]) == ("Anna", "account", [])
        assert "email" not in page
        for _ in range(2):
            assert (await anna.send("PUT", "me/mutes/Berta")).status_code == 204
        assert [person["name"] for person in (await anna.get("me/mutes")).json()] == ["Berta"]
        assert (await anna.send("PUT", "me/mutes/Anna")).json()["code"] == "bad-request"
        assert (await anna.send("PUT", "me/mutes/Zoe")).json()["code"] == "person-unknown"
        assert (await anna.send("DELETE", "me/mutes/Berta")).status_code == 204
        assert (await anna.get("me/mutes")).json() == []
