"""A part as it lies on the table, in millimetres: x to the right, y upwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]
"""Points joined by strokes; a polygon goes round anticlockwise, back to where it began."""
Size: TypeAlias = tuple[float, float]

ROUND = 48
"""Corners of a polygon that passes for a circle."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a part looks like from above.

    It is cut along the outline, and made of convex blocks with grooves between them. Signs are in
    ink, or engraved: filled ones, and strokes as wide as the pen. The caption stands beside it.
    """

    outline: Line
    blocks: tuple[Line, ...]
    signs: tuple[Line, ...] = ()
    strokes: tuple[Line, ...] = ()
    pen: float = 0
    holes: tuple[Line, ...] = ()
    caption: str = ""

    @property
    def size(self) -> Size:
        """How wide and how high it is; it begins at (0, 0)."""
        return max(x for x, _ in self.outline), max(y for _, y in self.outline)

    def mapped(self, place: Callable[[Point], Point]) -> Figure:
        """The figure with every point put elsewhere."""

        def lines(given: Iterable[Line]) -> tuple[Line, ...]:
            return tuple(tuple(map(place, line)) for line in given)

        return replace(
            self,
            outline=lines([self.outline])[0],
            blocks=lines(self.blocks),
            signs=lines(self.signs),
            strokes=lines(self.strokes),
            holes=lines(self.holes),
        )

    def moved(self, dx: float, dy: float) -> Figure:
        """The figure elsewhere."""
        return self.mapped(lambda point: (point[0] + dx, point[1] + dy))

    def upright(self) -> Figure:
        """The figure after a quarter of a turn, at (0, 0) again."""
        _, height = self.size
        return self.mapped(lambda point: (height - point[1], point[0]))


def turned(line: Line, degrees: float) -> Line:
    """A line turned anticlockwise around (0, 0)."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return tuple((x * c - y * s, x * s + y * c) for x, y in line)


def moved(line: Line, to: Point) -> Line:
    """A line with its (0, 0) elsewhere."""
    return tuple((x + to[0], y + to[1]) for x, y in line)


def arc(centre: Point, radii: Size, start: float, end: float) -> Line:
    """A part of an ellipse, from one angle to another, in degrees."""
    steps = max(2, round(abs(end - start) / 360 * ROUND))
    angles = ((start + (end - start) * n / steps) * pi / 180 for n in range(steps + 1))
    return tuple((centre[0] + radii[0] * cos(a), centre[1] + radii[1] * sin(a)) for a in angles)


def circle(centre: Point, radius: float) -> Line:
    """A polygon that passes for a circle."""
    return arc(centre, (radius, radius), 0, 360)[:-1]


def rectangle(corner: Point, size: Size) -> Line:
    """A rectangle, from its lower left corner."""
    (x, y), (width, height) = corner, size
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)
