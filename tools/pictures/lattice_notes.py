"""What is drawn over a board of triangles to make a rule plain."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import TYPE_CHECKING, ClassVar

from tessella.core.palette import PLAIN
from tools.pictures.lattice_frame import point, triangle
from tools.pictures.played import ContradictionError
from tools.pictures.signs import head
from tools.pictures.svg import circle, number, path, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.picture import Triangle
    from tools.pictures.lattice_frame import LatticeFrame
    from tools.pictures.svg import Element

RING = 7.0
BESIDE = {
    "left": (-10, 0, "end"),
    "right": (10, 0, "start"),
    "above": (0, -25, ""),
    "below": (12, 15, "start"),
}
"""Where a point's name stands: how far off, and its anchor."""


@dataclass(frozen=True, slots=True)
class Rings:
    """Points in question: `-1,2 0,0`."""

    points: str
    room: ClassVar[float] = 0

    def cells(self) -> Iterable[Triangle]:
        """No cells of its own."""
        return ()

    def draw(self, frame: LatticeFrame) -> Iterator[Element]:
        """A small ring around each."""
        for name in self.points.split():
            yield circle(frame.spot(point(name)), RING, "halo")
            yield circle(frame.spot(point(name)), RING, "accent")


@dataclass(frozen=True, slots=True)
class EmptyCells:
    """Cells that are empty, which matters."""

    names: str
    room: ClassVar[float] = 0

    def cells(self) -> Iterable[Triangle]:
        """The cells named."""
        return map(triangle, self.names.split())

    def draw(self, frame: LatticeFrame) -> Iterator[Element]:
        """A dot on each, and its outline."""
        filled = {(tile.up, tile.x, tile.y) for tile in frame.laid}
        for cell in self.cells():
            if (cell.up, cell.x, cell.y) in filled:
                raise ContradictionError(f"{cell} is not empty")
            yield path(frame.outline(cell, gap=3), "void")
            yield circle(frame.middle(cell), 4, "speck")


@dataclass(frozen=True, slots=True)
class Clockwise:
    """The way in which a tile's numbers are read, from its left corner on."""

    cell: str
    room: ClassVar[float] = 0

    def cells(self) -> Iterable[Triangle]:
        """No cells of its own."""
        return ()

    def draw(self, frame: LatticeFrame) -> Iterator[Element]:
        """An arrow around the middle of the tile."""
        x, y = frame.middle(triangle(self.cell))
        reach = frame.size * 0.13

        def on(angle: float) -> tuple[float, float]:
            return x + reach * cos(radians(angle)), y + reach * sin(radians(angle))

        (x1, y1), (x2, y2), before = on(150), on(390), on(355)
        round_ = number(reach)
        start, end = f"M{number(x1)} {number(y1)}", f"{number(x2)} {number(y2)}"
        arc = f"{start}A{round_} {round_} 0 1 1 {end}"
        yield path(arc + head(before, (x2, y2)), f"trace-{PLAIN}")


@dataclass(frozen=True, slots=True)
class Names:
    """Bare cells with their names; `lettered` ones show the order of their corners."""

    names: str
    lettered: str
    room: ClassVar[float] = 52

    def cells(self) -> Iterable[Triangle]:
        """The cells named."""
        return map(triangle, self.names.split())

    def draw(self, frame: LatticeFrame) -> Iterator[Element]:
        """An outline around each cell, its name in the middle, a, b, c in its corners."""
        for name in self.names.split():
            cell = triangle(name)
            yield path(frame.sides(cell), "cell")
            yield text(name, frame.middle(cell), "figure")
            if name in self.lettered.split():
                for letter, spot in zip("abc", frame.figures(cell), strict=True):
                    yield text(letter, spot, "text")


@dataclass(frozen=True, slots=True)
class PointName:
    """A point with its name at a side of it."""

    at: str
    beside: str
    room: ClassVar[float] = 0

    def cells(self) -> Iterable[Triangle]:
        """No cells of its own."""
        return ()

    def draw(self, frame: LatticeFrame) -> Iterator[Element]:
        """A dot and the name."""
        x, y = frame.spot(point(self.at))
        right, down, anchor = BESIDE[self.beside]
        yield circle((x, y), 4, "ink")
        yield text(self.at, (x + right, y + down), "small", anchor=anchor)
