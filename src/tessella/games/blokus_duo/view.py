"""Blokus Duo as a seat sees it: everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement
from tessella.core.view import OpenView, shared
from tessella.games.blokus_duo.pieces import BOARD, PIECES, STARTS, pieces_of

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.games.blokus_duo.state import BlokusDuoState


MARKS: Final = frozenset(STARTS)
KEPT_RACKS: Final = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class BlokusDuoView(OpenView["BlokusDuoState"]):
    """A view of an open game."""

    def appeal(self, move: Move) -> tuple[float, ...]:
        """Large pieces first; then ways to go on less the other's; then the middle of the board."""
        if self.seat is None or not isinstance(move, Placement):
            return (0,)
        after = self.state.lay(move)
        ways = after.anchors(self.seat).bit_count() - after.anchors(1 - self.seat).bit_count()
        return (after.scores[self.seat] - self.scores[self.seat], ways, -_distance(move))


def _distance(move: Placement) -> float:
    """How far a placement lies from the middle of the board."""
    middle = (BOARD.columns - 1) / 2
    spots = [divmod(cell, BOARD.columns) for cell in move.cells]
    return sum(abs(row - middle) + abs(column - middle) for row, column in spots) / len(spots)


def seen(state: BlokusDuoState, seat: int | None) -> BlokusDuoView:
    """The view of a seat."""
    return BlokusDuoView(
        **shared(state, seat),
        board=_grid(state),
        racks=tuple(map(_rack, range(len(state.hands)), state.hands)),
        state=state,
    )


def _grid(state: BlokusDuoState) -> Grid:
    return Grid(BOARD.columns, BOARD.rows, state.laid, marks=MARKS)


@lru_cache(KEPT_RACKS)
def _rack(seat: int, hand: int) -> Rack:
    return Rack(seat, tuple(Piece(name, 1, PIECES[name]) for name in pieces_of(hand)))
