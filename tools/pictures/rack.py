"""Pieces beside a board: small, in the colour of a seat, as the law's racks hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.pictures.enamel import enamel, weave_name
from tools.pictures.outline import outline
from tools.pictures.svg import moved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.pictures.outline import Square
    from tools.pictures.played import Position
    from tools.pictures.svg import Element, Spot

ICON = 12.0


def page_squares(cells: Sequence[Square]) -> list[Square]:
    """Cells with rows counted upwards, as squares with rows counted down."""
    top = max(y for _, y in cells)
    return [(x, top - y) for x, y in cells]


def extent(cells: Sequence[Square]) -> tuple[int, int]:
    """Width and height of a piece in cells."""
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


def loose_piece(
    cells: Sequence[Square], at: Spot, size: float, position: Position, seat: int, ident: str
) -> Iterator[Element]:
    """A piece by itself, its upper left corner at a place."""
    colour = position.colour(seat)
    data = outline(page_squares(cells), size)
    yield moved(enamel(ident, data, colour, weave_name(seat, colour, size)), *at)


def piece_icon(position: Position, name: str, seat: int, at: Spot) -> Iterator[Element]:
    """A small picture of a kind of piece, its centre at a place."""
    racks = position.before.view(None).racks
    cells = next(piece.cells for rack in racks for piece in rack.pieces if piece.name == name)
    wide, high = extent(cells)
    corner = (at[0] - wide * ICON / 2, at[1] - high * ICON / 2)
    return loose_piece(cells, corner, ICON, position, seat, f"icon-{name}")
