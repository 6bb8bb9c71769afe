"""What a block does: lines made and prepared, its rows, holes, and shapes that no longer fit."""

from __future__ import annotations

from itertools import compress
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
LARGEST = 4
"""Cells of a block."""


def facts(view: TetrisDuelView, move: Move) -> tuple[Fact, ...]:
    """All that is counted, from the view of the seat that has the turn."""
    seat, before = cast("int", view.turn), view.state
    after, board = before.play(cast("Placement", move)), view.state.game.board
    laid, was = after.laid[seat], before.laid[seat]
    lines = board.full_rows(laid) ^ board.full_rows(was)
    holes = _holes(board, laid) & ~_holes(board, was)
    return (
        _rows(board, seat, "lines", lines),
        _rows(board, seat, "prepared", _prepared(after, seat)),
        Fact(FAMILY, "height", board.height(laid), is_good=False),
        Fact(FAMILY, "holes", holes.bit_count(), _names(board, seat, holes), is_good=False),
        Fact(FAMILY, "stuck", _stuck(after, seat), is_good=False),
    )


def _rows(board: Board, seat: int, name: str, cells: int) -> Fact:
    return Fact(FAMILY, name, cells.bit_count() // board.columns, _names(board, seat, cells))


def _prepared(state: TetrisDuelState, seat: int) -> int:
    """The cells of the rows that a seat could complete with one more block of the stock (TD-9)."""
    board, laid, found = state.game.board, state.laid[seat], 0
    lines = [board.row << row * board.columns for row in range(state.scores[seat])]
    nearly = [line for line in lines if 0 < (line & ~laid).bit_count() <= LARGEST]
    if state.result is not None or not nearly:
        return 0
    for shape in compress(SHAPES, state.stock):
        for block in state.blocks(seat, shape):
            found |= sum(line for line in nearly if not line & ~(laid | block))
    return found


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
