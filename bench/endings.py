"""What a review calls moves of exact endings whose worth was proved.

`python -m bench.endings`: of every exact puzzle for two in the collections, a move that solves it
and two that do not are judged as a review does; how often each is called what.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

import tessella
from tessella.puzzles import collection
from tessella.review import DEFAULT_SEED, usual_simulations
from tessella.review.judge import judged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.puzzles import Puzzle
    from tessella.review.judged import JudgedMove

PAIR: Final = 2
LEAST: Final = 0.15
"""What a move that does not solve it gives away at least."""


def puzzles() -> Iterator[Puzzle]:
    """The exact puzzles for two that have such a gap."""
    for name in tessella.games():
        for puzzle in collection(name):
            gap = puzzle.proof.best - puzzle.proof.next
            if puzzle.proof.is_exact and puzzle.record.game.seats == PAIR and gap >= LEAST:
                yield puzzle


def called(puzzle: Puzzle) -> Iterator[tuple[bool, JudgedMove]]:
    """Whether a move solves the puzzle, and how it is judged."""
    view, simulations = puzzle.view, usual_simulations(puzzle.record.game)
    right = [move for move in view.moves if move.text in puzzle.accepted][:1]
    wrong = [move for move in view.moves if move.text not in puzzle.accepted]
    chosen = wrong[:: max(len(wrong) // 2, 1)][:2]
    for is_right, moves in ((True, right), (False, chosen)):
        for move in moves:
            yield is_right, judged(view, move, 0, simulations, DEFAULT_SEED)


def called_each() -> Iterator[tuple[Puzzle, bool, JudgedMove]]:
    """The same of every puzzle."""
    for puzzle in puzzles():
        for is_right, move in called(puzzle):
            yield puzzle, is_right, move


def main() -> int:
    """Judge them all, and print how often each is called what."""
    found = Counter(
        (
            puzzle.game,
            puzzle.goal.value,
            "right" if is_right else "wrong",
            move.grade.value if move.grade else "forced",
        )
        for puzzle, is_right, move in called_each()
    )
    for row, count in sorted(found.items()):
        print(*row, count)
    return 0


if __name__ == "__main__":
    sys.exit(main())
