"""Triominos as a seat sees it: its own hand, and of the others only how many tiles they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.core.event import Ended, Laid, Scored
from tessella.core.picture import Piece, Rack
from tessella.core.view import View, shared
from tessella.games.triominos.events import RoundEnded
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.sampling import sampled
from tessella.games.triominos.score import DRAW_COST, OUT_BONUS, parts
from tessella.games.triominos.tiles import tile_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from tessella.core.event import Event
    from tessella.core.lattice import Numbers
    from tessella.core.move import Move
    from tessella.games.triominos.past import Turn
    from tessella.games.triominos.state import Stage, TriominosState
    from tessella.games.triominos.tableau import Tableau


@dataclass(frozen=True, slots=True, kw_only=True)
class TriominosView(View):
    """`hand` is the seat's own, `held` the size of every hand, `pool` the number of tiles in it.

    `stage` is what the round waits for, and `actor` the seat that acts or that chance serves.
    `draws` counts the tiles drawn in this turn; `drawn` is the seat's own drawn tile that fits.
    `past` are the turns of the round that are over, as everybody saw them.
    """

    tableau: Tableau
    hand: frozenset[Numbers]
    held: tuple[int, ...]
    pool: int
    stage: Stage
    actor: int | None
    draws: int
    drawn: Numbers | None
    last_round: bool
    past: tuple[Turn, ...] = ()

    @property
    def knows_all(self) -> bool:
        """With an empty pool, what is not seen lies in the hand of the only other seat."""
        return self.pool == 0 and len(self.held) == 2  # noqa: PLR2004

    def gain(self, move: Move) -> int:
        """The points of a tile, without what other hands would add; the price of a draw."""
        if not isinstance(move, Lay):
            return -DRAW_COST
        won = sum(points for points, _ in parts(self.tableau, move, self.game.options))
        return won + (OUT_BONUS if self.hand == {move.tile} else 0)

    def foresee(self, move: Move) -> tuple[Event, ...]:
        """The points of a tile or of a draw; what others hold, and so the end of all, is open."""
        seat = self.seat or 0
        if not isinstance(move, Lay):
            return (Scored(seat, -DRAW_COST, "TR-11"),)
        won = parts(self.tableau, move, self.game.options)
        scored = [Scored(seat, points, rule) for points, rule in won if points]
        out: list[Event] = []
        if self.hand == {move.tile}:
            is_one = self.game.options["match"] == "round"
            out = [
                Scored(seat, OUT_BONUS, "TR-16"),
                Ended("TR-16") if is_one else RoundEnded("TR-16"),
            ]
        return (Laid(seat, tile_text(move.tile), move.text), *scored, *out)

    def appeal(self, move: Move) -> tuple[float, ...]:
        """Points first; then to keep a hand that is easy to get rid of."""
        if not isinstance(move, Lay):
            return (-DRAW_COST,)
        rest = self.hand - {move.tile}
        return (self.gain(move), len({pair for tile in rest for pair in _pairs(tile)}))

    def sample(self, rng: Random) -> TriominosState:
        """A state with the tiles that the seat cannot see dealt anew (TR-2)."""
        return sampled(self, rng)


def _pairs(tile: Numbers) -> Iterable[tuple[int, int]]:
    a, b, c = tile
    return (a, b), (b, c), (c, a)


def seen(state: TriominosState, seat: int | None) -> TriominosView:
    """The view of a seat."""
    pool = len(state.pool)
    return TriominosView(
        **shared(state, seat),
        board=state.tableau.picture,
        racks=(*_racks(state, seat), Rack(None, hidden=pool)),
        tableau=state.tableau,
        hand=state.hands[seat] if seat is not None else frozenset(),
        held=tuple(map(len, state.hands)),
        pool=pool,
        stage=state.stage,
        actor=state.seat,
        draws=state.draws,
        drawn=state.drawn if seat is not None and seat == state.turn else None,
        last_round=state.last_round,
        past=state.past,
    )


def _racks(state: TriominosState, viewer: int | None) -> Iterator[Rack]:
    """The viewer's hand face up, all others face down."""
    for seat, hand in enumerate(state.hands):
        if seat == viewer:
            yield Rack(seat, tuple(Piece(tile_text(t), numbers=t) for t in sorted(hand)))
        else:
            yield Rack(seat, hidden=len(hand))
