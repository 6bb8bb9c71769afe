"""Whether measured luck is fair, and how much of the results it explains.

`python -m bench.luck GAME`: greedy players, or those of `--player`, game after game until there are
enough or the seconds are over. Luck is worth trusting if it is 0 on average, within two standard
errors; it explains what is missing to 100 % of the variance of the results. `--kept FILE` has what
each game came to written there, and goes on from it another time.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from statistics import correlation, fmean, pvariance, stdev
from typing import TYPE_CHECKING, NamedTuple

import tessella
from tessella.core import CHANCE
from tessella.core.chance import sample
from tessella.core.evaluation import Evaluation
from tessella.players import player
from tessella.review.measure import VERSION, Measure

if TYPE_CHECKING:
    from tessella.core import Game

FEWEST = 3


class Played(NamedTuple):
    """What a game came to for the first seat, and the luck that it had."""

    result: float
    luck: float


def played(game: Game, seed: int, simulations: int | None = None, name: str = "greedy") -> Played:
    """A game of such players; luck is measured at every move of chance."""
    rng, bot = random.Random(seed), player(name)
    measure = Measure(game, simulations)
    state, luck = game.start(), 0.0
    while state.turn is not None:
        if state.turn == CHANCE:
            after = state.play(sample(state, rng))
            luck += measure.luck(state, after)[0]
        else:
            after = state.play(bot.choose(state.view(state.turn), rng))
        state = after
    if state.result is None:
        raise RuntimeError("a game that is over has a result")
    return Played(Evaluation.of(state.result).values[0], luck)


def told(games: list[Played]) -> str:
    """The figures, in a line."""
    results, lucks = [each.result for each in games], [each.luck for each in games]
    mean, error = fmean(lucks), stdev(lucks) / math.sqrt(len(lucks))
    rest = pvariance([each.result - each.luck for each in games]) / pvariance(results)
    slope = correlation(lucks, results) * stdev(results) / stdev(lucks)
    is_fair = abs(mean) <= 2 * error
    return (
        f"{len(games)} games, mean luck {mean:+.4f} ± {error:.4f} "
        f"({'within' if is_fair else 'beyond'} 2 standard errors), "
        f"variance left {rest:.0%}, slope {slope:.2f}"
    )


def read(file: Path | None) -> list[Played]:
    """What was kept of games that were played before."""
    if file is None or not file.exists():
        return []
    return [Played(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def keep(file: Path | None, game: Played) -> None:
    """Keep what a game came to."""
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(game) + "\n")


def main() -> int:
    """Play, measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("game", choices=tessella.games())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, help="of another value than the usual one")
    parser.add_argument("--player", default="greedy", help="who has all seats")
    parser.add_argument("--kept", type=Path)
    wish = parser.parse_args()
    game = tessella.game(wish.game)
    games = read(wish.kept)
    until = time.monotonic() + wish.seconds
    while len(games) < FEWEST or (len(games) < wish.games and time.monotonic() < until):
        games.append(played(game, wish.seed + len(games), wish.simulations, wish.player))
        keep(wish.kept, games[-1])
    value = f"luck {VERSION}" if wish.simulations is None else f"{wish.simulations} simulations"
    print(f"{wish.game}, {wish.player}, {value}: {told(games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
