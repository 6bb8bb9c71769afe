import json
from typing import Any

import pytest

from tessella.core.language import LANGUAGES, has_message
from tessella.server.errors import STATUS, Problem
from tessella.server.guard.address import client_address, is_loopback, limit_key
from tessella.server.guard.guard import Guard
from tessella.server.language import preferred
from tests.server.town import ORIGIN, PASSWORD, Opened, Town, story, town

EVIL = "https://evil.test"


@story
async def test_pages_of_other_sites_change_nothing(open_sqlite: Opened) -> None:
    async with town(open_sqlite, origins=("https://friend.test",)) as place:
        for origin in (EVIL, "null", "http://table.test.evil.test", "http://table.test:81", ""):
            refused = await place.browser().send("POST", "session", origin=origin)
            assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin"), origin
        for origin in (ORIGIN, "https://friend.test", "http://table.test:80"):
            assert (await place.browser().send("POST", "session", origin=origin)).is_success
        bare = place.browser()
        foreign = await bare.client.post(
            "/api/v1/session", headers={"sec-fetch-site": "cross-site"}
        )
        assert foreign.json()["code"] == "foreign-origin"
        assert (await bare.client.post("/api/v1/session")).is_success
        assert (await place.browser().get("session", origin=EVIL)).is_success


@story
async def test_with_a_public_address_only_that_one_is_ours(open_sqlite: Opened) -> None:
    async with town(open_sqlite, public_url="https://play.test/") as place:
        assert not (await place.browser().send("POST", "session")).is_success
        ours = await place.browser().send("POST", "session", origin="https://play.test")
        assert ours.is_success


