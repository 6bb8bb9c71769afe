"""Mean ranks and points of the players of a run that the arena has kept.

`python -m bench.ranks FOLDER …` (of `tessella arena … --out FOLDER`): a row for each player, with
95 % intervals in which the unit is the block. Equal scores share the mean of their ranks. *Ahead*
are the points above the mean of the other players at the same table.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final

import tessella
from tessella.arena import Plan
from tessella.arena.elo import Z95
from tessella.arena.folder import JOURNAL
from tessella.arena.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Measure = Callable[[Outcome, int], float]

HEAD: Final = "| player | games | rank | points | ahead |\n|---|---|---|---|---|"
FEWEST: Final = 2
"""Blocks that an interval needs."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of blocks, and half of its 95 % interval."""

    value: float
    half: float

    def shown(self, sign: str = "-", digits: int = 1) -> str:
        """The mean with its interval, with a true minus; `sign` is that of a format."""
        return f"{self.value:{sign}.{digits}f} ± {self.half:.{digits}f}".replace("-", "−")


def rank(game: Outcome, seat: int) -> float:
    """A seat's rank in a game, 1 for the best; those with equal scores share the mean."""
    own = game.scores[seat]
    above = sum(score > own for score in game.scores)
    return above + (1 + game.scores.count(own)) / 2


def points(game: Outcome, seat: int) -> float:
    """A seat's points."""
    return game.scores[seat]


def ahead(game: Outcome, seat: int) -> float:
    """A seat's points above the mean of the other players at the table."""
    name = game.seats[seat]
    others = [game.scores[s] for s, other in enumerate(game.seats) if other != name]
    return game.scores[seat] - fmean(others or game.scores)


def blocks(folder: Path) -> tuple[Plan, list[list[Outcome]]]:
    """The plan of a run, and its whole blocks in which nobody forfeited."""
    head, *lines = (folder / JOURNAL).read_text(encoding="utf-8").splitlines()
    facts = json.loads(head)
    game = tessella.game(facts["game"], **facts["options"])
    plan = Plan.of(game, tuple(facts["players"]), facts["games"], opening=facts["opening"])
    games = {game.number: game for game in map(Outcome.from_json, map(json.loads, lines))}
    found: list[list[Outcome]] = [[] for _ in range(plan.blocks)]
    for number in sorted(games):
        if games[number].forfeit is None:
            found[plan.fixture(number).block].append(games[number])
    return plan, [block for block in found if len(block) == plan.block_size]


def mean(played: Sequence[Sequence[Outcome]], name: str, measure: Measure) -> Mean:
    """The mean of something that a player has in games, on all of its seats."""
    means = [
        fmean(measure(game, s) for game in block for s, n in enumerate(game.seats) if n == name)
        for block in played
    ]
    return Mean(fmean(means), Z95 * sqrt(variance(means) / len(means)))


def table(folder: Path) -> Iterator[str]:
    """A row for each player of a run."""
    plan, played = blocks(folder)
    if len(played) < FEWEST:
        raise SystemExit(f"{folder}: an interval needs {FEWEST} whole blocks or more.")
    for name in plan.entrants:
        games = sum(game.seats.count(name) for block in played for game in block)
        placed, scored, led = (mean(played, name, measure) for measure in (rank, points, ahead))
        figures = f"{placed.shown(digits=2)} | {scored.shown()} | {led.shown('+')}"
        yield f"| `{name}` | {games:,} | {figures} |"


def main() -> None:
    """Print a table for each folder."""
    parser = argparse.ArgumentParser(prog="python -m bench.ranks", description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    for folder in parser.parse_args().folders:
        print(HEAD, *table(folder), sep="\n")


if __name__ == "__main__":
    main()
