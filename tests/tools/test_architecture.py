"""The page about the house: its picture is drawn from what is enforced, its files are there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tools.architecture.__main__ import ROOT, TARGET
from tools.architecture.layers import Storeys, contracts, house, python_layers
from tools.architecture.picture import SIGN, drawn_house

PAGE = ROOT / "docs/architecture.md"
NAMED = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte|js|md))`")
LINK = re.compile(r"\]\(([^)#]+)")
SVG = "{http://www.w3.org/2000/svg}"
NO_FOLDERS = {"__pycache__", "assets", "messages"}


def test_the_picture_is_drawn_from_the_layers_as_they_are() -> None:
    assert TARGET.read_text(encoding="utf-8") == drawn_house(house(ROOT)), "make pictures"


def test_the_picture_names_every_layer() -> None:
    shown = ET.fromstring(drawn_house(house(ROOT))).iter(f"{SVG}text")  # noqa: S314 - our own
    names = [name for one in shown for name in (one.text or "").split(SIGN)]
    listed = [
        name
        for column in house(ROOT)
        for name in (f"{column.folder}/", *(one for layer in column.layers for one in layer))
    ]
    assert names == listed


@pytest.mark.parametrize("column", house(ROOT), ids=lambda column: column.folder)
def test_all_that_is_listed_is_there(column: Storeys) -> None:
    folder, layers = ROOT / column.folder, column.layers
    assert len(layers) > 3
    for name in (one for layer in layers for one in layer):
        assert (folder / name).is_dir() or (folder / f"{name}.py").is_file(), name


@pytest.mark.parametrize(
    ("folder", "place"), [("native", 2), ("web/src", 3)], ids=["native", "web"]
)
def test_every_folder_is_listed(folder: str, place: int) -> None:
    listed = {name for layer in house(ROOT)[place].layers for name in layer}
    there = {path.name for path in (ROOT / folder).iterdir() if path.is_dir()}
    assert there - NO_FOLDERS - listed == set()


def test_no_layer_but_games_may_import_a_game() -> None:
    (forbidden,) = (one for one in contracts(ROOT) if one["type"] == "forbidden")
    layers = python_layers(ROOT, "layers").layers
    others = {f"tessella.{name}" for layer in layers for name in layer if name != "games"}
    assert set(forbidden["source_modules"]) == others


def test_the_way_of_a_move_has_ten_steps_through_files_that_are_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    steps = re.findall(r"^\d+\. .*$", text, re.MULTILINE)
    assert len(steps) == 10
    assert all(NAMED.search(step) for step in steps)
    for name in NAMED.findall(text):
        assert (ROOT / name).is_file(), name


def test_its_links_lead_somewhere_and_others_link_to_it() -> None:
    for link in LINK.findall(PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / link).exists(), link
    for page, link in (("README.md", "docs/architecture.md"), ("CONTRIBUTING.md", PAGE.name)):
        assert link in Path(ROOT / page).read_text(encoding="utf-8")
