"""Moves that a search values clearly higher than all others: the gap beside its standard error.

Several searches of the same view, each with luck of its own, value every move; what they
differ by is the error.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from tessella.engine.search import Limits
from tessella.players.engine_player import EnginePlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import View

SEARCHES: Final = 6
SIMULATIONS: Final = 4000
ERRORS: Final = 3
"""A move is clearly worse if it is so many standard errors below the best."""
LEAST_GAP: Final = 0.1
AS_GOOD: Final = 0.05
"""What loses less is taken for as good as the best, however small the error is."""
MOST_MOVES: Final = 60
"""With more moves too few simulations are left for each."""


@dataclass(frozen=True, slots=True)
class Gap:
    """The moves that may be the best, what they are worth, and what the best other move is."""

    accepted: tuple[str, ...]
    best: float
    next: float
    error: float


def gap_of(view: View, seed: int, simulations: int = SIMULATIONS) -> Gap | None:
    """The gap between the best moves and the others; None where there is none to speak of."""
    if not 1 < len(view.moves) <= MOST_MOVES:
        return None
    found = [_values(view, Random(f"{seed}:{number}"), simulations) for number in range(SEARCHES)]
    means = {move: mean(each[move] for each in found) for move in found[0]}
    best = max(means, key=means.__getitem__)
    losses = {move: _loss([each[best] - each[move] for each in found]) for move in means}
    accepted = tuple(sorted(move for move, loss in losses.items() if not _is_clear(*loss)))
    others = [move for move in means if move not in accepted]
    if not others:
        return None
    second = max(others, key=means.__getitem__)
    gap, error = losses[second]
    return Gap(accepted, means[best], means[second], error) if gap >= LEAST_GAP else None


def _values(view: View, rng: Random, simulations: int) -> dict[str, float]:
    report = EnginePlayer(Limits(simulations=simulations)).evaluate(view, rng, view.moves)
    seat = view.turn or 0
    return {each.move.text: each.evaluation.values[seat] for each in report.moves}


def _loss(differences: Sequence[float]) -> tuple[float, float]:
    """The mean loss of a move, and its standard error."""
    return mean(differences), stdev(differences) / sqrt(len(differences))


def _is_clear(loss: float, error: float) -> bool:
    return loss > max(AS_GOOD, ERRORS * error)
