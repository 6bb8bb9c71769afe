"""The browser has the colours of the pictures of the rules."""

import json
import re
from dataclasses import asdict
from itertools import product
from pathlib import Path

import pytest

import tessella
from tessella.core.registry import game_type
from tests.tools.eyes import VISION, ciede2000, contrast, seen
from tools.pictures.theme import DAY, NIGHT, Theme

WEB = Path(__file__).parent.parent.parent / "web/src"
CSS = (WEB / "theme/palette.css").read_text()
RENAMED = {"ink": "on"}
THEMES = {"day": DAY, "night": NIGHT}
GROUND = re.compile(
    r"data-board='(\w+)'\] \.drawing:not\(\.icon\) {\s*--board: light-dark\((#\w+), (#\w+)\)"
)
"""What a board lies on, by day and by night."""
GROUNDS = {
    "paper": (DAY.board, NIGHT.board),
    **{
        name: (day, night)
        for name, day, night in GROUND.findall((WEB / "theme/theme.css").read_text())
    },
}
LEAST_DISTANCE = 16
"""How far every enamel is from what it lies on, also for eyes that lack a colour."""


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


def ground_of(name: str, time: str) -> tuple[str, Theme]:
    """The colour of a board at a time of day, and the theme that it is part of."""
    return GROUNDS[name][list(THEMES).index(time)], THEMES[time]


def test_every_board_that_can_be_chosen_is_looked_at() -> None:
    choices = re.search(
        r"board: \[(.*?)\]", (WEB / "preferences/preferences.svelte.ts").read_text()
    )
    assert choices is not None
    assert re.findall(r"\w+", choices[1]) == list(GROUNDS)


@pytest.mark.parametrize("time", THEMES)
@pytest.mark.parametrize("name", GROUNDS)
def test_pieces_stand_out_on_every_board_for_every_eye(name: str, time: str) -> None:
    board, theme = ground_of(name, time)
    colours = {colour for game in tessella.games() for colour in game_type(game).colours}
    for colour, vision in product(colours, VISION):
        distance = ciede2000(seen(vision, theme.paints[colour].face), seen(vision, board))
        assert distance >= LEAST_DISTANCE, f"{colour}, {vision}: {distance:.1f}"


@pytest.mark.parametrize("time", THEMES)
@pytest.mark.parametrize("name", GROUNDS)
def test_lines_and_words_can_be_read_on_every_board(name: str, time: str) -> None:
    board, theme = ground_of(name, time)
    for paint in theme.paints.values():
        assert max(contrast(line, board) for line in (paint.face, paint.rim)) >= 3
    assert contrast(theme.ink, board) >= 7
    assert contrast(theme.quiet, board) >= 4.5
    assert contrast(theme.wrong, board) >= 4.5
