"""A picture as a file: panels side by side on a sheet of paper."""

from __future__ import annotations

import string
from itertools import islice
from math import ceil
from typing import TYPE_CHECKING

from tools.pictures.drawn import STRIP
from tools.pictures.enamel import HATCH, SOFT, WEAVES, weave
from tools.pictures.grid import draw_grid
from tools.pictures.lattice import draw_lattice
from tools.pictures.played import position
from tools.pictures.rows import GridPanel, LatticePanel, PieceShelves
from tools.pictures.shelves import draw_pieces, draw_tiles
from tools.pictures.signs import arrow
from tools.pictures.svg import element, moved
from tools.pictures.theme import style

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tools.pictures.drawn import Drawn
    from tools.pictures.rows import Picture, TileShelves
    from tools.pictures.svg import Element

PADDING, GAP, ARROW_GAP = 22.0, 24.0, 60.0
CORNER = 14.0


def drawn_picture(picture: Picture) -> str:
    """The text of a picture's file."""
    panels = (
        drawn_panel(panel, picture.size, prefix)
        for panel, prefix in zip(picture.panels, string.ascii_lowercase, strict=False)
    )
    gap = ARROW_GAP if picture.then else GAP
    rows = []
    while row := list(islice(panels, picture.across)):
        rows.append(row)
    wide = max(width_of(row, gap) for row in rows)
    top = PADDING
    elements: list[Element] = []
    for row in rows:
        left = PADDING + (wide - width_of(row, gap)) / 2
        elements += laid_out(row, left, top, gap, then=picture.then)
        top += max(one.height for one in row) + STRIP * any(one.sign for one in row) + GAP
    return sheet(wide + 2 * PADDING, top - GAP + PADDING, elements)


def drawn_panel(
    panel: GridPanel | LatticePanel | PieceShelves | TileShelves, size: float, prefix: str
) -> Drawn:
    """A panel of any kind."""
    match panel:
        case GridPanel():
            return draw_grid(panel, position(panel), size, prefix)
        case LatticePanel():
            return draw_lattice(panel, position(panel), size, prefix)
        case PieceShelves():
            return draw_pieces(panel, size, prefix)
        case _:
            return draw_tiles(panel, size, prefix)


def width_of(row: Sequence[Drawn], gap: float) -> float:
    """How wide panels are side by side."""
    return sum(one.width for one in row) + gap * (len(row) - 1)


def laid_out(
    row: Sequence[Drawn], left: float, top: float, gap: float, *, then: bool = False
) -> Iterator[Element]:
    """Panels side by side, and their signs under them in a row of their own."""
    high = max(one.height for one in row)
    for number, one in enumerate(row):
        yield moved(one.elements, left, top + (high - one.height) * one.sinks)
        if one.sign:
            yield moved(one.sign, left + one.middle, top + high + STRIP / 2)
        left += one.width + gap
        if then and number < len(row) - 1:
            middle = top + high / 2
            yield from arrow((left - gap * 0.8, middle), (left - gap * 0.3, middle))


def sheet(width: float, height: float, elements: Iterable[Element]) -> str:
    """A whole file: the paper, what lies on it, and the styles and patterns that it uses."""
    wide, high = ceil(width), ceil(height)
    paper = element("rect", class_="page", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=CORNER)
    shown = (paper, *elements)
    patterns = tuple(_patterns(shown))
    used = (one for top in (*shown, *patterns) for one in top.walk())
    root = element(
        "svg",
        style(used),
        element("defs", *patterns),
        *shown,
        xmlns="http://www.w3.org/2000/svg",
        width=wide,
        height=high,
        viewBox=f"0 0 {wide} {high}",
        role="img",
    )
    return "\n".join(root.lines()) + "\n"


def _patterns(elements: Iterable[Element]) -> Iterator[Element]:
    """The filters and patterns that some elements speak of."""
    spoken = {value for one in elements for part in one.walk() for _, value in part.attributes}
    if "url(#soft)" in spoken:
        yield SOFT
    if "hole" in spoken:
        yield HATCH
    for value in sorted(spoken):
        name = value.removeprefix("url(#").removesuffix(")")
        if value.startswith("url(#") and name.partition("-")[0] in WEAVES:
            yield weave(name)
