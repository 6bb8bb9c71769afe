"""What may be tried in a position: every way to lay a piece, whether the law allows it or not."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tessella.core.colour import colour_of
from tessella.core.lattice import Cell, around, corners, turns
from tessella.core.picture import Grid
from tessella.core.polyomino import Placement, Placements
from tessella.core.squares import Squares

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import State
    from tessella.core.picture import Lattice, Piece


def tries(state: State, pieces: frozenset[str]) -> Iterator[str]:
    """The texts of all placements of these pieces; on a lattice, near the tiles."""
    view = state.view(state.turn)
    rack = next(r for r in view.racks if colour_of(r) in (state.colour, None) and r.pieces)
    board = view.board
    of = partial(_on_grid, state, board) if isinstance(board, Grid) else partial(_near, board)
    for piece in rack.pieces:
        if piece.name in pieces:
            yield from of(piece)


def _on_grid(state: State, grid: Grid, piece: Piece) -> Iterator[str]:
    """A piece turned over may be another piece; it is left to that one."""
    board = Squares(grid.columns, grid.rows, rule="")
    for found in Placements(board, {piece.name: piece.cells}, flips=True).all:
        move = state.game.parse(found.text)
        if isinstance(move, Placement) and move.piece == piece.name:
            yield found.text


def _near(lattice: Lattice, piece: Piece) -> Iterator[str]:
    laid = [Cell("^" if tile.up else "v", tile.x, tile.y) for tile in lattice.tiles]
    points = {point for cell in laid for point in corners(cell)}
    cells = sorted({str(cell) for point in points for cell in around(point)})
    a, b, c = piece.numbers
    for cell in cells:
        yield from (f"{cell}:{x}{y}{z}" for x, y, z in turns((a, b, c)))
