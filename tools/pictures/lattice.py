"""Boards of triangles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.palette import PLAIN
from tessella.core.picture import Lattice
from tools.pictures.drawn import Drawn, signed_panel
from tools.pictures.enamel import enamel
from tools.pictures.lattice_frame import LatticeFrame, bounds, corners, triangle
from tools.pictures.played import ContradictionError, Position
from tools.pictures.svg import path, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.picture import Triangle
    from tools.pictures.rows import LatticePanel, Try
    from tools.pictures.svg import Element

MARGIN = 4.0
SMALL = 50.0
"""Tiles under this size have small figures."""


def draw_lattice(panel: LatticePanel, position: Position, size: float, prefix: str) -> Drawn:
    """A panel with a board of triangles."""
    laid = (*_tiles(position), *_loose(panel, position))
    tried = [triangle(attempt.move) for attempt in panel.tries]
    cells = [*laid, *tried, *(cell for note in panel.notes for cell in note.cells())]
    left, top, right, bottom = bounds({at for cell in cells for at in corners(cell)}, size)
    room = max([MARGIN, *(note.room for note in panel.notes)])
    frame = LatticeFrame(position, laid, (room - left, MARGIN - top), size, prefix)
    wide = right - left + 2 * room
    high = bottom - top + 2 * MARGIN
    board = Drawn(wide, high, wide / 2, tuple(_elements(panel, frame)), sinks=0.5)
    return signed_panel(board, panel.sign, position)


def _tiles(position: Position) -> tuple[Triangle, ...]:
    board = position.state.view(None).board
    if not isinstance(board, Lattice):
        raise ContradictionError("this is not played on triangles")
    return board.tiles


def _loose(panel: LatticePanel, position: Position) -> Iterator[Triangle]:
    """Tiles that lie there to be looked at; the law must know each of them."""
    for move in panel.loose.split():
        position.game.parse(move)
        yield triangle(move)


def _elements(panel: LatticePanel, frame: LatticeFrame) -> Iterator[Element]:
    """Tiles, ghosts and notes, from below."""
    last = triangle(frame.position.laid[-1].move) if panel.last else None
    yield from tiles(frame, [tile for tile in frame.laid if tile != last], PLAIN)
    if last is not None:
        yield from tiles(frame, [last], frame.position.colour(frame.position.mover or 0))
    for attempt in panel.tries:
        yield from _ghost(frame, attempt)
    for note in panel.notes:
        yield from note.draw(frame)


def tiles(frame: LatticeFrame, shown: Iterable[Triangle], colour: str) -> Iterator[Element]:
    """Tiles of one enamel, with their numbers."""
    shown = list(shown)
    if shown:
        data = "\n".join(map(frame.outline, shown))
        yield from enamel(f"{frame.prefix}-{colour}", data, colour)
    for tile in shown:
        yield from figures(frame, tile, f"{'tiny' if frame.size < SMALL else 'label'}-{colour}")


def figures(frame: LatticeFrame, tile: Triangle, class_: str) -> Iterator[Element]:
    """The numbers of a tile, upright."""
    for spot, figure in zip(frame.figures(tile), tile.numbers, strict=True):
        yield text(str(figure), spot, class_)


def _ghost(frame: LatticeFrame, attempt: Try) -> Iterator[Element]:
    """A tile that is tried: tinted if the law takes it, else only outlined."""
    tile = triangle(attempt.move)
    colour = frame.position.colour(max(frame.position.state.turn or 0, 0))
    kind = f"refused-{colour}" if attempt.refused else f"face-{colour} ghost-{colour}"
    yield path(frame.outline(tile), kind)
    yield from figures(frame, tile, "figure")
