"""The guide's match is played as it stands there; refusals come in the language of the client."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

import tessella
from tests.server.client import Client

if TYPE_CHECKING:
    from tests.server.process import Process

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "api.md"
DETAILS = {
    "en": "There’s no such game.",
    "fr": "Cette partie n’existe pas.",
    "de": "Diese Partie gibt es nicht.",
}


def test_the_match_of_the_guide_can_be_played(server: Process) -> None:
    [code] = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert "http://localhost:8000" in code
    names: dict[str, Any] = {}
    exec(code.replace("http://localhost:8000", server.base), names)  # noqa: S102 - our own page
    names["http"].close()
    record = tessella.Record.loads(names["record"])
    assert record.game.name == "tetris-link"
    assert record.state.result is not None


@pytest.mark.parametrize("language", ["fr", "de"])
def test_refusals_over_http_are_in_the_language_of_the_client(
    server: Process, language: str
) -> None:
    url = f"{server.base}/api/v1/matches/nothing"
    english = httpx.get(url)
    wished = httpx.get(url, headers={"Accept-Language": f"{language}-CH,{language};q=0.9,en;q=0.5"})
    assert wished.headers["content-language"] == language
    assert wished.json()["code"] == english.json()["code"] == "match-unknown"
    assert wished.json()["detail"] == DETAILS[language]
    assert english.json()["detail"] == DETAILS["en"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_refusals_on_the_socket_are_in_the_language_of_its_handshake(
    server: Process, language: str
) -> None:
    async def story() -> None:
        http = httpx.AsyncClient(base_url=f"{server.base}/api/v1")
        await http.post("/session")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        await http.aclose()
        headers = {"Cookie": cookie, "Accept-Language": language}
        async with Client(server.base, headers) as client:
            answer = await client.ask("play", match="nothing", version=0, move="a1")
            assert answer["problem"]["detail"] == DETAILS[language]

    asyncio.run(story())


def test_who_is_refused_leaves_no_guest_behind(server: Process) -> None:
    refused = httpx.post(f"{server.base}/api/v1/matches", json={"game": "chess"})
    assert refused.status_code == 400
    assert "set-cookie" not in refused.headers
    welcome = httpx.post(f"{server.base}/api/v1/matches", json={"game": "triominos"})
    assert welcome.status_code == 201
    assert "set-cookie" in welcome.headers


def test_options_say_what_they_take(server: Process) -> None:
    games = httpx.get(f"{server.base}/api/v1/games").json()
    options = [option for game in games for option in game["options"]]
    for option in options:
        assert (option["values"] is None) != (option["range"] is None)
        span = option["range"]
        if span is not None:
            numbers = range(span["least"], span["most"] + 1, span["step"])
            assert option["default"] in numbers
            assert numbers[-1] == span["most"]
    assert any(option["range"] for option in options)
