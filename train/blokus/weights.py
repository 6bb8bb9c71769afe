"""What the sums of Blokus have learned, as its file has it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    Array = NDArray[np.float64]

LEVELS: Final = 8
KINDS: Final = LEVELS * LEVELS
STAGES: Final = 7
COLOURS: Final = 4
TABLES: Final = 3
"""Those of 2, 3 and 4 seats."""
SIZES: Final = (1, 2, 3, 3, *[4] * 5, *[5] * 12)
PIECES: Final = len(SIZES)
GAIN: Final = KINDS + PIECES + COLOURS
CELLS: Final = KINDS + 2
"""The kinds, and what the colour itself and the others have laid."""
ANCHOR: Final = LEVELS - 1
NEAR: Final = 4
NEXT: Final = 2
SHAPES: Final = {
    "gain": (STAGES, GAIN),
    "sharpness": (TABLES, STAGES),
    "cover": (CELLS,),
    "open": (CELLS,),
    "border": (CELLS,),
    "piece": (STAGES, PIECES),
}
"""In the order of `native/games/blokus/guide/sums.hpp`."""


@dataclass(slots=True)
class Weights:
    """Tables as `SHAPES` has them."""

    gain: Array
    sharpness: Array
    cover: Array
    open: Array
    border: Array
    piece: Array

    def copy(self) -> Weights:
        """Equal ones to be altered."""
        return Weights(**{name: getattr(self, name).copy() for name in SHAPES})

    @classmethod
    def read(cls, path: Path) -> Weights:
        """Those of a file."""
        numbers = np.fromfile(path, "<f4").astype(np.float64)
        ends = np.cumsum([math.prod(shape) for shape in SHAPES.values()])
        parts = np.split(numbers, ends[:-1])
        return cls(
            **{
                name: part.reshape(shape)
                for (name, shape), part in zip(SHAPES.items(), parts, strict=True)
            }
        )

    def write(self, path: Path) -> None:
        """Write the file: little-endian floats."""
        tables = [getattr(self, name).ravel() for name in SHAPES]
        path.write_bytes(np.concatenate(tables).astype("<f4").tobytes())


def by_hand() -> Weights:
    """Room counts for the one that is nearest to it, and for more as the game goes on.

    Large pieces, open corners, the others' corners covered.
    """
    weights = Weights(**{name: np.zeros(shape) for name, shape in SHAPES.items()})
    own, other = np.divmod(np.arange(KINDS), LEVELS)
    room = np.select([own < NEXT, own > other, own == other], [0, 0.45, 0.25], 0.12)
    weights.gain[:, :KINDS] = room * np.linspace(0.5, 1, STAGES)[:, None]
    weights.cover[:KINDS] = np.select([other == ANCHOR, other >= NEAR], [0.5, 0.15], 0)
    weights.open[:KINDS] = np.select([own == 0, own < NEAR], [0, 0.6], 0.4)
    weights.piece[:] = SIZES
    weights.sharpness[:] = np.linspace(0.05, 0.2, STAGES)
    return weights
