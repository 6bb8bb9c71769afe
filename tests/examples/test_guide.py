"""The guide to a game of one's own: what it shows is in the example, and what it runs works."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

import pytest

from tests.examples.fresh import EXAMPLE, ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.examples.fresh import Fresh

GUIDE = ROOT / "docs" / "guide" / "a-game-in-an-afternoon.md"
TEXT = GUIDE.read_text(encoding="utf-8")
SHOWN = {"toml": "*.toml", "markdown": "*.md", "python": "*.py", "ftl": "*.ftl"}


def blocks(kind: str) -> list[str]:
    """The blocks of the guide in a language."""
    return re.findall(rf"^```{kind}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("kind", SHOWN)
def test_what_the_guide_shows_stands_in_the_example(kind: str) -> None:
    files = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob(SHOWN[kind])]
    assert blocks(kind)
    for block in blocks(kind):
        if kind == "ftl":
            assert any(set(block.splitlines()) <= set(file.splitlines()) for file in files)
        else:
            assert any(block in file for file in files), block


def test_the_session_of_the_guide_goes_as_it_shows(fresh: Fresh) -> None:
    fresh.doctest(GUIDE)


@pytest.mark.parametrize("line", [line for one in blocks("console") for line in one.splitlines()])
def test_the_commands_of_the_guide_work(fresh: Fresh, tmp_path: Path, line: str) -> None:
    prompt, tessella, *words = shlex.split(line)
    assert (prompt, tessella) == ("$", "tessella")
    assert "domin" in fresh.run(*words, folder=tmp_path).lower()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "examples/game/README.md"])
def test_the_guide_is_found(page: str) -> None:
    assert GUIDE.name in (ROOT / page).read_text(encoding="utf-8")
