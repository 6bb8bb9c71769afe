"""Whether a second solver finds what the first has found, in puzzles made for the purpose.

`python -m bench.puzzles`: random games of each kind are played, all their puzzles found, and solved
again on the law alone. The second solver knows nothing of the first. A puzzle that is too large
for it is counted as such; one in which it finds another answer is named, and the exit is 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Final

import tessella
from tessella import Record
from tessella.core.registry import on_show
from tessella.puzzles import Search
from tessella.puzzles.find import all_puzzles
from tests.puzzles.second_solver import Exhausted, SecondSolver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella import Game, Move
    from tessella.puzzles import Puzzle

STATES: Final = 20_000
"""What the second solver may look at for one puzzle."""
NODES: Final = 3_000
"""What the first solver may look at: what is small for it, the second one can finish."""


def tables() -> Iterator[Game]:
    """Every game with every number of seats, without dice where it can do without."""
    for kind in on_show():
        names = {option.name for option in kind.choices}
        short = {name: value for name, value in kind.showcase.short.items() if name != "seats"}
        without = {"dice": False} if "dice" in names else {}
        for seats in kind.seat_counts():
            number = {"seats": seats} if "seats" in names else {}
            yield tessella.game(kind.name, **short, **without, **number)


def played(game: Game, seed: str) -> Record:
    """A game at random: whoever plays it, any position may be a puzzle."""
    rng, state = random.Random(seed), game.start()
    moves: list[Move] = []
    while state.turn is not None:
        moves.append(rng.choice(state.moves()))
        state = state.play(moves[-1])
    return Record(game, moves=tuple(moves))


def answer(puzzle: Puzzle, states: int) -> str:
    """What the second solver says of a puzzle."""
    try:
        found = SecondSolver(puzzle.seat, states).optima(puzzle)
    except Exhausted:
        return "too large"
    return "agreed" if found == set(puzzle.accepted) else "differs"


def main() -> int:
    """Go round the tables until enough have agreed, and print a row for each."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description=__doc__)
    parser.add_argument("--agreed", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--states", type=int, default=STATES)
    parser.add_argument("--seed", default="bench")
    wish = parser.parse_args()
    until = time.monotonic() + wish.seconds
    rows: dict[Game, Counter[str]] = {game: Counter() for game in tables()}
    for number in count():
        for game, row in rows.items():
            if time.monotonic() > until or sum(r["agreed"] for r in rows.values()) >= wish.agreed:
                return _told(rows)
            row["games"] += 1
            record = played(game, f"{wish.seed}/{number}")
            for puzzle in all_puzzles(record, Search(nodes=NODES)):
                row[found := answer(puzzle, wish.states)] += 1
                if found == "differs":
                    print(f"differs: {puzzle.text} accepted {puzzle.accepted}", flush=True)
    raise AssertionError("there is always one more game")


def _told(rows: dict[Game, Counter[str]]) -> int:
    for game, row in rows.items():
        print(f"{game}: {dict(row)}")
    total = sum(rows.values(), Counter[str]())
    print(f"all: {dict(total)}")
    return int(total["differs"] > 0)


if __name__ == "__main__":
    sys.exit(main())
