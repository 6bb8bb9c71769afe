"""Sheets to print and to cut out: figures, a line about them, and a ruler to check the printer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.language import say
from tessella.core.palette import DARK, LIGHT
from tessella.printing.order import written
from tessella.printing.packing import pages
from tessella.printing.paints import CUT, PAINTS, QUIET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.printing.figure import Line, Point
    from tessella.printing.order import Order
    from tessella.printing.packing import Laid
    from tessella.printing.paper import Paper

THIN: Final = 0.15
CAPTION: Final = 4.0
"""Room for a caption below a figure."""
RULER: Final = 100
MIDDLE: Final = 50
STEP: Final = 10
TICK: Final = 2.0


@dataclass(frozen=True, slots=True)
class Path:
    """Polygons that are filled, stroked, or both; or open lines that are stroked."""

    lines: tuple[Line, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = THIN
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text from a point on, in millimetres of type."""

    text: str
    at: Point
    size: float
    colour: str = QUIET
    bold: bool = False


Mark: TypeAlias = Path | Words


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page, and all that is printed on it."""

    paper: Paper
    title: str
    marks: tuple[Mark, ...]


def sheets(order: Order, language: str) -> list[Sheet]:
    """The sheets of an order."""
    laid = pages(order, order.paper, CAPTION)
    title = say("pieces-title", language, game=order.game.title)
    facts: dict[str, str | int] = {"size": written(order.cell), "pages": len(laid)}
    found = []
    for number, page in enumerate(laid, start=1):
        marks = [
            *_head(order.paper, title, say("pieces-page", language, page=number, **facts)),
            *(mark for one in page for mark in _part(one)),
            *_ruler(order.paper, language),
        ]
        found.append(Sheet(order.paper, title, tuple(marks)))
    return found


def _head(paper: Paper, title: str, page: str) -> Iterator[Mark]:
    left, top = paper.margin, paper.size[1] - paper.margin
    yield Words(title, (left, top - 4.2), 5, DARK, bold=True)
    yield Words(page, (left, top - 9), 3)


def _part(laid: Laid) -> Iterator[Mark]:
    """A part with its caption; what is cut out last is drawn last."""
    figure, paint = laid.figure.moved(*laid.at), PAINTS[laid.item.colour]
    yield Path(figure.blocks, fill=paint.face, stroke=paint.edge)
    if figure.signs:
        yield Path(figure.signs, fill=paint.ink)
    if figure.strokes:
        yield Path(figure.strokes, stroke=paint.ink, width=figure.pen, is_open=True)
    if figure.holes:
        yield Path(figure.holes, fill=LIGHT, stroke=CUT)
    yield Path((figure.outline,), stroke=CUT, width=2 * THIN)
    x, y = laid.at
    yield Words(laid.item.part.name, (x, y - 3.2), 2.8)


def _ruler(paper: Paper, language: str) -> Iterator[Mark]:
    """A ruler of 100 mm, and what to do with it."""
    left, low = paper.margin, paper.margin + 5.5
    ticks = [
        ((left + tick, low), (left + tick, low + TICK * (1 if tick % MIDDLE else 2)))
        for tick in range(0, RULER + 1, STEP)
    ]
    line = ((left, low), (left + RULER, low))
    yield Path((line, *ticks), stroke=DARK, width=0.25, is_open=True)
    for tick in range(0, RULER + 1, MIDDLE):
        text = f"{tick} mm" if tick else "0"
        yield Words(text, (left + tick + 0.8, low + 2.4), 2.8, DARK)
    yield Words(say("pieces-ruler", language), (left, paper.margin + 1), 3)
