"""What a block does: lines, rows from the edge, holes, and shapes that no longer fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tessella.core.fact import Fact
from tessella.games.tetris_duel.board import SHAPES

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.polyomino import Placement
    from tessella.games.tetris_duel.board import Board
    from tessella.games.tetris_duel.state import TetrisDuelState
    from tessella.games.tetris_duel.view import TetrisDuelView

FAMILY = "td"


def facts(view: TetrisDuelView, move: Move) -> tuple[Fact, ...]:
    """All that is counted, from the view of the seat that has the turn."""
    seat, before = cast("int", view.turn), view.state
    after, board = before.play(cast("Placement", move)), view.state.game.board
    laid, was = after.laid[seat], before.laid[seat]
    lines = board.full_rows(laid) ^ board.full_rows(was)
    holes = _holes(board, laid) & ~_holes(board, was)
    return (
        Fact(FAMILY, "lines", lines.bit_count() // board.columns, _names(board, seat, lines)),
        Fact(FAMILY, "height", board.height(laid), is_good=False),
        Fact(FAMILY, "holes", holes.bit_count(), _names(board, seat, holes), is_good=False),
        Fact(FAMILY, "stuck", _stuck(after, seat), is_good=False),
    )


def _holes(board: Board, laid: int) -> int:
    """Empty cells that have a block between them and the bar, in their column."""
    covered, step = laid, board.columns
    while step < len(board.names):
        covered |= covered >> step
        step *= 2
    return covered & ~laid


def _stuck(state: TetrisDuelState, seat: int) -> int:
    """How many shapes in stock a seat could not lay as the board is now; it would lose (TD-14)."""
    if state.result is not None:
        return 0
    return sum(
        left > 0 and not state.fits(seat, shape)
        for shape, left in zip(SHAPES, state.stock, strict=True)
    )


def _names(board: Board, seat: int, cells: int) -> tuple[str, ...]:
    return tuple(board.names[cell] for cell in board.named_by(seat, cells))
