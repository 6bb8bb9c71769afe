"""What everybody may see of a game, as text and as an array of colours."""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, Final

import numpy as np

from tessella import engine
from tessella.core.lattice import Cell, corners
from tessella.core.palette import DAY, PAINTS, PLAIN
from tessella.core.picture import Grid, Lattice

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella.core import Game, View
    from tessella.engine import Batch

    Picture = NDArray[np.uint8]

CELL: Final = 12
"""Pixels of the side of a cell, its line included."""
SIDE: Final = 30
"""Pixels of the side of a triangle, which has three numbers on it."""
DIGITS: Final = tuple(
    np.array([[sign == "#" for sign in row] for row in rows.split()])
    for rows in (
        "### #.# #.# #.# ###",
        ".#. ##. .#. .#. ###",
        "### ..# ### #.. ###",
        "### ..# .## ..# ###",
        "#.# #.# ### ..# ..#",
        "### #.. ### ..# ###",
    )
)
"""The numbers from 0 to 5, pixel by pixel."""
MARGIN: Final = 1
"""Cells around what lies on a board without bounds."""
HEIGHT: Final = math.sqrt(3) / 2


MODES: Final = ("human", "ansi", "rgb_array")


def rendered(game: Game, batch: Batch, mode: str | None) -> str | Picture | None:
    """The only game of a batch: as text, as colours, or written to the terminal."""
    if mode is None:
        return None
    view = engine.to_law(game, batch[0]).view(None)
    if mode == "rgb_array":
        return picture(view)
    if mode == "ansi":
        return text(view)
    sys.stdout.write(text(view))
    return None


def text(view: View) -> str:
    """The board, then scores and turn: plain text, the lowest row last."""
    scores = " ".join(map(str, view.scores))
    rolled = f", rolled: {view.rolled}" if view.rolled else ""
    return f"{_board_text(view.board)}\nscores: {scores}, turn: {view.turn}{rolled}\n"


def _board_text(board: Grid | Lattice) -> str:
    if isinstance(board, Lattice):
        tiles = (f"{'^' if t.up else 'v'}{t.x},{t.y}:{t.numbers}" for t in board.tiles)
        return "\n".join(tiles)
    signs, wide = board.signs, board.columns
    rows = [signs[row * wide : (row + 1) * wide] for row in range(board.rows)]
    return "\n".join(reversed(rows))


def picture(view: View) -> Picture:
    """The board as rows of pixels with three colours each, the highest first."""
    board = view.board
    return _triangles(board) if isinstance(board, Lattice) else _squares(view, board)


def _rgb(colour: str) -> tuple[int, ...]:
    """The three numbers of `#rrggbb`."""
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def _squares(view: View, board: Grid) -> Picture:
    paints = [_rgb(PAINTS[name].day.face) for name in view.game.colours]
    empty = _rgb(DAY.board)
    cells = [empty if colour is None else paints[colour] for colour in board.colours]
    small = np.array(cells, np.uint8).reshape(board.rows, board.columns, 3)[::-1]
    drawn = small.repeat(CELL, axis=0).repeat(CELL, axis=1)
    drawn[::CELL] = drawn[:, ::CELL] = _rgb(DAY.line)
    if board.bar is not None:
        drawn[(board.rows - board.bar) * CELL - 1 : (board.rows - board.bar) * CELL + 1] = _rgb(
            DAY.ink
        )
    return drawn


def _triangles(board: Lattice) -> Picture:
    spots = [_corners(tile.up, tile.x, tile.y) for tile in board.tiles] or [_corners(True, 0, 0)]  # noqa: FBT003
    points = np.array(spots)
    low, high = points.min((0, 1)) - MARGIN, points.max((0, 1)) + MARGIN
    wide, tall = (np.ceil((high - low) * SIDE)).astype(int)
    across, down = np.meshgrid(np.arange(wide) + 0.5, np.arange(tall) + 0.5)
    x, y = across / SIDE + low[0], low[1] + (tall - down) / SIDE
    drawn = np.full((tall, wide, 3), _rgb(DAY.board), np.uint8)
    for tile, spot in zip(board.tiles, points, strict=False):
        inside = _depth(spot, x, y)
        drawn[inside > 0] = _rgb(PAINTS[PLAIN].day.edge)
        drawn[inside > 1 / SIDE] = _rgb(PAINTS[PLAIN].day.face)
        for number, corner in zip(tile.numbers, spot, strict=True):
            right, up = ((corner + spot.mean(0)) / 2 - low) * SIDE
            _write(drawn, number, int(right), tall - int(up))
    return drawn


def _write(drawn: Picture, number: int, across: int, down: int) -> None:
    """A number around a pixel."""
    rows, columns = DIGITS[number].shape
    left, top = across - columns // 2, down - rows // 2
    drawn[top : top + rows, left : left + columns][DIGITS[number]] = _rgb(DAY.ink)


def _corners(up: bool, x: int, y: int) -> list[tuple[float, float]]:  # noqa: FBT001
    """Where the corners of a cell lie in the plane."""
    return [(i + j / 2, j * HEIGHT) for i, j in corners(Cell("^" if up else "v", x, y))]


def _depth(
    spots: NDArray[np.float64], x: NDArray[np.float64], y: NDArray[np.float64]
) -> NDArray[np.float64]:
    """How far each point lies inside a triangle whose corners go clockwise; below 0 outside."""
    sides = zip(spots, np.roll(spots, -1, axis=0), strict=True)
    depths = [(x - ax) * (by - ay) - (y - ay) * (bx - ax) for (ax, ay), (bx, by) in sides]
    least: NDArray[np.float64] = np.minimum.reduce(depths)
    return least
