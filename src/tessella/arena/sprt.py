"""A sequential test: play until it is clear which of two strengths is the truer one."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from tessella.arena.elo import share_of
from tessella.arena.errors import ArenaError
from tessella.core.errors import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

GHOST = 1e-3
"""A trace of lost and of won blocks keeps either strength possible."""
PARTS = 4
MOST_ELO = 2000
HALVINGS = 60


@dataclass(frozen=True, slots=True)
class Sprt:
    """H0: the first player is `elo0` stronger than the other; H1: `elo1`.

    `alpha` is the risk to accept H1 though H0 holds, `beta` the risk of the contrary.
    """

    elo0: float
    elo1: float
    alpha: float
    beta: float

    @classmethod
    def read(cls, text: str) -> Sprt:
        """The test that a text such as `0,30,0.05,0.05` asks for."""
        try:
            numbers = [float(part) for part in text.split(",")]
        except ValueError:
            numbers = []
        if len(numbers) != PARTS:
            raise ArenaError("arena-sprt-form", text=shown(text))
        elo0, elo1, alpha, beta = numbers
        risks = 0 < alpha < 1 / 2 and 0 < beta < 1 / 2
        if not risks or not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
            raise ArenaError("arena-sprt-range", text=shown(text), most=MOST_ELO)
        return cls(elo0, elo1, alpha, beta)

    def __str__(self) -> str:
        return ",".join(f"{x:g}" for x in (self.elo0, self.elo1, self.alpha, self.beta))

    @property
    def bounds(self) -> tuple[float, float]:
        """At the lower of these H0 is accepted, at the upper H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> str | None:
        """The hypothesis that a log-likelihood ratio speaks for clearly enough."""
        lower, upper = self.bounds
        return "H1" if ratio >= upper else "H0" if ratio <= lower else None

    def ratio(self, blocks: Mapping[float, int], seats: tuple[int, int]) -> float:
        """The log-likelihood ratio of H1 to H0.

        `blocks` counts the blocks in which the first player had a share of the wins. Nothing is
        assumed of how shares are spread: under each hypothesis it is the likeliest spread that
        has the mean of that hypothesis. For pairs of games this is the pentanomial test.
        """
        spread = {0.0: GHOST, 1.0: GHOST}
        for share, count in blocks.items():
            spread[share] = spread.get(share, 0.0) + count
        mean0, mean1 = share_of(self.elo0, seats), share_of(self.elo1, seats)
        tilt0, tilt1 = _tilt(spread, mean0), _tilt(spread, mean1)
        return sum(
            count * (log(1 + tilt0 * (share - mean0)) - log(1 + tilt1 * (share - mean1)))
            for share, count in spread.items()
        )


def _tilt(spread: Mapping[float, float], mean: float) -> float:
    """How the likeliest spread with a mean is tilted from the one that was seen.

    Its parts are proportional to count / (1 + tilt · (share - mean)).
    """
    # Between these all parts are positive; a trace at 0 and at 1 makes both of them finite.
    low, high = -1 / (max(spread) - mean), 1 / (mean - min(spread))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        pull = sum(n * (x - mean) / (1 + middle * (x - mean)) for x, n in spread.items())
        low, high = (middle, high) if pull > 0 else (low, middle)
    return (low + high) / 2
