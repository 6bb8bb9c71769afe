"""Tetris Duel as a seat sees it: everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tessella.core.picture import Grid, Piece, Rack
from tessella.core.polyomino import Placement
from tessella.core.squares import bits
from tessella.core.view import OpenView, shared
from tessella.games.tetris_duel.board import SHAPES

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.games.tetris_duel.state import TetrisDuelState

KEPT_RACKS: Final = 4096
ROWS_WEIGHT, HOLE_WEIGHT, BUMP_WEIGHT, HEIGHT_WEIGHT = 3.0, 4.0, 0.5, 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class TetrisDuelView(OpenView["TetrisDuelState"]):
    """A view of an open game."""

    def appeal(self, move: Move) -> tuple[float, ...]:
        """A win first; then rows gained, against holes, bumps and height of the own stack."""
        if self.seat is None or not isinstance(move, Placement):
            return (0,)
        after = self.state.play(move)
        wins = after.result is not None and self.seat in after.result.winners
        gained = after.scores[self.seat] - self.scores[self.seat]
        return (wins, ROWS_WEIGHT * gained - _roughness(after, self.seat))

    def marker(self, seat: int) -> int:
        """The highest completed line of a seat, counted from its edge; 0 if none (TD-12)."""
        return _marker(self.state, seat)


def _marker(state: TetrisDuelState, seat: int) -> int:
    board = state.game.board
    return board.height(board.full_rows(state.laid[seat]))


def _roughness(state: TetrisDuelState, seat: int) -> float:
    """How bad a stack looks: cells under cover, steps between columns, and its height."""
    laid = state.laid[seat]
    heights = state.game.board.heights(laid)
    holes = sum(heights) - laid.bit_count()
    bumps = sum(abs(a - b) for a, b in pairwise(heights))
    return HOLE_WEIGHT * holes + BUMP_WEIGHT * bumps + HEIGHT_WEIGHT * sum(heights)


def seen(state: TetrisDuelState, seat: int | None) -> TetrisDuelView:
    """The view of a seat."""
    return TetrisDuelView(
        **shared(state, seat),
        board=_grid(state),
        racks=(_rack(state.stock),),
        rolled=state.shape,
        state=state,
    )


@lru_cache(KEPT_RACKS)
def _rack(stock: tuple[int, ...]) -> Rack:
    left = zip(SHAPES, stock, strict=True)
    return Rack(None, tuple(Piece(name, n, SHAPES[name]) for name, n in left if n))


def _grid(state: TetrisDuelState) -> Grid:
    board = state.game.board
    cells = len(board.names)
    laid = (state.laid[0], _turned(cells, state.laid[1]))
    full = board.full_rows(state.laid[0]) | _turned(cells, board.full_rows(state.laid[1]))
    return Grid(
        board.columns,
        board.rows,
        laid,
        bar=state.scores[0],
        done=frozenset(bits(full)),
        markers=(_marker(state, 0), _marker(state, 1)),
    )


def _turned(cells: int, laid: int) -> int:
    """A set of cells that seat 1 sees, as the board names them: the last cell comes first."""
    return int(f"{laid:0{cells}b}"[::-1], 2)
