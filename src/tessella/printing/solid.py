"""Solids for a printer of plastic: closed surfaces, cell by cell as in the box.

Cells are bevelled blocks that are joined inside; where they meet there is a groove on both faces,
so that a piece looks like its kin and sits on a board with raised lines. Signs are engraved.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from manifold3d import (  # type: ignore[import-not-found]
    CrossSection,
    FillRule,
    JoinType,
    Manifold,
    OpType,
)

from tessella.core.box import Die
from tessella.printing.chance import SPREAD, sign

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.box import Form
    from tessella.printing.figure import Figure, Line
    from tessella.printing.order import Order

BEVEL: Final = 0.5
GROOVE: Final = 0.8
DEPTH: Final = 0.6
"""How deep signs are engraved."""
SHARE: Final = 0.2
"""A thin part has bevels, grooves and signs no deeper than this share of it."""
SIDES: Final = 12
"""Corners of a round end of a stroke."""
MITRE: Final = 4
FACES: Final = ((0, 0, 0), (90, 0, 0), (180, 0, 0), (270, 0, 0), (0, 90, 0), (0, 270, 0))
"""How the top of a die is turned to each of its faces, in the order of its net."""


def solid(form: Form, figure: Figure, order: Order) -> Manifold:
    """A part as a solid that lies on the plate; its figure may have been turned."""
    if isinstance(form, Die):
        return die(form, order.clearance)
    return flat(figure, order.thickness, order.clearance)


def flat(figure: Figure, thickness: float, clearance: float) -> Manifold:
    """A figure as a solid of a thickness, smaller by the clearance on every side."""
    most = thickness * SHARE
    bevel, groove, depth = min(BEVEL, most), min(GROOVE, most), min(DEPTH, most)
    core = _inset(figure.outline, clearance).extrude(thickness - 2 * groove)
    blocks = [_block(block, thickness, clearance, bevel) for block in figure.blocks]
    whole = _union([core.translate((0, 0, groove)), *blocks])
    signs = [(ink, thickness - depth) for ink in _ink(figure)]
    holes = [(_section([hole]), -depth) for hole in figure.holes]
    cuts = [section.extrude(2 * thickness).translate((0, 0, z)) for section, z in signs + holes]
    return Manifold.batch_boolean([whole, *cuts], OpType.Subtract)


def die(form: Die, clearance: float) -> Manifold:
    """A bevelled cube with a sign engraved on each face."""
    side = form.side
    square = ((0, 0), (side, 0), (side, side), (0, side))
    cube = _block(square, side - 2 * clearance, clearance, 2 * BEVEL)
    top = side / 2 - clearance
    middle = cube.translate((-side / 2, -side / 2, -top))
    signs = [
        _section([sign(shape, SPREAD * side)])
        .extrude(2 * DEPTH)
        .translate((0, 0, top - DEPTH))
        .rotate(turn)
        for shape, turn in zip(form.faces, FACES, strict=True)
    ]
    return (middle - _union(signs)).translate((side / 2, side / 2, top))


def _section(lines: Iterable[Line]) -> CrossSection:
    return CrossSection(list(lines), FillRule.NonZero)


def _inset(polygon: Line, by: float) -> CrossSection:
    return _section([polygon]).offset(-by, JoinType.Miter, MITRE)


def _block(polygon: Line, height: float, inset: float, bevel: float) -> Manifold:
    """A convex block with bevelled edges above and below."""
    waist, rim = (_inset(polygon, by).to_polygons()[0] for by in (inset, inset + bevel))
    levels = ((rim, 0), (waist, bevel), (waist, height - bevel), (rim, height))
    return Manifold.hull_points([(x, y, z) for points, z in levels for x, y in points])


def _ink(figure: Figure) -> Iterator[CrossSection]:
    """The signs of a figure, and its strokes as wide as the pen."""
    yield from (_section([one]) for one in figure.signs)
    for line in figure.strokes:
        dots = [CrossSection.circle(figure.pen / 2, SIDES).translate(point) for point in line]
        links = [CrossSection.batch_hull(list(pair)) for pair in pairwise(dots)]
        yield CrossSection.batch_boolean(links, OpType.Add)


def _union(solids: list[Manifold]) -> Manifold:
    return Manifold.batch_boolean(solids, OpType.Add)
