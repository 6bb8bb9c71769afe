import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from sqlalchemy import text

from tessella.server import readiness
from tessella.server.errors import Unavailable
from tessella.server.logs import HIDDEN, configure_logs, without_secrets
from tessella.server.settings import Settings
from tessella.server.store.database import Database
from tessella.server.store.postgres import PostgresDatabase
from tessella.server.trouble import EVERY, Trouble
from tests.server.ranking.hall import hall
from tests.server.town import PASSWORD, Opened, story, town

WRONG = "wrong horse"
OPERATOR = "a-token-of-the-operator"


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All logs of the process, as a server would write them."""
    stream, root = io.StringIO(), logging.getLogger()
    handlers, level = root.handlers, root.level
    configure_logs(Settings(log_format="json", log_level="debug"), stream)
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize(
    ("value", "hidden"),
    [
        ({"password": "x"}, {"password": HIDDEN}),
        ({"a": {"Set-Cookie": "x", "n": 1}}, {"a": {"Set-Cookie": HIDDEN, "n": 1}}),
        ({"new_password": 1, "csrfToken": 2}, {"new_password": HIDDEN, "csrfToken": HIDDEN}),
        ({"Authorization": "Bearer x"}, {"Authorization": HIDDEN}),
        ({"match": "abc"}, {"match": "#ba7816bf8f01"}),
        ("token tsl_abcdefghijk!", f"token tsl_{HIDDEN}!"),
        ("Cookie: a=b; tessella_session=x.y; c=d", f"Cookie: a=b; tessella_session={HIDDEN}; c=d"),
        ("postgresql://me:hunter2@host/x", f"postgresql://me:{HIDDEN}@host/x"),
        ("Bearer abc.def", f"Bearer {HIDDEN}"),
        (["$argon2id$v=19$m=8$abc"], [HIDDEN]),
        (b"tsl_abcdefghijk", f"tsl_{HIDDEN}"),
        ({"status": 200, "who": None}, {"status": 200, "who": None}),
    ],
)
def test_secrets_are_hidden_by_name_and_by_form(value: object, hidden: object) -> None:
    assert without_secrets(value) == hidden


def test_what_libraries_log_is_hidden_too(logged: io.StringIO) -> None:
    logging.getLogger("library").warning("connecting to %s", "redis://:hunter2@host")
    error = ValueError("tsl_abcdefghijklmnop")
    logging.getLogger("library").error("failed", exc_info=error)
    structlog.get_logger("ours").info("hello", token="abc", deep={"secret": "def"})  # noqa: S106
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["warning", "error", "info"]
    assert "ValueError" in lines[1]["exception"]
    for secret in ("hunter2", "abcdefghijklmnop", "abc", "def"):
        assert secret not in logged.getvalue().replace(HIDDEN, "")


@story
async def test_no_secret_of_a_whole_session_is_logged(
    open_database: Opened, logged: io.StringIO
) -> None:
    async with town(open_database) as place:
        anna = place.browser(**{"user-agent": "Secret Browser"})
        secrets = [PASSWORD, "battery staple", "anna@example.org", WRONG, "tsl_wrong-one"]
        for request in (
            anna.post("session"),
            anna.post("sign-up", name="Anna", password=PASSWORD, email="anna@example.org"),
            anna.post("sign-in", name="Anna", password=WRONG),
            anna.post("sign-in", name="Anna", password=PASSWORD),
            anna.send("PUT", "me/password", {"old": PASSWORD, "password": "battery staple"}),
            anna.get("me/export?password=battery staple"),
            anna.get("boom"),
            place.browser(authorization="Bearer tsl_wrong-one").get("me"),
            anna.get("people/a-private-match-id"),
        ):
            answered = await request
            secrets += [c for c in anna.client.cookies.values() if c]
            secrets += [cookie.partition(".")[0] for cookie in anna.client.cookies.values()]
            secrets += [anna.csrf or "", answered.headers.get("set-cookie", "")]
        made = (await anna.post("me/tokens", label="x", scopes=["read"])).json()
        await place.browser(authorization=f"Bearer {made['secret']}").get("me")
        await anna.send("DELETE", "me", {"password": "battery staple"})
        secrets += [made["secret"], "a-private-match-id"]
    written = logged.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert len(requests) == 12
    assert all({"route", "status", "ms", "request"} <= line.keys() for line in requests)
    (failed,) = (line for line in lines if line["event"] == "request failed")
    assert "RuntimeError" in failed["exception"]
    for secret in filter(None, secrets):
        assert secret not in written, secret


@story
async def test_figures_count_what_happens(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place, town(open_sqlite) as other:
        browser = place.browser("127.0.0.1")
        await browser.get("people/Zoe")
        await browser.get("/nowhere")
        answered = await browser.get("/metrics")
        assert answered.headers["content-type"].startswith("text/plain")
        for line in (
            'tessella_requests_total{method="GET",route="/api/v1/people/{name}",status="404"} 1.0',
            'tessella_requests_total{method="GET",route="unmatched",status="404"} 1.0',
            'tessella_refusals_total{code="person-unknown"} 1.0',
            "tessella_sockets 0.0",
        ):
            assert line in answered.text, answered.text
        assert "person-unknown" not in other.metrics.text().decode()


@story
async def test_figures_are_for_this_machine_or_for_who_has_the_token(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        assert (await place.browser("192.0.2.1").get("/metrics")).status_code == 403
        proxied = place.browser("127.0.0.1", **{"x-forwarded-for": "192.0.2.1"})
        assert (await proxied.get("/metrics")).status_code == 403
        assert (await place.browser("::1").get("/metrics")).status_code == 200
    async with town(open_sqlite, proxies=1) as place:
        assert (await place.browser("127.0.0.1").get("/metrics")).status_code == 403
    async with town(open_sqlite) as place:
        for header in ("via", "forwarded", "x_real_ip", "x_forwarded_host"):
            passed_on = await place.browser("127.0.0.1").get("/metrics", **{header: "1.1 proxy"})
            assert passed_on.status_code == 403, header
    async with town(open_sqlite, metrics_token=OPERATOR) as place:
        assert (await place.browser("127.0.0.1").get("/metrics")).status_code == 403
        bearer = {"authorization": f"Bearer {OPERATOR}"}
        assert (await place.browser("192.0.2.1", **bearer).get("/metrics")).status_code == 200


@story
async def test_health_tells_whether_the_database_answers(
    open_database: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with town(open_database) as place:
        browser = place.browser()
        for path in ("/health", "/health/ready"):
            answered = await browser.get(path)
            assert (answered.status_code, answered.json()["parts"]) == (200, {"database": True})

        async def away(*_: object) -> None:
            raise Unavailable

        monkeypatch.setattr(type(place.database), "read", away)
        monkeypatch.setattr(type(place.database), "write", away)
        answered = await browser.get("/health")
        assert (answered.status_code, answered.json()["ready"]) == (503, False)
        assert (await browser.get("/health/live")).status_code == 200
        refused = await browser.get("people/Anna")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert refused.headers["retry-after"] == "1"


@story
async def test_health_asks_the_parts_once_in_a_while_whoever_asks() -> None:
    asked = 0

    async def check() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)

    verdict = readiness.Verdict(lambda: {"part": check})
    for _ in range(3):
        answers = await asyncio.gather(*(verdict.parts() for _ in range(20)))
        assert answers == [{"part": True}] * 20
    assert asked == 1


def test_the_log_names_a_cause_once_in_a_while() -> None:
    clock = [0.0]
    trouble = Trouble("database_away", lambda: clock[0])
    with structlog.testing.capture_logs() as lines:
        for _ in range(50):
            trouble.note("disk is full", is_grave=True)
        trouble.note("locked")
        clock[0] = EVERY
        trouble.note("disk is full", is_grave=True)
    told = [(line["log_level"], line["why"], line["unsaid"]) for line in lines]
    assert told == [
        ("error", "disk is full", 0),
        ("warning", "locked", 49),
        ("error", "disk is full", 0),
    ]


@story
async def test_a_postgresql_that_only_reads_is_not_ready(
    make_postgres: Callable[[], Database], tmp_path: Path
) -> None:
    database = make_postgres()
    assert isinstance(database, PostgresDatabase)
    url = database.engine.url
    only_reads = text(f"ALTER DATABASE {url.database} SET default_transaction_read_only = on")
    await database.write(lambda connection: connection.execute(only_reads).close())
    await database.stop()  # it goes for connections that come later
    plain = url.render_as_string(hide_password=False).replace("+asyncpg", "")
    async with hall(tmp_path, plain, secret="s" * 32) as place:
        somebody = place.stranger()
        with structlog.testing.capture_logs() as lines:
            unready = await somebody.http.get("/health")
            refused = await somebody.http.post("/api/v1/session", json={})
        assert (unready.status_code, unready.json()["parts"]) == (503, {"database": False})
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
    grave = [line for line in lines if line["log_level"] == "error"]
    assert len(grave) == 1
    assert "read-only transaction" in grave[0]["why"]


@story
async def test_the_documentation_names_every_refusal(open_sqlite: Opened) -> None:
    async with town(open_sqlite) as place:
        schema = (await place.browser().get("openapi.json")).json()
        for path, methods in schema["paths"].items():
            if "/api/v1/" not in path or path.endswith(("boom", "lazy", "known")):
                continue
            for method in methods.values():
                assert method["summary"]
                refusals = [status for status in method["responses"] if status >= "400"]
                assert refusals, path
        problem = schema["paths"]["/api/v1/sign-up"]["post"]["responses"]["409"]
        assert "application/problem+json" in problem["content"]
        assert "`name-taken`" in problem["description"]
