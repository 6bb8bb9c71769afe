"""How hard a puzzle is at first: by the levels of the engine that solve it.

To try a puzzle is a match between who tries and the puzzle. The levels' own strengths were
measured; the rating is the one that makes what they have solved most likely, with two draws
against the middle thrown in, so that what all or none solve has a rating, too.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.players.level_player import at_level
from tessella.puzzles.puzzle import MIDDLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.puzzles.puzzle import Puzzle

TRIES: Final = 6
SCALE: Final = 400
LOW, HIGH = 0.0, 3000.0
STEPS: Final = 40


class Score(NamedTuple):
    """What somebody of a rating has solved, of so many tries."""

    rating: float
    solved: float
    tries: int


MIDDLING: Final = Score(MIDDLE, 1.0, 2)


def rated(puzzle: Puzzle, seed: str = "1", tries: int = TRIES) -> Puzzle:
    """The puzzle with the rating that the levels give it."""
    return replace(puzzle, rating=rating_of([*scores(puzzle, seed, tries), MIDDLING]))


def scores(puzzle: Puzzle, seed: str, tries: int) -> list[Score]:
    """What each level has solved, but for the last, which thinks by the clock."""
    game, view, found = puzzle.record.game, puzzle.view, []
    for level, strength in enumerate(game.level_strengths, 1):
        player = at_level(game, level)
        chosen = (
            player.choose(view, Random(f"{seed}/{puzzle.id}/{level}/{number}"))
            for number in range(tries)
        )
        solved = sum(move.text in puzzle.accepted for move in chosen)
        found.append(Score(MIDDLE + strength, solved, tries))
    return found


def rating_of(scores: Sequence[Score]) -> int:
    """The most likely rating of what these have tried."""
    low, high = LOW, HIGH
    for _ in range(STEPS):
        middle = (low + high) / 2
        expected = sum(score.tries * _chance(score.rating - middle) for score in scores)
        low, high = (middle, high) if expected > sum(s.solved for s in scores) else (low, middle)
    return round(low)


def _chance(more: float) -> float:
    """How likely somebody solves what is so many points easier than they are strong."""
    return float(1 / (1 + 10 ** (-more / SCALE)))
