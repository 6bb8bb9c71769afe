"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import tessella

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_games_of_the_readme_can_be_typed() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_game_of_the_package_can_be_typed() -> None:
    results = doctest.testmod(tessella)
    assert results.attempted > 0
    assert results.failed == 0
