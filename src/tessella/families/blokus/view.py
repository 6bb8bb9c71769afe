"""The game as a seat sees it: everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tessella.core.colour import colour_of
from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement
from tessella.core.squares import bits
from tessella.core.view import OpenView, shared
from tessella.families.blokus.pieces import PIECES, pieces_of

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.squares import Squares
    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.state import BlokusState

KEPT_RACKS: Final = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class BlokusView(OpenView["BlokusState"]):
    """A view of an open game."""

    def appeal(self, move: Move) -> tuple[float, ...]:
        """Large pieces first; then ways to go on less the others'; then the middle of the board."""
        if self.seat is None or not isinstance(move, Placement):
            return (0,)
        after = self.state.lay(move)
        ways = 0
        for seat, colours in enumerate(after.game.counted):
            own = sum(after.anchors(colour).bit_count() for colour in colours)
            ways += own if seat == self.seat else -own
        gain = after.scores[self.seat] - self.scores[self.seat]
        return (gain, ways, -_distance(move, after.game.table().board))

    def lost(self, rack: Rack) -> frozenset[str]:
        """The pieces of a colour for which there is no room any more, while others play on."""
        colour = colour_of(rack)
        is_over = self.result is not None
        return frozenset() if colour is None or is_over else _lost(self.state, colour)


@lru_cache(KEPT_RACKS)
def _lost(state: BlokusState, colour: int) -> frozenset[str]:
    return frozenset(pieces_of(state.lost(colour)))


def _distance(move: Placement, board: Squares) -> float:
    """How far a placement lies from the middle of the board."""
    middle = (board.columns - 1) / 2
    spots = [divmod(cell, board.columns) for cell in move.cells]
    return sum(abs(row - middle) + abs(column - middle) for row, column in spots) / len(spots)


def seen(state: BlokusState, seat: int | None) -> BlokusView:
    """The view of a seat."""
    return BlokusView(
        **shared(state, seat),
        board=_grid(state),
        racks=tuple(
            _rack(_owner(seats), state._told(colour), hand, _next(state, colour))
            for colour, (seats, hand) in enumerate(zip(state.game.owners, state.hands, strict=True))
        ),
        state=state,
    )


def _owner(seats: tuple[int, ...]) -> int | None:
    """The seat whose rack it is; None: everybody's."""
    return seats[0] if len(seats) == 1 else None


def _next(state: BlokusState, colour: int) -> int | None:
    """Who lays a colour next, if several take turns and one of them will."""
    is_shared = len(state.game.owners[colour]) > 1
    return state.seat_of(colour) if is_shared and state.result is None else None


def _grid(state: BlokusState) -> Grid:
    board = state.game.table().board
    return Grid(board.columns, board.rows, state.laid, marks=_marks(state.game))


@lru_cache
def _marks(game: BlokusGame) -> frozenset[int]:
    """All cells where a first piece may lie."""
    colours = range(len(game.owners))
    return frozenset(cell for colour in colours for cell in bits(game.starts(colour)))


@lru_cache(KEPT_RACKS)
def _rack(seat: int | None, colour: int | None, hand: int, next_seat: int | None) -> Rack:
    pieces = tuple(Piece(name, 1, PIECES[name]) for name in pieces_of(hand))
    return Rack(seat, pieces, colour=colour, next=next_seat)
