"""What is believed of a person's strength in one game, and how people are shown it."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
"""OpenSkill's own units: the belief about a stranger, and how much results vary."""

MIDDLE: Final = 1500
POINTS: Final = 400 / log(10) / (sqrt(2) * BETA)
"""Points for each unit of mu: 400 points are odds of ten to one, as in chess."""
SURE: Final = 1.96
"""So many sigmas to either side hold the truth in 95 cases of 100."""

ENOUGH_MATCHES: Final = 10
ENOUGH_CERTAINTY: Final = 250
"""A rating is provisional until it rests on so many matches and is known to so many points."""
ENOUGH_SIGMA: Final = (ENOUGH_CERTAINTY + 0.5) / SURE / POINTS
"""The sigma at which the shown uncertainty reaches that limit."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A belief: the strength is about `mu`, give or take `sigma`, after so many rated matches."""

    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    wins: int = 0

    @property
    def rating(self) -> int:
        """The strength in points."""
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """How many points the rating may be wrong to either side."""
        return round(SURE * POINTS * self.sigma)

    @property
    def floor(self) -> int:
        """What the strength is at least, almost surely. Leaderboards go by it.

        Whoever has had a lucky start is still uncertain, and so does not lead.
        """
        return self.rating - self.uncertainty

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to compare this person with others."""
        return self.matches < ENOUGH_MATCHES or self.sigma > ENOUGH_SIGMA


STRANGER: Final = Skill()
"""Somebody of whom nothing is known."""
