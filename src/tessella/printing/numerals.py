"""Numerals as strokes of a pen, one high: they are inked by printers and engraved in solids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.printing.figure import arc, moved, turned

if TYPE_CHECKING:
    from tessella.printing.figure import Line, Point

WIDTH: Final = 0.6
PEN: Final = 0.15
NUMERALS: Final[tuple[tuple[Line, ...], ...]] = (
    (arc((0.3, 0.5), (0.29, 0.5), 0, 360),),
    (((0.1, 0.78), (0.36, 1), (0.36, 0)),),
    ((*arc((0.3, 0.71), (0.28, 0.29), 165, -35), (0.02, 0), (0.6, 0)),),
    (
        (
            *arc((0.29, 0.75), (0.25, 0.25), 150, -90),
            *arc((0.29, 0.26), (0.29, 0.26), 80, -150),
        ),
    ),
    (((0.45, 0), (0.45, 1), (0, 0.28), (0.62, 0.28)),),
    (((0.53, 1), (0.12, 1), *arc((0.28, 0.33), (0.3, 0.33), 125, -150)),),
)


def numeral(number: int, height: float, centre: Point, degrees: float) -> tuple[Line, ...]:
    """A number around a point, turned anticlockwise."""
    lines = (
        tuple(((x - WIDTH / 2) * height, (y - 0.5) * height) for x, y in line)
        for line in NUMERALS[number]
    )
    return tuple(moved(turned(line, degrees), centre) for line in lines)
