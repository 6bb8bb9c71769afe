"""Small things of ink: badges, tags, arrows, brackets."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING, Final

from tools.pictures.svg import Element, circle, element, group, line, moved, number, path, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.pictures.svg import Spot

BADGE: Final = 13.0
TAG_HEIGHT: Final = 26.0
HEAD: Final = 6.0
GLYPHS: Final = {
    "✓": ("tick", "M-5.5 .5L-1.5 4.8L6 -4.5"),
    "✗": ("cross", "M-4.6 -4.6L4.6 4.6M4.6 -4.6L-4.6 4.6"),
}


def badge(sign: str, at: Spot, *, scale: float = 1, class_: str = "ink") -> Element:
    """A sign in a quiet circle; a star may have a class of its own."""
    kind, data = GLYPHS.get(sign) or (class_, star(8))
    place = f"translate({number(at[0])} {number(at[1])})"
    if scale != 1:
        place += f" scale({number(scale)})"
    return group((circle((0, 0), BADGE, "disc"), path(data, kind)), transform=place)


def star(radius: float) -> str:
    """The path data of a star with five points."""
    spots = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.42
        angle = step * pi / 5 - pi / 2
        spots.append(f"{number(reach * cos(angle))} {number(reach * sin(angle))}")
    return "M" + "L".join(spots) + "z"


def tag_width(words: str) -> float:
    """How wide a tag is, whatever the font makes of its figures."""
    return max(TAG_HEIGHT + 8, 22 + 10 * len(words))


def tag(words: str, at: Spot, colour: str) -> Element:
    """Points on a tag of a seat's colour, its centre at a place."""
    wide = tag_width(words)
    plate = element(
        "rect",
        class_=f"face-{colour}",
        x=-wide / 2,
        y=-TAG_HEIGHT / 2,
        width=wide,
        height=TAG_HEIGHT,
        rx=TAG_HEIGHT / 2,
    )
    return moved((plate, text(words, (0, 0), f"label-{colour}")), *at)


def numeral(words: str, at: Spot) -> Iterator[Element]:
    """A figure in a small circle."""
    yield circle(at, 10.5, "spot")
    yield text(words, at, "small")


def arrow(start: Spot, end: Spot) -> Iterator[Element]:
    """A straight arrow."""
    yield path(line(start, end) + head(start, end), "stroke")


def head(start: Spot, end: Spot) -> str:
    """The path data of an arrow's head at the end of a line."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    wings = [
        (end[0] - HEAD * cos(angle + a), end[1] - HEAD * sin(angle + a)) for a in (0.55, -0.55)
    ]
    return line(wings[0], end) + "L" + f"{number(wings[1][0])} {number(wings[1][1])}"


def bracket(x: float, top: float, bottom: float, words: str) -> Iterator[Element]:
    """A bracket that opens to the left, and what it measures."""
    low, high = number(bottom - 1), number(top + 1)
    left, right = number(x), number(x + 6)
    yield path(f"M{left} {high}H{right}V{low}H{left}", "stroke")
    yield text(words, (x + 16, (top + bottom) / 2), "small")


def haloed(data: str, class_: str) -> Iterable[Element]:
    """A line with a bright seam around it, to be seen on any ground."""
    return path(data, "halo"), path(data, class_)
