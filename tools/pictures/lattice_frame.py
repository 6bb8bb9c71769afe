"""Where things of a board of triangles lie on the page.

Points (x, y) of the lattice lie at (x + y/2, y·√3/2), upwards; `^x,y` and `vx,y` name the cells
between them, and numbers of a tile are clockwise from its left corner.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import dist, sqrt
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.picture import Triangle
from tools.pictures.svg import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.pictures.played import Position
    from tools.pictures.svg import Spot

Point: TypeAlias = tuple[int, int]

TILE = re.compile(r"([v^])(-?\d+),(-?\d+)(?::(\d)(\d)(\d))?")
HEIGHT = sqrt(3) / 2
GAP = 1.2
CURVE = 0.13
"""How much of each side its round corners take."""
FIGURE = 0.54
"""How far from its corner to the middle of a tile a number stands."""


def triangle(text: str) -> Triangle:
    """The tile, or the bare cell, that a text names."""
    match = TILE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no cell of the lattice")
    numbers = (int(match[4] or 0), int(match[5] or 0), int(match[6] or 0))
    return Triangle(match[1] == "^", int(match[2]), int(match[3]), numbers)


def corners(cell: Triangle) -> tuple[Point, Point, Point]:
    """The corners of a cell, clockwise from the left one."""
    x, y = cell.x, cell.y
    if cell.up:
        return (x, y), (x, y + 1), (x + 1, y)
    return (x, y + 1), (x + 1, y + 1), (x + 1, y)


def point(text: str) -> Point:
    """A point by its text: `-1,2`."""
    x, y = map(int, text.split(","))
    return x, y


def toward(start: Spot, end: Spot, share: float) -> Spot:
    """The place that lies at a share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(frozen=True, slots=True)
class LatticeFrame:
    """The lattice with its origin somewhere on the page, and the length of a side."""

    position: Position
    laid: tuple[Triangle, ...]
    origin: Spot
    size: float
    prefix: str

    def spot(self, at: Point) -> Spot:
        """A point of the lattice on the page."""
        return place(at, self.size, self.origin)

    def spots(self, cell: Triangle) -> list[Spot]:
        """The corners of a cell on the page, clockwise from the left one."""
        return [self.spot(corner) for corner in corners(cell)]

    def middle(self, cell: Triangle) -> Spot:
        """The middle of a cell."""
        return middle(self.spots(cell))

    def figures(self, cell: Triangle) -> list[Spot]:
        """Where the numbers of a tile stand."""
        spots = self.spots(cell)
        return [toward(spot, middle(spots), FIGURE) for spot in spots]

    def outline(self, cell: Triangle, gap: float = GAP) -> str:
        """The path data around a tile."""
        return rounded(self.spots(cell), gap)

    def sides(self, cell: Triangle) -> str:
        """The path data of the sides of a bare cell."""
        return "M" + "L".join(map(_pair, self.spots(cell))) + "z"


def place(at: Point, size: float, origin: Spot = (0, 0)) -> Spot:
    """A point of the lattice, sides of a length, on a page with the origin somewhere."""
    return origin[0] + size * (at[0] + at[1] / 2), origin[1] - size * at[1] * HEIGHT


def middle(spots: Sequence[Spot]) -> Spot:
    """The middle of some places."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def rounded(spots: Sequence[Spot], gap: float) -> str:
    """The path data of an equilateral triangle, drawn in by a gap, with round corners."""
    centre = middle(spots)
    share = 2 * gap / dist(spots[0], centre)
    inner = [toward(spot, centre, share) for spot in spots]
    parts = []
    for before, here, after in zip(inner[-1:] + inner, inner, inner[1:] + inner[:1], strict=False):
        start, end = toward(here, before, CURVE), toward(here, after, CURVE)
        parts.append(f"{_pair(start)}Q{_pair(here)} {_pair(end)}")
    return "M" + "L".join(parts) + "z"


def _pair(spot: Spot) -> str:
    return f"{number(spot[0])} {number(spot[1])}"


def bounds(points: Iterable[Point], size: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of some points, from the lattice's origin."""
    spots = [place(at, size) for at in points]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)
