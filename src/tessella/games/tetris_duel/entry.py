"""Where a block can get to without being dropped into a closed space (TD-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.squares import bits
from tessella.games.tetris_duel.board import TURNED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.polyomino import Shape
    from tessella.games.tetris_duel.board import Board

BEYOND: Final = 4
"""Rows beyond the bar that a block needs to start in: its greatest height."""

Test: TypeAlias = Callable[[int], bool]


def region(board: Board, laid: int, rows: int, shape: str) -> Test:
    """Every cell is joined, through empty cells, to an empty cell of the row next to the bar."""
    del shape
    free = board.below(rows) & ~laid
    next_to_bar = board.below(rows) & ~board.below(max(rows - 1, 0))
    return _inside(board.flood(next_to_bar, free))


def drop(board: Board, laid: int, rows: int, shape: str) -> Test:
    """Every cell between the block and the bar, in its columns, is empty."""
    del shape
    covered, step = laid, board.columns
    while step < board.columns * rows:
        covered |= covered >> step
        step *= 2
    return _inside(board.below(rows) & ~covered)


def slide(board: Board, laid: int, rows: int, shape: str) -> Test:
    """The block comes in from beyond the bar by single steps, sideways or towards the edge."""
    ends = {end for turned in TURNED[shape] for end in _slides(board, laid, rows, turned)}
    return ends.__contains__


ENTRIES: Final[dict[str, Callable[[Board, int, int, str], Test]]] = {
    "region": region,
    "slide": slide,
    "drop": drop,
}


def _inside(cells: int) -> Test:
    return lambda block: not block & ~cells


def _slides(board: Board, laid: int, rows: int, turned: Shape) -> Iterator[int]:
    """All places in the territory where a block, turned so, can slide to.

    A place is the bit of the corner of the block's bounding box; all places are moved at once.
    """
    wide, high = (max(axis) + 1 for axis in zip(*turned, strict=True))
    columns = board.columns
    free = ((1 << columns * (rows + BEYOND)) - 1) & ~laid
    line = (1 << columns - wide + 1) - 1
    fits = sum(line << columns * row for row in range(rows + 1))
    for x, y in turned:
        fits &= free >> (columns * y + x)
    reached, before = fits & (line << columns * rows), 0
    left, right = _edges(columns, rows + 1)
    while reached != before:
        before = reached
        sideways = (reached & ~right) << 1 | (reached & ~left) >> 1
        reached |= (sideways | reached >> columns) & fits
    block = sum(1 << columns * y + x for x, y in turned)
    for corner in bits(reached & board.below(max(rows - high + 1, 0))):
        yield block << corner


def _edges(columns: int, rows: int) -> tuple[int, int]:
    """The leftmost and the rightmost cells of so many rows."""
    left = sum(1 << columns * row for row in range(rows))
    return left, left << columns - 1
