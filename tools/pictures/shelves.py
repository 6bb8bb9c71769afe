"""Pieces and tiles by themselves, in rows, as the law knows them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import tessella
from tessella.core.palette import PLAIN
from tessella.core.picture import Grid, Triangle
from tessella.core.polyomino import Placement, orientations
from tools.pictures.drawn import Drawn
from tools.pictures.enamel import enamel, weave_name
from tools.pictures.lattice import figures
from tools.pictures.lattice_frame import HEIGHT, LatticeFrame
from tools.pictures.outline import outline
from tools.pictures.played import ContradictionError, Position
from tools.pictures.rack import extent, page_squares
from tools.pictures.svg import moved, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core.polyomino import Shape
    from tessella.core.state import State
    from tools.pictures.rows import PieceShelves, TileShelves
    from tools.pictures.svg import Element

LABEL = 34.0
SPACE = 1.0
"""Room between pieces, in cells."""


def draw_pieces(shelves: PieceShelves, size: float, prefix: str) -> Drawn:
    """Shelves of pieces in the colour of seat 0, each with its label at the left."""
    start = tessella.game(shelves.game, **shelves.options).start()
    state = start.play(start.moves()[0])
    position = Position(state.game, start, state, ())
    rows = list(_turned(state) if shelves.turned else _by_size(state, shelves.in_row))
    found = sum(len(shapes) for _, shapes in rows)
    if found != shelves.total:
        raise ContradictionError(f"{shelves.game}: the law knows {found}, not {shelves.total}")
    top, wide = 0.0, 0.0
    elements: list[Element] = []
    for number, (label, shapes) in enumerate(rows):
        high = max(extent(shape)[1] for shape in shapes) * size
        if label:
            elements.append(text(label, (8, top + high - size / 2), "figure"))
        drawn, right = _shelf(shapes, size, position, f"{prefix}-{number}")
        elements.append(moved(drawn, LABEL, top))
        top, wide = top + high + 0.9 * size, max(wide, right)
    height = top - 0.9 * size
    return Drawn(LABEL + wide, height, (LABEL + wide) / 2, tuple(elements))


def _shelf(
    shapes: Sequence[Shape], size: float, position: Position, ident: str
) -> tuple[list[Element], float]:
    """Pieces side by side on one line, and how far they reach."""
    high = max(extent(shape)[1] for shape in shapes)
    colour = position.colour(0)
    left, data = 0.0, []
    for shape in shapes:
        wide, own = extent(shape)
        squares = [(x + round(left), y + high - own) for x, y in page_squares(shape)]
        data.append(outline(squares, size))
        left += wide + SPACE
    drawn = enamel(ident, "\n".join(data), colour, weave_name(0, colour, size))
    return list(drawn), (left - SPACE) * size


def _by_size(state: State, in_row: int) -> Iterator[tuple[str, list[Shape]]]:
    """The pieces of seat 0's rack, a size a shelf, or more shelves where they are many."""
    pieces = [piece.cells for piece in state.view(None).racks[0].pieces]
    for size, same in groupby(pieces, len):
        shapes = list(same)
        for start in range(0, len(shapes), in_row):
            yield ("" if start else str(size)), shapes[start : start + in_row]


def _turned(state: State) -> Iterator[tuple[str, list[Shape]]]:
    """Every kind of piece with all the ways in which the law lets it lie."""
    lying = set(_lying(state))
    for piece in state.view(None).racks[0].pieces:
        ways = orientations(piece.cells, flips=True)
        yield piece.name, [way for way in ways if (piece.name, way) in lying]


def _lying(state: State) -> Iterator[tuple[str, Shape]]:
    """Piece and shape of every legal placement, whatever the die shows."""
    if state.turn == tessella.CHANCE:
        for move in state.moves():
            yield from _lying(state.play(move))
        return
    board = state.view(None).board
    columns = board.columns if isinstance(board, Grid) else 1
    for move in state.moves():
        if isinstance(move, Placement):
            cells = [divmod(cell, columns) for cell in move.cells]
            low, left = min(y for y, _ in cells), min(x for _, x in cells)
            yield move.piece, tuple((x - left, y - low) for y, x in cells)


def draw_tiles(shelves: TileShelves, size: float, prefix: str) -> Drawn:
    """All tiles that can be dealt, point up, the lowest number at the left."""
    start = tessella.game(shelves.game).start()
    state = start.play(start.moves()[0])
    texts = [str(move) for move in state.moves()]
    if len(texts) != shelves.total:
        raise ContradictionError(f"{shelves.game}: the law knows {len(texts)}, not {shelves.total}")
    position = Position(state.game, start, state, ())
    step, down = size + 4, size * HEIGHT + 10
    outlines: list[str] = []
    numbers: list[Element] = []
    for place, name in enumerate(texts):
        row, column = divmod(place, shelves.in_row)
        a, b, c = map(int, name)
        tile = Triangle(up=True, x=0, y=0, numbers=(a, b, c))
        origin = (column * step, row * down + size * HEIGHT)
        frame = LatticeFrame(position, (tile,), origin, size, prefix)
        outlines.append(frame.outline(tile))
        numbers += figures(frame, tile, f"label-{PLAIN}")
    elements = (*enamel(prefix, "\n".join(outlines), PLAIN), *numbers)
    wide, high = shelves.in_row * step - 4, -(len(texts) // -shelves.in_row) * down - 10
    return Drawn(wide, high, wide / 2, elements)