@story
async def test_a_session_changes_nothing_without_its_token(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        anna, berta = await place.account("Anna"), await place.account("Berta")
        own = (await anna.get("me")).json()["csrf"]
        assert own == (await anna.get("session")).json()["csrf"]
        for token in ("", "x", berta.csrf or "", own[:-1]):
            for method, path in (("DELETE", "me"), ("POST", "sign-out"), ("PUT", "me/mutes/Berta")):
                refused = await anna.send(method, path, {"password": PASSWORD}, x_csrf_token=token)
                assert (refused.status_code, refused.json()["code"]) == (403, "bad-csrf")
        assert (await anna.send("PUT", "me/mutes/Berta")).status_code == 204


@story
async def test_programs_with_a_token_need_neither_origin_nor_csrf(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        anna = await place.account("Anna")
        await place.account("Berta")
        made = (await anna.post("me/tokens", label="x", scopes=["chat"])).json()
        anna.client.headers["authorization"] = f"Bearer {made['secret']}"
        muted = await anna.send("PUT", "me/mutes/Berta", origin=EVIL, x_csrf_token="")
        assert muted.status_code == 204
        anna.client.headers["authorization"] = "Bearer tsl_of-somebody-else"
        refused = await anna.send("PUT", "me/mutes/Berta", origin=EVIL)
        assert refused.json()["code"] == "sign-in", "a wrong token does not fall back on the cookie"


@story
async def test_every_answer_tells_browsers_what_not_to_do(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        browser = place.browser()
        for path in ("session", "/no/such/page", "boom", "/health"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in headers["permissions-policy"]
            assert "strict-transport-security" not in headers
        assert (await browser.get("session")).headers["cache-control"] == "no-store"
        embedded = (await browser.get("/embed/M")).headers
        assert "frame-ancestors *" in embedded["content-security-policy"]
        assert "x-frame-options" not in embedded
        assert (
            "frame-ancestors 'none'"
            in ((await browser.get("/embedded")).headers["content-security-policy"])
        )


async def body_parts(place: Town, *parts: bytes) -> dict[str, Any]:
    """Send a body in parts without telling its length; return the answer."""
    messages: list[dict[str, Any]] = [
        {"type": "http.request", "body": part, "more_body": number < len(parts) - 1}
        for number, part in enumerate(parts)
    ]
    sent: list[Any] = []
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/v1/sign-in",
        "raw_path": b"/api/v1/sign-in",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"host", b"table.test")],
        "client": ("192.0.2.1", 1),
        "scheme": "http",
    }

    async def receive() -> dict[str, Any]:
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    await place.guard(scope, receive, send)
    body: dict[str, Any] = json.loads(b"".join(message.get("body", b"") for message in sent))
    return body


@story
async def test_bodies_are_limited_whether_or_not_they_tell_their_length(
    open_sqlite: Opened,
) -> None:
    async with town(open_sqlite, body_limit=2048) as place:
        told = await place.browser().post("sign-in", name="x" * 2048, password=PASSWORD)
        assert (told.status_code, told.json()["code"]) == (413, "too-large")
        assert "2048" in told.json()["detail"]
        untold = await body_parts(place, *[b"x" * 512] * 5)
        assert untold["code"] == "too-large"
        assert (await body_parts(place, b"{}"))["code"] == "bad-request"


@story
async def test_every_refusal_is_a_problem_with_a_code(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        browser = place.browser()
        json_type = {"content-type": "application/json", "origin": ORIGIN}
        answers = {
            "not-found": await browser.get("/api/v1/nothing/here"),
            "bad-method": await browser.send("PUT", "session"),
            "sign-in": await browser.get("me"),
            "person-unknown": await browser.get("people/Zoe"),
            "failed": await browser.get("boom"),
        }
        bodies = [
            b"",
            b"{",
            b"[]",
            b"null",
            b"\xff\xfe",
            b'{"name": "a"}',
            b'{"name": 1, "password": 2}',
        ]
        bad = [
            await browser.client.post("/api/v1/sign-in", content=body, headers=json_type)
            for body in bodies
        ]
        for code, answered in [*answers.items(), *(("bad-request", one) for one in bad)]:
            assert answered.headers["content-type"] == "application/problem+json"
            problem = answered.json()
            assert problem["code"] == code, answered.text
            assert problem["status"] == answered.status_code == STATUS[code]
            assert problem["title"]
        assert "name" in bad[-1].json()["detail"], "it says what was wrong"
        assert "password" in bad[-2].json()["detail"]
        failed = answers["failed"]
        assert "vault" not in failed.text
        assert failed.headers["x-request-id"] in failed.json()["instance"]


@story
async def test_problems_speak_the_language_of_the_reader(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        browser = place.browser()
        said = {
            (await browser.get("me", accept_language=wish)).json()["detail"]
            for wish in ("en", "fr-CH, en;q=0.5", "de-AT;q=0.9, fr;q=0.1", "tlh, de")
        }
        assert said == {
            "Sign in first.",
            "Connectez-vous d’abord.",
            "Melde dich zuerst an.",
        }


@pytest.mark.parametrize("code", STATUS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(code: str, language: str) -> None:
    assert has_message(f"problem-{code}", language)


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        *[("", "en"), ("*", "en"), ("fr", "fr"), ("DE", "de"), ("de;q=0, fr", "fr")],
        *[("it, de;q=0.2", "de"), ("fr;q=x", "en"), ("de;q=nan", "en"), (",;,=", "en")],
    ],
)
def test_languages_are_chosen_by_their_weight(accept: str, language: str) -> None:
    assert preferred(accept) == language


@pytest.mark.parametrize(
    ("forwarded", "proxies", "address"),
    [
        ("1.2.3.4", 0, "10.0.0.1"),
        (None, 2, "10.0.0.1"),
        ("1.2.3.4", 1, "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4", 1, "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4, 10.0.0.9", 2, "1.2.3.4"),
        ("1.2.3.4", 2, "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4:5678", 1, "1.2.3.4"),
        ("[2001:db8::1]:443", 1, "2001:db8::1"),
    ],
)
def test_only_our_own_proxies_are_believed(
    forwarded: str | None, proxies: int, address: str
) -> None:
    headers = {"x-forwarded-for": forwarded} if forwarded is not None else {}
    assert client_address("10.0.0.1", headers, proxies) == address


def test_limits_count_ipv6_customers_and_not_their_addresses() -> None:
    assert limit_key("2001:db8:0:1::1") == limit_key("2001:db8:0:1:ffff::2")
    assert limit_key("2001:db8:0:1::1") != limit_key("2001:db8:0:2::1")
    assert limit_key("::ffff:1.2.3.4") == limit_key("1.2.3.4") == "1.2.3.4"
    assert limit_key("nonsense") == limit_key("") == "unknown"


def test_only_who_asks_by_themselves_is_on_this_machine() -> None:
    assert is_loopback("127.0.0.1", {}, 0)
    assert is_loopback("::1", {"x-request-id": "7"}, 0)
    assert not is_loopback("1.2.3.4", {}, 0)
    assert not is_loopback("127.0.0.1", {}, 1), "a proxy may say nothing of itself"
    for name in ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"):
        assert not is_loopback("127.0.0.1", {name: "1.2.3.4"}, 0), name


async def handshake(place: Town, *, denial: bool = True, **headers: str) -> list[Any]:
    """What is answered to a WebSocket handshake on a path that nobody serves."""
    sent: list[Any] = []
    scope: dict[str, Any] = {
        "type": "websocket",
        "path": "/api/v1/socket",
        "raw_path": b"/api/v1/socket",
        "query_string": b"",
        "headers": [(k.encode(), v.encode()) for k, v in {"host": "table.test", **headers}.items()],
        "client": ("192.0.2.1", 1),
        "scheme": "ws",
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}} if denial else {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await place.guard(scope, receive, send)
    return sent


@story
async def test_sockets_are_not_for_pages_of_other_sites(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        start, body = await handshake(place, origin=EVIL)
        assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
        assert json.loads(body["body"])["code"] == "foreign-origin"
        (closed,) = await handshake(place, origin=EVIL, denial=False)
        assert (closed["type"], closed["code"]) == ("websocket.close", 1008)
        anna = await place.account("Anna")
        secret = (await anna.post("me/tokens", label="x", scopes=["play"])).json()["secret"]
        ours: tuple[dict[str, Any], ...] = (
            {"origin": ORIGIN},
            {},
            {"origin": EVIL, "authorization": f"Bearer {secret}"},
        )
        for headers in ours:
            (closed,) = await handshake(place, **headers)
            assert (closed["type"], closed["code"]) == ("websocket.close", 4500), "no such route"


@story
async def test_a_socket_with_a_wrong_token_is_refused_as_such(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        start, body = await handshake(place, authorization="Bearer tsl_x")
        assert start["status"] == 401
        assert json.loads(body["body"])["code"] == "sign-in"


@pytest.mark.parametrize(
    ("headers", "told"),
    [([], "http.disconnect"), ([(b"content-length", b"2")], "problem-cut-off")],
)
def test_who_is_gone_already_has_cut_off_a_body_if_there_was_one(
    open_sqlite: Opened, headers: list[tuple[bytes, bytes]], told: str
) -> None:
    heard: list[str] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        try:
            heard.append((await receive())["type"])
        except Problem as problem:
            heard.append(problem.message.key)
        await send({"type": "http.response.start", "status": 204, "headers": []})

    async def gone() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(_: Any) -> None:
        """Nobody listens."""

    @story
    async def run() -> None:
        async with town(open_sqlite) as place:
            guard = Guard(app, place.settings, place.metrics, lambda: place.people)
            scope = {"type": "http", "method": "GET", "path": "/", "client": ("192.0.2.1", 1)}
            await guard({**scope, "headers": [(b"host", b"table.test"), *headers]}, gone, send)

    run()
    assert heard == [told]
