"""The levels of a game: how much a player of each notices, and how far it thinks."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

ALL: Final = math.inf


class Rung(NamedTuple):
    """A level: how many moves it notices on average, and the simulations it judges them by.

    Without simulations it judges at first sight.
    """

    sight: float
    simulations: int = 0


GENERAL_LADDER: Final = (
    Rung(1.5),
    Rung(3),
    Rung(6),
    Rung(6, 20),
    Rung(12, 40),
    Rung(24, 80),
    Rung(ALL, 150),
    Rung(ALL, 300),
)
"""The levels of a game that nobody has measured."""
