"""What the end of a play-out is worth to each seat, from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.search.looks import Ranks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core import Result, State
    from tessella.search.looks import Looks

LEAD: Final = 0.5
"""How much of the worth is the lead where points decide; the rest is the share of the win."""


class Worth:
    """Weighs leads by how large they are in this search: games differ in what a point is."""

    def __init__(self, *, by_looks: bool = False) -> None:
        self._sum = 1.0
        self._count = 1
        self._ranks = Ranks() if by_looks else None

    def of(self, state: State, looks: Looks) -> tuple[float, ...]:
        """Of a state at the end of a play-out; one that is not over is judged by lead and looks."""
        leads = [score - _best_other(state.scores, seat) for seat, score in enumerate(state.scores)]
        self._sum += max(map(abs, leads))
        self._count += 1
        scale = 2 * self._sum / self._count
        ahead = [lead / (scale + abs(lead)) / 2 + 0.5 for lead in leads]
        if state.result is None:
            return tuple(ahead if self._ranks is None else self._with_looks(ahead, looks))
        shares = [_share(state.result, seat) for seat in range(len(leads))]
        if not state.game.ranked_by_score:
            return tuple(shares)
        return tuple((1 - LEAD) * share + LEAD * a for share, a in zip(shares, ahead, strict=True))

    def _with_looks(self, ahead: Sequence[float], looks: Looks) -> Iterator[float]:
        """Half points and half looks; who leads by points may stand badly."""
        ranks = [] if self._ranks is None else self._ranks.of(looks.leads())
        return ((a + rank) / 2 for a, rank in zip(ahead, ranks, strict=True))


def _best_other(scores: tuple[int, ...], seat: int) -> int:
    return max(score for other, score in enumerate(scores) if other != seat)


def _share(result: Result, seat: int) -> float:
    """A seat's share of the win."""
    return (seat in result.winners) / len(result.winners)
