"""Games that are played at random, natively and by the thousand: choices, length, sizes.

The size of the tree of games is Knuth's estimate: the product of the numbers of choices along a
random game is, on average, the number of such lines of play. For positions, lines of play are
divided by the orders in which each seat can make its moves, and deals by those of their tiles: that
is rough, for not all orders are legal, and pieces may cover the same cells in several ways. Sums
are kept as logarithms.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, log10
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tessella import engine
from tessella.arena.elo import wilson
from tessella.core import CHANCE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella import Game

AT_ONCE: Final = 1000
PARTS: Final = 20
"""Of a game, from its first decision to its last, in the curve of choices."""
DIGITS: Final = 4


@dataclass
class Lines:
    """What lines of play so far come to, in logarithms: all choices, those of seats, orders."""

    everything: NDArray[np.float64]
    decisions: NDArray[np.float64]
    orders: NDArray[np.float64]
    moves: NDArray[np.int64]
    depth: int = 0
    deals: float = 0.0
    most: list[tuple[float, float, float]] = field(default_factory=list)

    @classmethod
    def of(cls, count: int, seats: int) -> Lines:
        """Before the first move."""
        moves = np.zeros((count, seats), np.int64)
        return cls(np.zeros(count), np.zeros(count), np.zeros(count), moves)

    def add(self, counts: NDArray[np.int64], turns: NDArray[np.int64]) -> None:
        """A move of each game that goes on; how many lines there are at this depth."""
        self.depth += 1
        if not self.moves.any() and (turns == CHANCE).all():
            self.deals += float(np.log(counts).mean()) - log(self.depth)
        going = np.flatnonzero(turns != engine.OVER)
        self.everything[going] += np.log(counts[going])
        seated = np.flatnonzero(turns >= 0)
        self.decisions[seated] += np.log(counts[seated])
        self.moves[seated, turns[seated]] += 1
        self.orders[seated] += np.log(self.moves[seated, turns[seated]])
        every, choices = self.everything[going], self.decisions[going]
        distinct = choices - self.orders[going]
        self.most.append((_mean(every, self), _mean(choices, self), _mean(distinct, self)))

    def sizes(self) -> tuple[float, float, float]:
        """Lines of play with chance, without it, and positions; powers of ten."""
        all_, choices, distinct = (_sum([row[part] for row in self.most]) for part in range(3))
        return all_ / log(10), choices / log(10), max(distinct, self.deals) / log(10)


def _sum(logs: list[float]) -> float:
    highest = max(logs)
    return highest + log(sum(np.exp(np.array(logs) - highest)))


def _mean(logs: NDArray[np.float64], lines: Lines) -> float:
    """The logarithm of the mean over all games; those that are over have no line any more."""
    return _sum(logs.tolist()) - log(len(lines.everything)) if len(logs) else float("-inf")


def batch_played(game: Game, count: int, seed: int) -> dict[str, Any]:
    """So many random games: choices of each decision, decisions of each game, sizes, winners."""
    batch = engine.batch(game, count, seed=seed, threads=1)
    lines, firsts = Lines.of(count, game.seats), np.full(count, -1)
    choices: list[NDArray[np.int64]] = []
    owners: list[NDArray[np.int64]] = []
    while not batch.done().all():
        turns, (_, offsets) = batch.turns().astype(np.int64), batch.legal_moves()
        counts = np.diff(offsets)
        lines.add(counts, turns)
        seated = np.flatnonzero(turns >= 0)
        fresh = seated[firsts[seated] < 0]
        firsts[fresh] = turns[fresh]
        choices.append(counts[seated])
        owners.append(seated)
        batch.play(batch.random_moves())
    ranks = batch.ranks()
    shares = (ranks == 1) / (ranks == 1).sum(1, keepdims=True)
    return {
        "choices": np.concatenate(choices),
        "owners": np.concatenate(owners),
        "sizes": lines.sizes(),
        "begins": shares[np.arange(count), firsts],
    }


def summary(values: NDArray[np.int64]) -> dict[str, float]:
    """Mean, what 99 % do not exceed, and the most."""
    high = float(np.quantile(values, 0.99))
    return {"mean": round(float(values.mean()), 2), "p99": high, "max": int(values.max())}


def share(shares: NDArray[np.float64]) -> dict[str, float]:
    """The mean share of wins, with its 95 % interval, and of how many games."""
    value = float(shares.mean())
    low, high = wilson(value, len(shares))
    numbers = {"value": value, "low": low, "high": high}
    return {name: round(number, DIGITS) for name, number in numbers.items()} | {
        "games": len(shares)
    }


def curve(choices: NDArray[np.int64], owners: NDArray[np.int64], games: int) -> list[float]:
    """Mean choices in each twentieth of a game's decisions."""
    lengths = np.bincount(owners, minlength=games)
    order = np.argsort(owners, kind="stable")
    within = np.arange(len(owners)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    part = within * PARTS // np.repeat(lengths, lengths)
    sums = np.bincount(part, weights=choices[order], minlength=PARTS)
    return [round(float(mean), 2) for mean in sums / np.bincount(part, minlength=PARTS)]


def at_random(game: Game, games: int) -> dict[str, Any]:
    """All that random play tells of a game."""
    rounds = [batch_played(game, AT_ONCE, seed) for seed in range(max(1, games // AT_ONCE))]
    choices = np.concatenate([one["choices"] for one in rounds])
    owners = np.concatenate([one["owners"] + at * AT_ONCE for at, one in enumerate(rounds)])
    count = len(rounds) * AT_ONCE
    sizes = [log10(np.mean([10 ** one["sizes"][part] for one in rounds])) for part in range(3)]
    return {
        "choices": summary(choices),
        "forced": round(float((choices == 1).mean()), DIGITS),
        "decisions": summary(np.bincount(owners, minlength=count)),
        "curve": curve(choices, owners, count),
        "lines": round(sizes[0], 1),
        "tree": round(sizes[1], 1),
        "positions": round(sizes[2], 1),
        "begins": share(np.concatenate([one["begins"] for one in rounds])),
    }
