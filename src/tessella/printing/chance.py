"""Die and selector: the net of a cube, and a disc. A cell of the board has no say in their size."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from tessella.printing.figure import Figure, circle, moved, rectangle, turned
from tessella.printing.outline import outline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.box import Die, Selector
    from tessella.core.polyomino import Shape
    from tessella.printing.figure import Line, Point

NET: Final = ((1, 0), (1, 1), (1, 2), (1, 3), (0, 2), (2, 2))
"""Where the faces of a die lie before it is folded."""
GLUED: Final = frozenset({0, 2, 4, 5, 6, 10, 11})
"""The sides of the net's outline that have a flap, which is glued to another side."""
FLAP: Final = 0.25
"""How far a flap reaches, in sides of the die."""
SPREAD: Final = 0.6
"""How much of the face of a die a sign takes."""
INNER: Final = 0.42
STAR: Final = tuple(
    (reach * sin(n * pi / 5) / 2, reach * cos(n * pi / 5) / 2)
    for n, reach in enumerate((1, INNER) * 5)
)[::-1]
"""The sign of a face that lets the player choose."""
PEN: Final = 0.8
SPINDLE: Final = 1.6
"""Radius of the hole of a selector."""


def net(die: Die) -> Figure:
    """A cube before it is folded: it is cut along the outline, and glued at the flaps."""
    side = die.side
    corners = [(x * side, y * side) for x, y in outline(NET)]
    places = [((x + 0.5) * side, (y + 0.5) * side) for x, y in NET]
    whole = Figure(
        outline=tuple(_flapped([*corners, corners[0]], FLAP * side)),
        blocks=tuple(rectangle((x * side, y * side), (side, side)) for x, y in NET),
        signs=tuple(
            moved(sign(shape, SPREAD * side), place)
            for shape, place in zip(die.faces, places, strict=True)
        ),
    )
    left, low = (min(axis) for axis in zip(*whole.outline, strict=True))
    return whole.moved(-left, -low)


def _flapped(corners: list[Point], reach: float) -> Iterator[Point]:
    """The outline of a net with its flaps."""
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(corners)):
        yield ax, ay
        if number in GLUED:
            length = abs(bx - ax) + abs(by - ay)
            dx, dy = (bx - ax) / length * reach, (by - ay) / length * reach
            yield ax + dx + dy, ay + dy - dx
            yield bx - dx + dy, by - dy - dx


def sign(shape: Shape, size: float) -> Line:
    """A shape around (0, 0), as long as `size`; a star if there is none."""
    if not shape:
        return tuple((x * size, y * size) for x, y in STAR)
    corners = outline(shape)
    width, height = max(x for x, _ in corners), max(y for _, y in corners)
    scale = size / max(width, height, 3)
    return tuple(((x - width / 2) * scale, (y - height / 2) * scale) for x, y in corners)


def disc(selector: Selector) -> Figure:
    """A disc with a sector for each shape."""
    radius, count = selector.radius, len(selector.shapes)
    centre, step = (radius, radius), 360 / len(selector.shapes)
    spoke = ((0.0, radius * 0.16), (0.0, radius * 0.97))
    rim = circle(centre, radius)
    return Figure(
        outline=rim,
        blocks=(rim,),
        signs=tuple(
            moved(turned(moved(sign(shape, radius * 0.4), (0, radius * 0.66)), -n * step), centre)
            for n, shape in enumerate(selector.shapes)
        ),
        strokes=tuple(moved(turned(spoke, (n + 0.5) * step), centre) for n in range(count)),
        pen=PEN,
        holes=(circle(centre, SPINDLE),),
    )
