"""The browser has the colours of the pictures of the rules."""

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

import tessella
from tessella.core.registry import game_type
from tools.pictures.theme import DAY, NIGHT

WEB = Path(__file__).parent.parent.parent / "web/src"
CSS = (WEB / "theme/palette.css").read_text()
RENAMED = {"ink": "on"}


def block(selector: str) -> str:
    found = re.search(rf"^{re.escape(selector)} {{(.*?)^}}", CSS, re.DOTALL | re.MULTILINE)
    assert found is not None, selector
    return re.sub(r"\s+", "", found[1]).replace("0.", ".")


def both(day: str, night: str) -> str:
    value = day if day == night else f"light-dark({day},{night})"
    return value.replace("0.", ".")


@pytest.mark.parametrize("paint", DAY.paints)
def test_an_enamel_is_the_same_in_pictures_and_in_the_browser(paint: str) -> None:
    night, declared = asdict(NIGHT.paints[paint]), block(f".paint-{paint}")
    for part, day in asdict(DAY.paints[paint]).items():
        assert f"--{RENAMED.get(part, part)}:{both(day, night[part])};" in declared


@pytest.mark.parametrize("name", ["ground", "board", "line", "ink", "quiet", "wrong", "shadow"])
def test_paper_is_the_same_in_pictures_and_in_the_browser(name: str) -> None:
    assert f"--{name}:{both(getattr(DAY, name), getattr(NIGHT, name))};" in block(":root")


@pytest.mark.parametrize("name", tessella.games())
def test_a_skin_has_the_colours_of_its_game(name: str) -> None:
    facts = json.loads((WEB / f"games/{name}/facts.json").read_text())
    assert tuple(facts["colours"]) == game_type(name).colours
