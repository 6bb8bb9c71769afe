"""What reviews call moves of endings that were proved: puzzles of every collection for two."""

from __future__ import annotations

from typing import Final

import pytest

import tessella
from bench.endings import called_each
from tessella.review.grade import Grade

PRAISE: Final = {Grade.BEST, Grade.GOOD}
FAULTS: Final = {Grade.MISTAKE, Grade.BLUNDER}
PLANTED: Final = 60
GAMES: Final = 3


@pytest.fixture(scope="module")
def calls() -> list[tuple[str, bool, bool, Grade | None]]:
    """Of each move: the game, whether it solves the puzzle, was played out, and its grade."""
    return [
        (puzzle.game, is_right, move.is_exact, move.grade)
        for puzzle, is_right, move in called_each()
    ]


def test_no_best_move_of_an_exact_ending_is_called_worse_than_good(
    calls: list[tuple[str, bool, bool, Grade | None]],
) -> None:
    right = [row for row in calls if row[1]]
    assert {row[0] for row in right} == set(tessella.games())
    assert [row for row in right if row[3] not in PRAISE] == []


def test_blunders_in_endings_that_are_played_out_are_named(
    calls: list[tuple[str, bool, bool, Grade | None]],
) -> None:
    wrong = [row for row in calls if not row[1] and row[2]]
    assert len(wrong) >= PLANTED
    assert len({row[0] for row in wrong}) >= GAMES
    assert [row for row in wrong if row[3] not in FAULTS] == []
