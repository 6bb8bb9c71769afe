"""The example of a game from outside: installed, tested by itself, and played through each door."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tessella.core.language import LANGUAGES
from tests.examples.fresh import EXAMPLE, GAME
from tests.server.client import Client

if TYPE_CHECKING:
    from pathlib import Path

    from tests.examples.fresh import Fresh
    from tests.server.process import Process

MOST_LINES = 250
ME, COMPUTER = {"kind": "me"}, {"kind": "computer", "level": 2}


def test_the_example_is_short() -> None:
    lines = [file.read_text(encoding="utf-8").splitlines() for file in EXAMPLE.rglob("src/**/*.py")]
    assert 0 < sum(map(len, lines)) < MOST_LINES


def test_the_tests_of_the_example_pass_where_it_is_installed(fresh: Fresh, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    assert " passed" in fresh.pytest(str(tmp_path / "tests"), "--rootdir", str(tmp_path))


def test_it_is_listed_with_its_options_and_has_rules(fresh: Fresh) -> None:
    listed = fresh.run("games")
    assert GAME in listed
    assert "4–10" in listed
    assert "upright" in fresh.run("rules", GAME, "--rule", "DM-2")
    assert "senkrecht" in fresh.run("rules", GAME, "--rule", "DM-2", "--lang", "de")


def test_a_broken_package_is_named_and_the_example_plays_on(fresh: Fresh, tmp_path: Path) -> None:
    info = fresh.packages / "broken_game-1.0.dist-info"
    info.mkdir()
    try:
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[tessella.games]\nbroken = no_such_module:GAME\n")
        listed = " ".join(fresh.run("games", folder=tmp_path).split())
    finally:
        shutil.rmtree(info)
    assert "The package broken-game 1.0 can’t bring the game “broken”" in listed
    assert GAME in listed


@pytest.mark.parametrize("player", ["random", "greedy", "level:3", "uct-simulations:5"])
def test_it_is_played_in_the_terminal(fresh: Fresh, tmp_path: Path, player: str) -> None:
    file = tmp_path / "game.txt"
    fresh.run(
        *("play", GAME, "--players", f"{player},random", "--option", "size=5"),
        *("--seed", "1", "--save", str(file)),
    )
    assert "unfinished" not in file.read_text(encoding="utf-8").partition("result: ")[2]
    assert "Domineering" in fresh.run("show", str(file))


def test_the_engine_says_that_it_does_not_know_it(fresh: Fresh) -> None:
    with pytest.raises(AssertionError, match="The engine doesn’t know Domineering"):
        fresh.run("play", GAME, "--players", "simulations:9,random", "--seed", "1")


def test_players_meet_in_the_arena(fresh: Fresh, tmp_path: Path) -> None:
    said = fresh.run(
        *("arena", GAME, "--players", "greedy,random", "--games", "20"),
        *("--option", "size=6", "--out", str(tmp_path / "run")),
    )
    assert "greedy" in said
    kept = [file.read_text(encoding="utf-8") for file in (tmp_path / "run").rglob("*.*")]
    assert sum(f"game: {GAME}" in text for text in kept) == 20


def test_the_server_tells_its_facts_words_and_rules(table: Process) -> None:
    asyncio.run(_facts(table))


async def _facts(table: Process) -> None:
    async with Client(table.base) as client:
        games = {game["name"]: game for game in (await client.http.get("/games")).json()}
        assert games[GAME]["brought"] is True
        assert [name for name, game in games.items() if "brought" in game] == [GAME]
        assert games[GAME]["colours"] == ["blue", "orange"]
        for language in LANGUAGES:
            words = await client.http.get(f"/games/{GAME}/words/{language}")
            assert f"game-{GAME} = Domineering" in words.text
            rules = await client.http.get(f"/games/{GAME}/rules/{language}")
            assert rules.headers["content-type"].startswith("text/markdown")
            assert "**DM-5**" in rules.text
        assert (await client.http.get("/games/no-such-game/words/en")).status_code == 400
        assert (await client.http.get(f"/games/{GAME}/words/xx")).status_code == 400
        assert (await client.http.get(f"/pieces/{GAME}")).status_code == 400


def test_a_whole_match_against_the_computer_on_the_server(table: Process) -> None:
    record = asyncio.run(_match(table))
    assert record.startswith("tessella-record")
    assert f"game: {GAME}" in record


async def _match(table: Process) -> str:
    async with Client(table.base) as client:
        match = await client.open(GAME, seats=[ME, COMPUTER], options={"size": 5})
        await client.send("watch", match=match)
        await client.ask("sit", match=match, nonce="paper")
        version = -1
        while (now := await _next(client, match, version))["stage"] != "over":
            version = now["version"]
            move = now["view"]["moves"][0]
            await client.ask("play", match=match, version=version, move=move)
        return (await client.http.get(f"/matches/{match}/record")).text


async def _next(client: Client, match: str, version: int) -> dict[str, Any]:
    """How the match stands when it is the client's turn again, or over."""
    return await client.reach(
        match,
        lambda now: now["version"] > version and (now["stage"] == "over" or "play" in now["can"]),
    )
