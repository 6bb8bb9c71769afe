"""How a match ended: by the law, or by what its people did."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Result


class Cause(Enum):
    """Why a match is over."""

    RULES = "rules"
    RESIGNATION = "resignation"
    TIME = "time"
    ABSENCE = "absence"
    AGREEMENT = "agreement"
    ABORTED = "aborted"


class MatchResult(msgspec.Struct, frozen=True):
    """Ranks as in the law: 1, 1, 3. An aborted match has no winners and no ranks."""

    cause: Cause
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str | None = None

    @classmethod
    def read(cls, text: str) -> MatchResult:
        """The ending that a row of the database holds."""
        return _decoder.decode(text)


_decoder: Final = msgspec.json.Decoder(MatchResult)


def by_rules(result: Result, gone: Sequence[int]) -> MatchResult:
    """The law's result; seats that have left rank behind all that stayed, the first to go last."""
    ranks = _behind(result.ranks, gone) if gone else result.ranks
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return MatchResult(Cause.RULES, winners, ranks, result.scores, result.reason)


def by_leaving(cause: Cause, scores: tuple[int, ...], gone: Sequence[int]) -> MatchResult:
    """All but one seat have left: the one that stayed has won."""
    ranks = _behind((1,) * len(scores), gone)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return MatchResult(cause, winners, ranks, scores)


def by_agreement(scores: tuple[int, ...]) -> MatchResult:
    """All seats share the first place."""
    seats = tuple(range(len(scores)))
    return MatchResult(Cause.AGREEMENT, seats, (1,) * len(scores), scores)


def aborted(seats: int) -> MatchResult:
    """Nobody has won or lost."""
    return MatchResult(Cause.ABORTED, (), (), (0,) * seats)


def _behind(ranks: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """Competition ranks with those who left behind the others; `gone` is in order of leaving."""
    stayed = [seat for seat in range(len(ranks)) if seat not in gone]
    order = {seat: 1 + sum(ranks[s] < ranks[seat] for s in stayed) for seat in stayed}
    for place, seat in enumerate(reversed(gone)):
        order[seat] = len(stayed) + 1 + place
    return tuple(order[seat] for seat in range(len(ranks)))
