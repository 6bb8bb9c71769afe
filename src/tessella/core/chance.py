"""Chance: explicit moves with exact odds, and a seeded driver that samples them."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.state import State

CHANCE: Final = -1
"""Whose turn it is when no seat acts, but the lot, the die, the selector or the pool."""

StateT = TypeVar("StateT", bound="State")


class Random(Protocol):
    """What the driver needs of a source of randomness; `random.Random` has it."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1, all equally likely."""


def sample(state: State, rng: Random) -> Move:
    """A move of chance, drawn with exactly its odds."""
    odds = state.odds()
    whole = lcm(*(share.denominator for _, share in odds))
    left = rng.randrange(whole)
    for move, share in odds:
        left -= share.numerator * (whole // share.denominator)
        if left < 0:
            return move
    raise ArithmeticError("the odds of a state must sum to 1")


def driver(state: StateT, rng: Random) -> StateT:
    """Play chance until a seat has the turn or the game is over."""
    while state.turn == CHANCE:
        state = state.play(sample(state, rng))
    return state
