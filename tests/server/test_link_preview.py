"""What messengers show of links to the table."""

from __future__ import annotations

import asyncio
import re
from html import escape, unescape
from typing import TYPE_CHECKING

import httpx
import pytest

import tessella
from tessella.server.routes.link_preview import LinkPreview, tags
from tests.server.client import Client, clients, seated

if TYPE_CHECKING:
    from tests.server.process import Process

PASSWORD = "paper and enamel"  # noqa: S105 - of an account that lives as long as a test
TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"')


def told(server: Process, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page."""
    answer = httpx.get(
        f"{server.base}{path}", headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    assert answer.status_code == 200
    found = {key: unescape(value) for key, value in TAG.findall(answer.text)}
    (title,) = re.findall(r"<title>(.*?)</title>", answer.text)
    assert unescape(title) == found["og:title"]
    assert answer.text.count('name="description"') == 1
    return found


async def name_of(client: Client) -> str:
    return str((await client.http.get("/session")).json()["person"]["name"])


def test_a_link_tells_who_invites_to_which_game_in_the_language_asked_for(
    servers: list[Process],
) -> None:
    async def story() -> None:
        async with Client(servers[0].base) as one:
            match = await one.open("tetris-link", options={"seats": 3})
            await one.ask("sit", match=match)
            name, server = await name_of(one), servers[0]
            tags = told(server, f"/match/{match}")
            assert tags["og:title"] == f"{name} invites you to Tetris Link"
            assert tags["og:description"] == (
                "3 players · casual · no time limit. Free, no account needed."
            )
            assert tags["og:url"] == f"{server.base}/match/{match}"
            assert tags["og:image"] == f"{server.base}/cards/tetris-link.png"
            assert tags["robots"] == "noindex", "it is private"
            french = told(server, f"/match/{match}", accept_language="fr-CH")
            assert french["og:title"] == f"{name} vous invite à jouer à Tetris Link"
            german = told(server, f"/invite/{match}?lang=de", accept_language="fr-CH")
            assert german["og:title"] == f"{name} lädt dich zu Tetris Link ein"
            assert told(server, "/match/nowhere")["og:title"] == "Tessella"

    asyncio.run(story())


def test_the_picture_of_a_link_is_there_and_large(server: Process) -> None:
    for path in ("/", "/rules/triominos", "/learn/blokus-duo", "/rules/nothing"):
        tags = told(server, path)
        assert tags["og:image"].startswith(f"{server.base}/cards/")
        picture = httpx.get(tags["og:image"])
        assert picture.headers["content-type"] == "image/png"
        size = [int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20)]
        assert size == [int(tags["og:image:width"]), int(tags["og:image:height"])] == [1200, 630]
        assert len(picture.content) < 300_000


@pytest.mark.parametrize("name", tessella.games())
def test_every_game_has_a_picture_of_its_own(server: Process, name: str) -> None:
    assert told(server, f"/rules/{name}")["og:image"] == f"{server.base}/cards/{name}.png"


def test_whatever_a_title_holds_it_stays_a_title() -> None:
    hostile = '"><script>&'
    written = tags(LinkPreview(hostile, hostile), hostile, "https://here", "en", ())
    assert "<script" not in written
    assert written.count(escape(hostile)) == 6


def test_a_name_cannot_write_into_the_page(server: Process) -> None:
    text = httpx.get(f"{server.base}/people/%22%3E%3Cscript%3E").text
    assert "<script>" not in text.partition("</head>")[0].replace('<script type="module"', "")


def test_a_link_tells_the_terms_of_a_match_that_counts_and_the_way_back_to_one_that_is_over(
    servers: list[Process],
) -> None:
    async def story() -> None:
        async with Client(servers[0].base) as one:
            account = await one.post("/sign-up", name="Linked", password=PASSWORD)
            one.http.headers["X-CSRF-Token"] = account["csrf"]
            clock = {"kind": "fischer", "base": 600, "increment": 5}
            match = await one.open("blokus-duo", rated=True, public=True, clock=clock)
            tags = told(servers[0], f"/match/{match}")
            assert tags["og:title"] == "Linked invites you to Blokus Duo"
            assert tags["og:description"] == (
                "2 players · rated · 10 min + 5 s. Free; an account is needed."
            )
            assert "robots" not in tags
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "blokus-duo")
            await one.reach(match, lambda now: now["stage"] == "running")
            await one.ask("act", match=match, action="abort")
            await one.reach(match, lambda now: now["stage"] == "over")
            for page in ("match", "replay", "review"):
                tags = told(servers[0], f"/{page}/{match}")
                assert tags["og:title"].startswith("Blokus Duo: ")
                assert tags["og:description"] == "Replay this game."
                assert tags["og:image"].endswith("/cards/blokus-duo.png")

    asyncio.run(story())


def test_a_private_match_under_way_tells_its_players_and_nothing_of_hands(
    servers: list[Process],
) -> None:
    async def story() -> None:
        one, two = clients(servers)
        async with one, two:
            match = await seated([one, two], "triominos")
            tags = told(servers[0], f"/match/{match}")
            names = [await name_of(person) for person in (one, two)]
            assert tags["og:title"] == f"Triominos: {' – '.join(names)}"
            assert tags["og:description"] == "Watch this game."

    asyncio.run(story())
