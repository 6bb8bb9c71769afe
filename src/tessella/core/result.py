"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Result:
    """Who won. `ranks` are competition ranks (1, 1, 3); `reason` is the rule that ended it."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @classmethod
    def ranked(cls, keys: Sequence[Any], scores: tuple[int, ...], reason: str) -> Result:
        """The result in which the seat with the highest key, tie-breaks included, is first."""
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return cls(winners, ranks, scores, reason)
