"""Bots: the example of the guide plays all games through the public API."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

import tessella
from tessella.core.registry import game_type
from tessella.core.showcase import fewest_seats
from tests.server.client import Client
from tests.server.process import Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 60.0
LONGEST = 600.0
"""Seconds that all their matches may take on a machine that has other work to do."""
MOST_LINES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert not server.failures(), server.output()


def api(server: Process, token: str = "") -> httpx.Client:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(base_url=f"{server.base}/api/v1", headers=headers, timeout=PATIENCE)


def make_bot(server: Process, name: str, scopes: tuple[str, ...] = ("read", "play")) -> str:
    """A bot with an owner of its own; its token."""
    with api(server) as person:
        wish = {"name": f"{name}Owner", "password": "correct horse battery"}
        person.headers["X-CSRF-Token"] = _made(person.post("/sign-up", json=wish))["csrf"]
        _made(person.post("/me/bots", json={"name": name}))
        token = {"label": "the bot", "scopes": scopes}
        return str(_made(person.post(f"/me/bots/{name}/tokens", json=token))["secret"])


def _made(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@contextmanager
def running(server: Process, token: str, *wish: str) -> Iterator[subprocess.Popen[str]]:
    """The example, as anybody would start it."""
    process = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.base, *wish],
        env={**os.environ, "TESSELLA_TOKEN": token},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
        assert process.poll() is None, process.communicate()[1]
    finally:
        process.kill()
        process.communicate()


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def open_match(client: httpx.Client, game: str, opponent: str) -> str:
    chairs = [{"kind": "me"}, {"kind": "invited", "name": opponent}]
    options = fewest_seats(game_type(game))
    wish = {"game": game, "options": options, "seats": chairs, "rated": True}
    match = str(_made(client.post("/matches", json=wish))["about"]["id"])
    assert client.post(f"/matches/{match}/seat", json={"id": "sit"}).status_code == 200
    return match


def now(client: httpx.Client, match: str) -> dict[str, Any]:
    return dict(client.get(f"/matches/{match}").json()["now"])


def is_over(client: httpx.Client, match: str) -> bool:
    return bool(now(client, match)["stage"] == "over")


def test_the_example_is_short() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < MOST_LINES
    assert "tessella." not in text.replace("tessella.example", "")


def test_two_bots_play_rated_matches_of_all_games(server: Process) -> None:
    one, two = make_bot(server, "Ada"), make_bot(server, "Bix")
    with api(server, one) as client, running(server, two), running(server, one):
        matches = {game: open_match(client, game, "Bix") for game in tessella.games()}
        for game, match in matches.items():
            until(partial(is_over, client, match))
            assert now(client, match)["ending"]["cause"] == "rules"
            record = tessella.Record.loads(client.get(f"/matches/{match}/record").text)
            assert record.state.result is not None
            for name in ("Ada", "Bix"):
                found = client.get(f"/people/{name}/ratings/{game}").json()["changes"]
                assert [change["match"] for change in found] == [match]
        changed = [r for n in ("Ada", "Bix") for r in client.get(f"/people/{n}/ratings").json()]
        assert len(changed) == 2 * len(matches)
        assert len({rating["rating"] for rating in changed}) > 1


def test_a_bot_finds_challenges_that_came_while_it_was_away(server: Process) -> None:
    one, two = make_bot(server, "Cyd"), make_bot(server, "Dot")
    with api(server, one) as client:
        match = open_match(client, "tetris-link", "Dot")
        with running(server, two):
            until(lambda: now(client, match)["stage"] == "running")


def test_a_bot_challenges_and_comes_back_after_the_server_was_killed(server: Process) -> None:
    one, two = make_bot(server, "Eve"), make_bot(server, "Flo")
    with (
        api(server, one) as client,
        running(server, two),
        running(server, one, "tetris-duel", "Flo"),
    ):
        with client.stream("GET", "/stream") as stream:
            told = next(line for line in stream.iter_lines() if '"summons"' in line)
        match = json.loads(told)["match"]
        until(lambda: now(client, match)["version"] > 4)
        server.kill()
        server.start()
        until(partial(is_over, client, match))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("sit", {}),
        ("play", {"version": 0, "move": "a1"}),
        ("act", {"action": "abort"}),
        ("bid", {"what": "draw"}),
        ("say", {"text": "hello"}),
    ],
)
def test_a_token_allows_on_the_socket_what_its_scopes_say(
    server: Process, kind: str, fields: dict[str, Any]
) -> None:
    token = make_bot(server, f"Reader{kind}", ("read",))

    async def story() -> None:
        async with Client(server.base, {"Authorization": f"Bearer {token}"}) as reader:
            answer = await reader.ask(kind, match="nothing", **fields)
            assert answer["problem"]["code"] == "missing-scope"
            await reader.send("watch", match="nothing")
            told = await reader.wait(lambda m: m.get("match") == "nothing" and "id" not in m)
            assert told["problem"]["code"] == "match-unknown"

    asyncio.run(story())
