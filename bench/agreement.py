"""`python -m bench.agreement`: law and muscle in lock step, a million states long.

Random games of every game with every set of options, in all builds that run here. Each state is
compared in turn, moves, odds, scores, result and the view of every seat, and is brought over to the
other side and back. A disagreement ends the run with exit code 1; its record is kept, and
`--game NAME --first NUMBER` plays it again.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import tessella
from bench.lockstep import NATIVES, DisagreementError, play_together
from tessella.core.files import write_whole
from tools.variants import variants

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Executor

ROUND = 20
"""So many games are played between two words of progress."""
FOLDER = Path("build/agreement")
HEAD = "| game | sets of options | games | states | disagreements |\n|---|---|---|---|---|"


@dataclass(slots=True)
class Tally:
    """What has been compared of a game; its games are numbered, and the next one has `number`."""

    name: str
    number: int
    games: int = 0
    states: int = 0

    def row(self) -> str:
        """A row of the table."""
        sets = len(variants(self.name))
        return f"| {self.name} | {sets} | {self.games:,} | {self.states:,} | 0 |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare until there were enough states; 1 if law and muscle disagree."""
    choice = _choice(arguments)
    tallies = [Tally(name, choice.first) for name in choice.game]
    print(f"builds: {', '.join(native.isa() for native in NATIVES)}")
    with ProcessPoolExecutor(choice.jobs) as pool:
        for tally in tallies:
            try:
                compare(tally, -(-choice.states // len(tallies)), pool)
            except DisagreementError as error:
                _tell(tally, error)
                pool.shutdown(cancel_futures=True)
                return 1
    print("\n".join([HEAD, *(tally.row() for tally in tallies)]))
    print(f"{sum(tally.states for tally in tallies):,} states, no disagreement")
    return 0


def compare(tally: Tally, states: int, pool: Executor) -> None:
    """Play a game again and again until so many states have been compared."""
    while tally.states < states:
        numbers = range(tally.number, tally.number + ROUND)
        for compared in pool.map(partial(play_numbered, tally.name), numbers):
            tally.number += 1
            tally.games += 1
            tally.states += compared
        line = f"\r{tally.name}: {tally.states:,} of {states:,} states"
        print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def play_numbered(name: str, number: int) -> int:
    """The random game of that number, its options in turn; how many states were compared."""
    games = variants(name)
    return play_together(games[number % len(games)], f"{name} {number}")


def _choice(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.agreement", description=__doc__)
    parser.add_argument("--states", type=int, default=1_000_000, help="of all games together")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--game", nargs="+", choices=tessella.games(), default=tessella.games())
    parser.add_argument("--first", type=int, default=0, help="number of the first random game")
    return parser.parse_args(arguments)


def _tell(tally: Tally, error: DisagreementError) -> None:
    """Say what differs and where, and keep the record that leads there."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{tally.name}-{tally.number}.txt"
    write_whole(path, error.record.dumps())
    print(f"\n{error}\nThe record is {path}. To play it again:", file=sys.stderr)
    print(
        f"python -m bench.agreement --game {tally.name} --first {tally.number} --states 1",
        file=sys.stderr,
    )


if __name__ == "__main__":
    sys.exit(main())
