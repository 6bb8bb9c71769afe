"""Boards of triangles: cells, the points between them, and tiles with a number in each corner.

Points (x, y) lie at (x + y/2, y·√3/2). A cell is a triangle between three of them, point up or
down; its corners go clockwise from the left one.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

Numbers: TypeAlias = tuple[int, int, int]
"""Three numbers clockwise; a tile is named by them from its lowest corner on."""
Point: TypeAlias = tuple[int, int]


class Cell(NamedTuple):
    """A triangle of the lattice: point up (`^`) or down (`v`)."""

    kind: str
    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.kind}{self.x},{self.y}"


ORIGIN: Final = Cell("^", 0, 0)


def turns(tile: Numbers) -> tuple[Numbers, ...]:
    """The ways to turn a tile, each once."""
    a, b, c = tile
    return tuple(dict.fromkeys([(a, b, c), (b, c, a), (c, a, b)]))


@cache
def corners(cell: Cell) -> tuple[Point, Point, Point]:
    """The corners of a cell, clockwise from the left one."""
    kind, x, y = cell
    if kind == "^":
        return (x, y), (x, y + 1), (x + 1, y)
    return (x, y + 1), (x + 1, y + 1), (x + 1, y)


@cache
def across(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells across the three sides; side i joins corners i and i + 1."""
    kind, x, y = cell
    if kind == "^":
        return Cell("v", x - 1, y), Cell("v", x, y), Cell("v", x, y - 1)
    return Cell("^", x, y + 1), Cell("^", x + 1, y), Cell("^", x, y)


AROUND: Final = (("^", 0, 0), ("^", 0, -1), ("^", -1, 0), ("v", 0, -1), ("v", -1, -1), ("v", -1, 0))


@cache
def around(point: Point) -> tuple[Cell, ...]:
    """The six cells around a point."""
    x, y = point
    return tuple(Cell(kind, x + dx, y + dy) for kind, dx, dy in AROUND)
