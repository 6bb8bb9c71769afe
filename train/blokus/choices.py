"""Which placements a search comes to like at a table of four."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from train.blokus.weights import CELLS, PIECES, STAGES

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from train.blokus.weights import Array, Weights

FACTS: Final = 4
"""Whether a position begins here, how often it was tried, the stage, the piece."""
CHANGED: Final = 3 * CELLS
"""Cells of each kind that are covered, opened and bordered."""
SHARPNESS: Final = 0.8
"""As the guide has it."""
STEPS: Final = 300
RATE: Final = 0.05
SHRINKAGE: Final = 1e-4
LEAST: Final = 1e-9


@dataclass(frozen=True)
class Choices:
    """A row for each placement that a search has weighed."""

    rows: NDArray[np.uint8]

    @classmethod
    def read(cls, path: Path) -> Choices:
        """The rows of a file."""
        return cls(np.fromfile(path, np.uint8).reshape(-1, FACTS + CHANGED))

    @property
    def begins(self) -> NDArray[np.intp]:
        """Where each position begins."""
        return np.flatnonzero(self.rows[:, 0])

    def per_position(self, of_rows: Array) -> Array:
        """The sum of each position, at each of its rows."""
        return self._spread(np.add.reduceat(of_rows, self.begins))

    def _spread(self, of_positions: Array) -> Array:
        lengths = np.diff(np.append(self.begins, len(self.rows)))
        return np.repeat(of_positions, lengths)

    @cached_property
    def terms(self) -> NDArray[np.float32]:
        """What the appeal is the sum of: cells of each kind, and the piece at its stage."""
        piece = self.rows[:, 2].astype(int) * PIECES + self.rows[:, 3]
        return np.concatenate(
            [self.rows[:, FACTS:].astype(np.float32), np.eye(STAGES * PIECES, dtype="f4")[piece]],
            axis=1,
        )

    @property
    def share(self) -> Array:
        """The share of the search that each placement had in its position."""
        tried = self.rows[:, 1].astype(np.float64)
        return np.asarray(tried / self.per_position(tried))

    def told(self, learned: Array) -> Array:
        """The share that each placement deserves, by what its terms are worth."""
        appeal = (self.terms @ learned.astype(np.float32)).astype(np.float64)
        best = self._spread(np.maximum.reduceat(appeal, self.begins))
        liked = np.exp(SHARPNESS * (appeal - best))
        return np.asarray(liked / self.per_position(liked))


def surprise(choices: Choices, told: Array) -> float:
    """The mean logarithmic loss of a position."""
    return float(-(choices.share * np.log(told + LEAST)).sum() / len(choices.begins))


def worth(weights: Weights) -> Array:
    """What the terms are worth."""
    return np.concatenate([table.ravel() for table in _tables(weights)])


def _tables(weights: Weights) -> tuple[Array, ...]:
    return weights.cover, weights.open, weights.border, weights.piece


def fit_choices(weights: Weights, choices: Choices) -> None:
    """Weights that tell best what the searches tried (Adam)."""
    terms, share, count = choices.terms, choices.share, len(choices.begins)
    learned = worth(weights)
    mean, spread = np.zeros_like(learned), np.zeros_like(learned)
    for step in range(1, STEPS + 1):
        off = choices.told(learned) - share
        slope = SHARPNESS * (off.astype(np.float32) @ terms) / count + SHRINKAGE * learned
        mean += 0.1 * (slope - mean)
        spread += 0.01 * (slope**2 - spread)
        rate = RATE if 3 * step <= 2 * STEPS else RATE / 5
        down = mean / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
        learned -= rate * down
    tables = _tables(weights)
    ends = np.cumsum([table.size for table in tables])
    for table, part in zip(tables, np.split(learned, ends[:-1]), strict=True):
        table[...] = part.reshape(table.shape)
