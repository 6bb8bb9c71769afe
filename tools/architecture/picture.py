"""A picture of layers: a column for each list, a box for each layer."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from tools.pictures.page import sheet
from tools.pictures.svg import element, moved, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.architecture.layers import Layer, Storeys
    from tools.pictures.svg import Element

WIDTH, GAP, PADDING = 224.0, 20.0, 24.0
TITLE, LINE, INSIDE, BETWEEN = 34.0, 20.0, 14.0, 8.0
LETTERS = 24
"""So many letters have room in a line."""
SIGN = " · "


def drawn_house(columns: Iterable[Storeys]) -> str:
    """The text of the picture's file."""
    columns = tuple(columns)
    elements = [
        moved(_column(column), PADDING + place * (WIDTH + GAP), PADDING)
        for place, column in enumerate(columns)
    ]
    wide = 2 * PADDING + len(columns) * (WIDTH + GAP) - GAP
    return sheet(wide, 2 * PADDING + max(map(_height, columns)), elements)


def _column(column: Storeys) -> Iterator[Element]:
    """The folder's name, and under it the boxes."""
    yield text(f"{column.folder}/", (WIDTH / 2, LINE / 2), "figure")
    heights = [_box(layer) + BETWEEN for layer in column.layers]
    for layer, top in zip(column.layers, accumulate(heights, initial=TITLE), strict=False):
        yield moved(_storey(layer), 0, top)


def _storey(layer: Layer) -> Iterator[Element]:
    yield element("rect", class_="cell", width=WIDTH, height=_box(layer), rx=6)
    for number, line in enumerate(_lines(layer)):
        yield text(line, (WIDTH / 2, (INSIDE + LINE) / 2 + number * LINE), "small")


def _lines(layer: Layer) -> list[str]:
    """Names beside each other, as many in a line as have room."""
    lines = [layer[0]]
    for name in layer[1:]:
        longer = f"{lines[-1]}{SIGN}{name}"
        if len(longer) <= LETTERS:
            lines[-1] = longer
        else:
            lines.append(name)
    return lines


def _box(layer: Layer) -> float:
    return INSIDE + LINE * len(_lines(layer))


def _height(column: Storeys) -> float:
    return TITLE + sum(_box(layer) + BETWEEN for layer in column.layers) - BETWEEN
