"""The rules for players, wherever they lie."""

from __future__ import annotations

import re

import pytest

from tessella.core.language import LANGUAGES
from tessella.core.registry import own_games
from tessella.core.rulebook import rules_text

NUMBER = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


@pytest.mark.parametrize("game", own_games())
def test_the_rules_of_a_game_have_the_same_numbers_in_every_language(game: str) -> None:
    numbers = [NUMBER.findall(rules_text(game, language) or "") for language in LANGUAGES]
    assert numbers[0]
    assert all(other == numbers[0] for other in numbers)


def test_a_language_that_nobody_has_written_has_no_rules() -> None:
    assert rules_text(own_games()[0], "eo") is None
