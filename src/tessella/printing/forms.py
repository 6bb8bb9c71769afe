"""From the forms in a box to figures."""

from __future__ import annotations

from functools import singledispatch
from math import sqrt
from typing import TYPE_CHECKING, Final

from tessella.core.box import Bar, Die, Foot, Form, Pointer, Polyomino, Selector, Tile
from tessella.printing.chance import disc, net
from tessella.printing.figure import Figure, circle, rectangle
from tessella.printing.numerals import PEN, numeral
from tessella.printing.outline import outline

if TYPE_CHECKING:
    from tessella.core.polyomino import Shape
    from tessella.printing.figure import Line, Point

DOT: Final = 0.12
"""Radius of the dot on a piece, in cells."""
BLUNT: Final = 0.04
"""How much of a tile's side each corner loses."""
INWARDS: Final = 0.58
"""How far from the middle of a tile towards its corner a numeral stands."""
NUMERAL: Final = 0.2
"""The height of a numeral, in sides of a tile."""


@singledispatch
def figure_of(form: Form, cell: float) -> Figure:
    """A form where a cell has this size."""
    raise NotImplementedError(form, cell)


@figure_of.register
def _polyomino(form: Polyomino, cell: float) -> Figure:
    return Figure(
        outline=tuple((x * cell, y * cell) for x, y in outline(form.cells)),
        blocks=tuple(rectangle((x * cell, y * cell), (cell, cell)) for x, y in form.cells),
        signs=(circle(_heart(form.cells, cell), DOT * cell),) if form.dotted else (),
    )


def _heart(shape: Shape, cell: float) -> Point:
    """The middle of the cell that lies nearest to the middle of the shape."""
    middle_x, middle_y = (sum(axis) / len(shape) for axis in zip(*shape, strict=True))
    x, y = min(shape, key=lambda c: (c[0] - middle_x) ** 2 + (c[1] - middle_y) ** 2)
    return (x + 0.5) * cell, (y + 0.5) * cell


@figure_of.register
def _tile(form: Tile, cell: float) -> Figure:
    corners = ((0.0, 0.0), (cell / 2, cell * sqrt(3) / 2), (cell, 0.0))
    middle = (cell / 2, cell / sqrt(12))
    blunt = _blunted((corners[0], corners[2], corners[1]), BLUNT)
    strokes = (
        line
        for number, corner, degrees in zip(form.numbers, corners, (120, 0, 240), strict=True)
        for line in numeral(number, NUMERAL * cell, _towards(corner, middle), degrees)
    )
    left, low = min(x for x, _ in blunt), min(y for _, y in blunt)
    whole = Figure(blunt, (blunt,), strokes=tuple(strokes), pen=PEN * NUMERAL * cell)
    return whole.moved(-left, -low)


def _towards(corner: Point, middle: Point) -> Point:
    """The place of the numeral of a corner."""
    (x, y), (mx, my) = corner, middle
    return mx + (x - mx) * INWARDS, my + (y - my) * INWARDS


def _blunted(polygon: Line, share: float) -> Line:
    """A polygon that loses a share of both sides at each corner."""
    points = []
    for n, (x, y) in enumerate(polygon):
        for ox, oy in (polygon[n - 1], polygon[(n + 1) % len(polygon)]):
            points.append((x + (ox - x) * share, y + (oy - y) * share))
    return tuple(points)


@figure_of.register
def _bar(form: Bar, cell: float) -> Figure:
    whole = rectangle((0, 0), (form.length * cell, form.width * cell))
    return Figure(whole, (whole,))


@figure_of.register
def _pointer(form: Pointer, cell: float) -> Figure:
    length, width = form.length * cell, form.width * cell
    whole = ((0.0, 0.0), (length / 2, 0.0), (length, width / 2), (length / 2, width), (0.0, width))
    return Figure(whole, (whole,))


@figure_of.register
def _foot(form: Foot, cell: float) -> Figure:
    width, height = form.width * cell, form.height * cell
    side, floor = (form.width - form.slot) / 2 * cell, (form.height - form.depth) * cell
    far = width - side
    whole = (
        *((0.0, 0.0), (width, 0.0), (width, height), (far, height)),
        *((far, floor), (side, floor), (side, height), (0.0, height)),
    )
    blocks = (
        rectangle((0, 0), (side, height)),
        rectangle((side, 0), (far - side, floor)),
        rectangle((far, 0), (side, height)),
    )
    return Figure(whole, blocks)


@figure_of.register
def _die(form: Die, cell: float) -> Figure:
    del cell
    return net(form)


@figure_of.register
def _selector(form: Selector, cell: float) -> Figure:
    del cell
    return disc(form)
