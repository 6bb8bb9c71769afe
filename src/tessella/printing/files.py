"""Orders as files: a sheet each, all sheets in one, or a plate of solids each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.errors import shown
from tessella.printing.errors import PieceError
from tessella.printing.packing import pages
from tessella.printing.paper import PLATE
from tessella.printing.pdf import pdf
from tessella.printing.sheet import sheets
from tessella.printing.svg import svg

if TYPE_CHECKING:
    from tessella.printing.order import Order

File: TypeAlias = Callable[[], bytes]
"""Makes the bytes of a file when they are asked for."""


@dataclass(frozen=True, slots=True)
class Format:
    """What a format is called on the web, and which files of it an order comes to."""

    media_type: str
    files: Callable[[Order, str], list[File]]


def _svg(order: Order, language: str) -> list[File]:
    return [partial(svg, sheet) for sheet in sheets(order, language)]


def _pdf(order: Order, language: str) -> list[File]:
    return [partial(pdf, sheets(order, language))]


def _stl(order: Order, language: str) -> list[File]:
    from tessella.printing.stl import stl  # noqa: PLC0415 - the geometry behind it is for this alone

    del language
    return [partial(stl, page, order) for page in pages(order, PLATE)]


FORMATS: Final = {
    "pdf": Format("application/pdf", _pdf),
    "svg": Format("image/svg+xml", _svg),
    "stl": Format("model/stl", _stl),
}
SHEETS: Final = ("pdf", "svg")
"""The formats that are printed on paper."""


def files(order: Order, form: str, language: str) -> list[File]:
    """The files of an order in a format, by its name."""
    if form not in FORMATS:
        raise PieceError("pieces-format", format=shown(form), formats=", ".join(FORMATS))
    return FORMATS[form].files(order, language)
