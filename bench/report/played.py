"""Games of equal players, by the law: what it is worth to begin, and how much of it is luck."""

from __future__ import annotations

import random
from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bench import luck
from bench.report.at_random import DIGITS, share, summary
from tessella.core import CHANCE
from tessella.core.chance import sample
from tessella.players import player

if TYPE_CHECKING:
    from tessella import Game

FIRST_SEED: Final = 1000


def one(game: Game, name: str, seed: int) -> tuple[float, list[int]]:
    """A game of equals: the share of the win of the seat that begins, and all choices."""
    rng, state, choices = random.Random(seed), game.start(), list[int]()
    seated, first = player(name), -1
    while (turn := state.turn) is not None:
        if turn == CHANCE:
            state = state.play(sample(state, rng))
            continue
        first = turn if first < 0 else first
        view = state.view(turn)
        choices.append(len(view.moves))
        state = state.play(seated.choose(view, rng))
    if state.result is None:
        raise RuntimeError("a game that is over has a result")
    ranks = state.result.ranks
    return (ranks[first] == 1) / sum(rank == 1 for rank in ranks), choices


def equals(game: Game, name: str, games: int) -> dict[str, Any]:
    """What games of equals tell."""
    found = [one(game, name, FIRST_SEED + number) for number in range(games)]
    return {
        "choices": summary(np.array([count for _, choices in found for count in choices])),
        "decisions": summary(np.array([len(choices) for _, choices in found])),
        "begins": share(np.array([won for won, _ in found])),
    }


def luck_of(game: Game, games: int) -> dict[str, Any]:
    """The part of the variance of results that goes with the luck of the first seat."""
    found = [luck.played(game, FIRST_SEED + number, None) for number in range(games)]
    left = [_left(found)] + [
        _left(random.Random(seed).choices(found, k=len(found))) for seed in range(400)
    ]
    low, high = np.quantile([1 - each for each in left[1:]], [0.025, 0.975])
    return {
        "games": games,
        "mean": round(fmean(each.luck for each in found), DIGITS),
        "share": round(1 - left[0], DIGITS),
        "low": round(float(low), DIGITS),
        "high": round(float(high), DIGITS),
    }


def _left(games: list[luck.Played]) -> float:
    """The variance of results without their luck, beside the whole."""
    whole = pvariance([each.result for each in games])
    return pvariance([each.result - each.luck for each in games]) / whole if whole else 1.0
