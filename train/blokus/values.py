"""What a colour has still to win, and how sure a lead is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from train.blokus.weights import COLOURS, GAIN, KINDS, PIECES, STAGES, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from train.blokus.weights import Array, Weights

FACTS: Final = 7
"""Stage, turns until its own, is it out, worth now, worth in the end, seat, stage of the mover."""
SHRINKAGE: Final = 30.0
BONUS: Final = 20
FEW: Final = 100
TRIED: Final = np.geomspace(0.01, 1.5, 60)
LEAST: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Values:
    """A row for each colour, four rows for each position."""

    seats: int
    facts: Array
    terms: Array

    @classmethod
    def read(cls, path: Path, seats: int) -> Values:
        """The rows of a file."""
        rows = np.fromfile(path, "<f4").reshape(-1, FACTS + KINDS + PIECES).astype(np.float64)
        facts, terms = rows[:, :FACTS], rows[:, FACTS:]
        wait = np.eye(COLOURS)[facts[:, 1].astype(int)]
        terms = np.concatenate([terms, wait], axis=1)
        terms[:, 0] = 0  # what is barred to all adds nothing
        return cls(seats, facts, terms)

    @property
    def stage(self) -> Array:
        """The stage of each colour."""
        return np.asarray(self.facts[:, 0].astype(int))

    @property
    def won(self) -> Array:
        """What each colour won from there to the end."""
        return np.asarray(self.facts[:, 4] - self.facts[:, 3])

    def expected(self, weights: Weights) -> Array:
        """What each colour can expect to win."""
        gain = (self.terms * weights.gain[self.stage]).sum(1)
        most = np.maximum(-self.facts[:, 3], 0) + BONUS
        return np.where(self.facts[:, 2] > 0, 0, np.clip(gain, 0, most))


def fit_gain(weights: Weights, values: Sequence[Values]) -> None:
    """Least squares, for each stage drawn towards what holds for all of them."""
    terms = np.concatenate([each.terms for each in values])
    won = np.concatenate([each.won for each in values])
    stage = np.concatenate([each.stage for each in values])
    goes_on = np.concatenate([each.facts[:, 2] for each in values]) == 0
    all_stages = _solved(terms[goes_on], won[goes_on])
    for at in range(STAGES):
        seen, came = terms[goes_on & (stage == at)], won[goes_on & (stage == at)]
        weights.gain[at] = all_stages + _solved(seen, came - seen @ all_stages)


def _solved(terms: Array, came: Array) -> Array:
    bend = terms.T @ terms + SHRINKAGE * np.eye(GAIN)
    return np.asarray(np.linalg.solve(bend, terms.T @ came))


def fit_sharpness(weights: Weights, values: Values) -> None:
    """How much each point ahead makes the win more likely, by the stage of the mover."""
    now = values.facts[:, 3] + values.expected(weights)
    points, ends = _by_seat(values, now), _by_seat(values, values.facts[:, 4])
    won = ends == ends.max(1, keepdims=True)
    shares = won / won.sum(1, keepdims=True)
    stage = values.facts[::COLOURS, 6].astype(int)
    row = weights.sharpness[values.seats - TABLES + 1]
    for at in range(STAGES):
        here = stage == at
        if here.sum() >= FEW:
            row[at] = min(TRIED, key=lambda sharp: _loss(sharp * points[here], shares[here]))
        elif at:
            row[at] = row[at - 1]


def _by_seat(values: Values, of_colours: Array) -> Array:
    """The sum of each seat's colours; a common one is nobody's."""
    seat = values.facts[:, 5].reshape(-1, COLOURS)
    worth = of_colours.reshape(-1, COLOURS)
    return np.stack([(worth * (seat == s)).sum(1) for s in range(values.seats)], axis=1)


def _loss(logits: Array, shares: Array) -> float:
    told = np.exp(logits - logits.max(1, keepdims=True))
    told /= told.sum(1, keepdims=True)
    return float(-(shares * np.log(told + LEAST)).sum(1).mean())
