"""Strength of one player against another: shares of wins, Elo, and 95 % intervals of both.

The model is Luce's: of those at the table, one wins with a chance in proportion to its strength,
and 400 points of Elo are a factor of ten. With two seats this is the Elo that everybody knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE = 400
Z95 = 1.959963984540054
"""How many standard deviations on either side hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the bounds of its 95 % interval; an unbounded side is infinite."""

    value: float
    low: float
    high: float


def share_of(elo: float, seats: tuple[int, int] = (1, 1)) -> float:
    """The share of wins of a player on some seats that is stronger than that on the others."""
    own, others = seats
    strength = own * 10 ** (elo / SCALE)
    return strength / (strength + others)


def elo_of(share: float, seats: tuple[int, int] = (1, 1)) -> float:
    """How much stronger a player is that wins such a share; the inverse of `share_of`."""
    own, others = seats
    if not 0 < share < 1:
        return -inf if share <= 0 else inf
    return SCALE * log10(share / (1 - share) * others / own)


def share_estimate(blocks: Sequence[float]) -> Estimate:
    """The mean of the blocks' shares, each from 0 to 1, and where the true one is likely to be.

    It is Wilson's interval, in which a block weighs as much as its spread deserves: where the
    games of a block balance each other, less is left to luck than in as many single games. One
    block more, with the spread of a coin, is thrown in, so that no sample seems to be certain.
    """
    count = len(blocks)
    if not count:
        return Estimate(0.5, 0.0, 1.0)
    mean = sum(blocks) / count
    coin = mean * (1 - mean)
    spread = sum((share - mean) ** 2 for share in blocks)
    worth = count / ((spread + coin) / (count * coin)) if coin > 0 else count
    low, high = wilson(mean, worth)
    return Estimate(mean, min(low, mean), max(high, mean))


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was seen in so many independent trials."""
    z2 = Z95**2 / count
    middle = (share + z2 / 2) / (1 + z2)
    half = sqrt(z2 * share * (1 - share) + z2**2 / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo_estimate(blocks: Sequence[float], seats: tuple[int, int] = (1, 1)) -> Estimate:
    """How much stronger a player is that has these shares of the wins, a block each."""
    share = share_estimate(blocks)
    return Estimate(*(elo_of(x, seats) for x in (share.value, share.low, share.high)))
