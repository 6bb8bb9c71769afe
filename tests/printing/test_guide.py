"""The guide tells what the boxes hold."""

import re
from pathlib import Path

import pytest

import tessella
from tessella.core.registry import game_type
from tessella.printing.order import CELL, CLEARANCE, THICKNESS, box_of, written

GUIDE = (Path(__file__).parents[2] / "docs/guide/pieces.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", tessella.games())
def test_the_guide_names_the_parts_and_sizes_of_a_box(game: str) -> None:
    row = re.search(rf"^\| `{game}` \| (.*) \| (.*) mm \| (.*) mm \|$", GUIDE, re.MULTILINE)
    assert row
    box = box_of(game_type(game))
    assert (row[2], row[3]) == (written(box.cell), written(box.thickness))
    names = list(dict.fromkeys(part.name for one in box.sets for part in one.parts))
    told: list[str] = []
    for first, last in re.findall(r"`([^`]+)`(?: to `([^`]+)`)?", row[1]):
        told += names[names.index(first) : names.index(last) + 1] if last else [first]
    assert told == names


def test_the_guide_names_the_bounds_of_sizes() -> None:
    for flag, span in (("cell", CELL), ("thickness", THICKNESS), ("clearance", CLEARANCE)):
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| `--{flag}"))
        assert f"from {span.least} to {span.most}" in row
