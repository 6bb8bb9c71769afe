"""`tessella pieces`: spare parts as files, and what is said of a wish that cannot be met."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tessella
from tests.printing.solids import read

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

LANGUAGES = ("en", "fr", "de")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    place = tmp_path / "made"
    place.mkdir()
    monkeypatch.chdir(place)
    return place


@pytest.mark.parametrize("game", tessella.games())
def test_alone_it_writes_the_whole_box_as_one_pdf(
    command: Command, folder: Path, game: str
) -> None:
    outcome = command("pieces", game)
    assert outcome.code == 0
    assert [path.name for path in folder.iterdir()] == [f"{game}.pdf"]
    assert (folder / f"{game}.pdf").read_bytes().startswith(b"%PDF-1.7")
    assert "100%" in outcome.out


def test_the_name_of_the_file_chooses_the_format(command: Command, folder: Path) -> None:
    chosen = ("--piece", "F", "--piece", "p", "--seat", "0", "--cell", "15,5")
    assert command("pieces", "Blokus-Duo", *chosen, "--out", "lost.STL").code == 0
    mesh = read((folder / "lost.STL").read_bytes())
    assert mesh.open_edges() == []
    assert mesh.size[1] == pytest.approx(3 * 15.5 - 0.4, abs=1e-3)


def test_a_solid_is_as_thick_and_as_loose_as_was_asked_for(command: Command, folder: Path) -> None:
    sizes = ("--cell", "20", "--thickness", "6", "--clearance", "0.5")
    outcome = command(
        "pieces", "blokus-duo", "--piece", "2", "--seat", "1", "--format", "stl", *sizes
    )
    assert outcome.code == 0
    assert "%" not in outcome.out
    mesh = read((folder / "blokus-duo.stl").read_bytes())
    assert mesh.size == pytest.approx([39, 19, 6], abs=1e-3)


def test_several_sheets_are_several_files(command: Command, folder: Path) -> None:
    assert command("pieces", "triominos", "--out", "tiles.svg").code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["tiles-1.svg", "tiles-2.svg"]
    assert 'height="297mm"' in (folder / "tiles-1.svg").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_speak_the_language_of_the_command(
    command: Command, folder: Path, language: str
) -> None:
    words = {"en": "spare parts", "fr": "pièces de rechange", "de": "Ersatzteile"}
    wish = ("--piece", "012", "--format", "svg", "--lang", language)
    assert command("pieces", "triominos", *wish).code == 0
    assert words[language] in (folder / "triominos.svg").read_text()


@pytest.mark.parametrize(
    ("tokens", "helps"),
    [
        (["chess"], "blokus-duo"),
        (["blokus-duo", "--piece", "Q"], "Z5"),
        (["triominos", "--piece", "\x1b[31m"], "012"),
        (["blokus-duo", "--seat", "2"], "0 to 1"),
        (["blokus-duo", "--seat", "violet"], "0 to 1"),
        (["triominos", "--seat", "0"], "leave the seat out"),
        (["blokus-duo", "--format", "dxf"], "pdf, svg, stl"),
        (["blokus-duo", "--paper", "a5"], "a4, letter"),
        (["blokus-duo", "--cell", "wide"], "15.5"),
        (["blokus-duo", "--cell", "nan"], "15.5"),
        (["blokus-duo", "--cell", "1"], "8 to 60"),
        (["blokus-duo", "--thickness", "99"], "1 to 30"),
        (["blokus-duo", "--clearance", "3"], "0 to 1"),
        (["tetris-duel", "--piece", "bar", "--cell", "60"], "smaller size"),
        (["blokus-duo", "--out", "/nowhere/at/all.pdf"], "no folder"),
        (["blokus-duo", "--out", "a\x00b"], "can’t be used"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told_with_what_can(
    command: Command, folder: Path, tokens: list[str], helps: str
) -> None:
    outcome = command("pieces", *tokens)
    assert (outcome.code, outcome.out) == (2, "")
    (line,) = outcome.err.splitlines()
    assert helps in line
    assert list(folder.iterdir()) == []


def test_nothing_is_overwritten(command: Command, folder: Path) -> None:
    (folder / "triominos-2.svg").write_text("mine")
    outcome = command("pieces", "triominos", "--format", "svg")
    assert outcome.code == 2
    assert "triominos-2.svg" in outcome.err
    assert [path.name for path in folder.iterdir()] == ["triominos-2.svg"]
