"""Which figure lies where: rows of figures, on as many pages as it takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.printing.errors import PieceError
from tessella.printing.forms import figure_of
from tessella.printing.order import written

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.printing.figure import Figure, Point, Size
    from tessella.printing.order import Item, Order
    from tessella.printing.paper import Paper

GAP: Final = 4.0
"""Room for scissors between two figures."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A figure that lies on a page, its lower left corner at a point."""

    item: Item
    figure: Figure
    at: Point


def pages(order: Order, paper: Paper, below: float = 0) -> list[list[Laid]]:
    """All parts of an order on pages; `below` each one there is room for its caption."""
    colours = list(dict.fromkeys(item.colour for item in order.items))
    figures = sorted(
        ((item, _fitted(item, order.cell, paper, below)) for item in order.items),
        key=lambda pair: (colours.index(pair[0].colour), -pair[1].size[1]),
    )
    found: list[list[Laid]] = []
    floor = 0.0
    for row in _rows(figures, paper.room[0]):
        high = max(figure.size[1] for _, figure in row) + below
        if not found or floor - high < paper.ceiling - paper.room[1]:
            found.append([])
            floor = paper.ceiling
        floor -= high
        found[-1] += _placed(row, paper.margin, floor + below)
        floor -= GAP
    return found


def _fitted(item: Item, cell: float, paper: Paper, below: float) -> Figure:
    """A part as it fits on a page: as it lies in its drawing, or upright."""
    figure = figure_of(item.part.form, cell)
    width, height = figure.size
    if _fits((width, height), paper, below):
        return figure
    if _fits((height, width), paper, below):
        return figure.upright()
    raise PieceError(
        "pieces-large", piece=item.part.name, size=written(max(width, height)), paper=paper.name
    )


def _fits(size: Size, paper: Paper, below: float) -> bool:
    return size[0] <= paper.room[0] and size[1] + below <= paper.room[1]


def _rows(
    figures: Iterable[tuple[Item, Figure]], width: float
) -> Iterator[list[tuple[Item, Figure]]]:
    """Figures in rows, each of one colour."""
    row: list[tuple[Item, Figure]] = []
    used = 0.0
    for item, figure in figures:
        if row and (used + figure.size[0] > width or item.colour != row[0][0].colour):
            yield row
            row, used = [], 0.0
        row.append((item, figure))
        used += figure.size[0] + GAP
    if row:
        yield row


def _placed(row: list[tuple[Item, Figure]], left: float, floor: float) -> Iterator[Laid]:
    for item, figure in row:
        yield Laid(item, figure, (left, floor))
        left += figure.size[0] + GAP
