"""`tessella review` as somebody uses it."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

import tessella
from tessella import Record
from tessella.cli import main
from tessella.core.language import LANGUAGES
from tests.laws.positions import walk
from tests.review.games import GAMES, record_of
from tests.toys.registered import registered

if TYPE_CHECKING:
    from pathlib import Path

    from tessella import Game

QUICK = ("--simulations", "16")
VOID = {"meta", "br", "hr"}


class Balanced(HTMLParser):
    """Whether every element that begins ends, and what the page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.kinds: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in {"src", "href"}]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.kinds.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def saved(folder: Path, game: Game, moves: int, players: tuple[str, ...] = ()) -> str:
    file = folder / f"{game.name}-{moves}.tessella"
    short = record_of(game).cut(moves)
    file.write_text(Record(game, players, moves=short.moves).dumps(), encoding="utf-8")
    return str(file)


def secret_game() -> Game:
    return next(game for game in GAMES if game.has_secrets)


def test_json_is_what_others_rely_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, GAMES[-1], 24)
    texts = []
    for _ in range(2):
        assert main(["review", file, "--json", *QUICK, "--seed", "3"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert texts[0].isascii()
    found = json.loads(texts[0])
    head = ["tessella-review", "game", "options", "engine", "simulations", "seed"]
    assert list(found) == [*head, "seats", "moves", "chance"]
    assert found["tessella-review"] == 1
    assert found["game"] == GAMES[-1].name
    assert found["options"] == dict(GAMES[-1].options)
    assert (found["simulations"], found["seed"]) == (16, 3)
    names = ["result", "start", "luck", "skill", "drift", "accuracy", "decisions"]
    assert all(list(seat) == names for seat in found["seats"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_wish_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = saved(tmp_path, secret_game(), 40)
    assert main(["review", file, *QUICK, "--lang", language]) == 0
    out = capsys.readouterr().out
    said = {"en": "Moments that decided", "fr": "Moments décisifs", "de": "Entscheidende Momente"}
    assert said[language] in out
    assert "\N{REPLACEMENT CHARACTER}" not in out


def test_the_page_needs_nothing_besides_itself(tmp_path: Path) -> None:
    game = secret_game()
    players = tuple(f"<b>&{seat}" for seat in range(game.seats))
    file, target = saved(tmp_path, game, 40, players), tmp_path / "page.html"
    assert main(["review", file, *QUICK, "--html", str(target)]) == 0
    text = target.read_text(encoding="utf-8")
    page = Balanced()
    page.feed(text)
    assert not page.open
    assert not page.fetched
    assert {"script", "link", "img", "b"}.isdisjoint(page.kinds)
    assert {"svg", "table", "caption", "details", "th"} <= set(page.kinds)
    assert 'role="img"' in text
    assert "url(" not in text


def test_the_plot_is_a_picture_of_every_seat(tmp_path: Path) -> None:
    game = max(GAMES, key=lambda game: game.seats)
    file, target = saved(tmp_path, game, 20), tmp_path / "plot.svg"
    assert main(["review", file, *QUICK, "--plot", str(target)]) == 0
    root = ET.fromstring(target.read_text(encoding="utf-8"))  # noqa: S314 - our own
    curves = [each for each in root.iter() if each.tag.endswith("polyline")]
    assert len(curves) == 2 * game.seats
    looks = {(c.get("stroke"), c.get("stroke-dasharray")) for c in curves}
    dashes = {dash for _, dash in looks}
    assert len(looks) == len(dashes) == game.seats, "curves can be told apart without colours"


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, target = saved(tmp_path, GAMES[0], 3), tmp_path / "page.html"
    target.write_text("mine")
    assert main(["review", file, *QUICK, "--html", str(target)]) != 0
    assert target.read_text() == "mine"
    assert "page.html" in capsys.readouterr().err


@pytest.mark.parametrize("flag", ["--simulations", "--seed"])
def test_a_number_out_of_bounds_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flag: str
) -> None:
    assert main(["review", saved(tmp_path, GAMES[0], 3), flag, "-1"]) != 0
    assert flag in capsys.readouterr().err


def test_a_game_from_outside_is_judged_by_the_general_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with registered():
        game = tessella.game("quilt")
        moves = tuple(map(game.parse, walk(game, 1).moves))
        file = tmp_path / "quilt.tessella"
        file.write_text(Record(game, moves=moves).cut(3).dumps(), encoding="utf-8")
        assert main(["review", str(file), "--json", *QUICK]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["moves"]
    assert all(move["loss"] >= 0 for move in found["moves"])
