"""Boards of squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.colour import colour_of
from tessella.core.picture import Grid
from tessella.core.squares import LETTERS
from tools.pictures.drawn import Drawn, signed_panel
from tools.pictures.enamel import enamel, weave_name
from tools.pictures.grid_frame import OVERSHOOT, GridFrame, cropped
from tools.pictures.played import ContradictionError, Position, signed
from tools.pictures.rack import extent, loose_piece
from tools.pictures.signs import TAG_HEIGHT, numeral, tag, tag_width
from tools.pictures.svg import circle, element, moved, number, path, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core.picture import Piece
    from tools.pictures.rows import GridPanel, Try
    from tools.pictures.svg import Element, Spot

LEFT, BELOW = 31.0, 24.0
"""Room for the numbers of rows, and for the letters of columns."""
TALLY, WIDE_TALLY, BETWEEN = 120.0, 160.0, 10.0
"""Room for results and what is left, the wide one for small pieces, and between pieces there."""
TINY = 10.0
"""Cells up to this size have no weave."""


def draw_grid(panel: GridPanel, position: Position, size: float, prefix: str) -> Drawn:
    """A panel with a board of squares."""
    frame = frame_of(panel, position, size, prefix)
    elements = [
        *ground(frame, open_top=panel.open_top),
        *(() if panel.bare else _labels(frame, own_rows=panel.own_rows)),
        *(one for note in panel.under for one in note.draw(frame)),
        *pieces(frame),
        *_start_points(frame),
        *(one for attempt in panel.tries for one in _ghost(frame, attempt)),
        *(last_piece(frame) if panel.last else ()),
        *(one for note in panel.notes for one in note.draw(frame)),
        *(_tally(frame, panel.tally) if panel.tally else ()),
    ]
    rooms = [note.room for note in (*panel.under, *panel.notes)]
    right = max(OVERSHOOT, panel.own_rows * LEFT, _tally_room(panel.tally), *rooms)
    if panel.bare:
        return Drawn(frame.width, frame.height, frame.width / 2, tuple(elements))
    board = Drawn(
        width=LEFT + frame.width + right,
        height=OVERSHOOT + frame.height + BELOW,
        middle=LEFT + frame.width / 2,
        elements=(moved(elements, LEFT, OVERSHOOT),),
    )
    return signed_panel(board, panel.sign, position)


def frame_of(panel: GridPanel, position: Position, size: float, prefix: str) -> GridFrame:
    """Where the board of a panel lies."""
    board, before = position.state.view(None).board, position.before.view(None).board
    if not isinstance(board, Grid) or not isinstance(before, Grid):
        raise ContradictionError(f"{panel.game} is not played on squares")
    columns, rows = cropped(panel.show, board)
    return GridFrame(board, before, position, columns, rows, size, prefix)


def ground(frame: GridFrame, *, open_top: bool) -> Iterator[Element]:
    """The bare board: its territories, its lines, its rim and its bar."""
    left, top, right, bottom = _reach(frame)
    box = {"x": left, "width": right - left}
    yield element("rect", class_="board", y=top, height=bottom - top, **box)
    bar = frame.grid.bar
    if bar is not None:
        level = max(frame.level(bar), top)
        for seat, (start, end) in enumerate(((level, bottom), (top, level))):
            tint = f"tint-{frame.position.colour(seat)}"
            yield element("rect", class_=tint, y=start, height=end - start, **box)
    yield path(_lines(frame), "line")
    yield path(_rim(frame, open_top=open_top), "rim")
    if bar in range(frame.rows.start, frame.rows.stop + 1):
        yield path(f"M-4 {number(frame.level(bar or 0))}h{number(frame.width + 8)}", "bar")


def _reach(frame: GridFrame) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is seen of the board; it runs on where it is cut."""
    grid = frame.grid
    return (
        -OVERSHOOT * (frame.columns.start > 0),
        frame.level(frame.board_rows.stop) - OVERSHOOT * (frame.rows.stop < grid.rows),
        frame.width + OVERSHOOT * (frame.columns.stop < grid.columns),
        frame.height + OVERSHOOT * (frame.rows.start > 0),
    )


def _lines(frame: GridFrame) -> str:
    """The path data of the lines between cells."""
    left, top, right, bottom = map(number, _reach(frame))
    columns = (number(n * frame.size) for n in range(len(frame.columns) + 1))
    rows = (number(frame.level(row)) for row in (*frame.board_rows, frame.board_rows.stop))
    upright = "".join(f"M{x} {top}V{bottom}" for x in columns)
    return upright + "\n" + "".join(f"M{left} {y}H{right}" for y in rows)


def _rim(frame: GridFrame, *, open_top: bool) -> str:
    """The path data of the sides where the board ends."""
    left, top, right, bottom = map(number, _reach(frame))
    sides = (
        (frame.columns.start == 0, f"M{left} {top}V{bottom}"),
        (frame.columns.stop == frame.grid.columns, f"M{right} {top}V{bottom}"),
        (frame.rows.start == 0, f"M{left} {bottom}H{right}"),
        (frame.rows.stop >= frame.grid.rows and not open_top, f"M{left} {top}H{right}"),
    )
    return "".join(data for ends, data in sides if ends)


def _labels(frame: GridFrame, *, own_rows: bool) -> Iterator[Element]:
    """Letters under the columns and numbers beside the rows."""
    for column in frame.columns:
        x, _ = frame.spot(column + 0.5, 0)
        yield text(LETTERS[column], (x, frame.height + 16), "text")
    bar = frame.grid.bar if own_rows and frame.grid.bar is not None else frame.grid.rows
    for row in frame.board_rows:
        y = frame.level(row) - frame.size / 2
        if row < bar:
            yield text(str(row + 1), (-13, y), "text", anchor="end")
        else:
            own = str(frame.grid.rows - row)
            yield text(own, (frame.width + 13, y), "text", anchor="start")


def pieces(frame: GridFrame) -> Iterator[Element]:
    """Everything that lies on the board, piece by piece."""
    laid = [(colour_of(one), frame.position.cells(one.move)) for one in frame.position.laid]
    colours = {cell: colour for colour, cells in laid for cell in cells}
    if tuple(map(colours.get, range(len(frame.grid.colours)))) != frame.grid.colours:
        raise ContradictionError("the board does not show the pieces that were laid")
    for colour in range(len(frame.position.game.owners)):
        own = (map(frame.of_cell, cells) for laid_in, cells in laid if laid_in == colour)
        data = "\n".join(filter(None, map(frame.outline, own)))
        if data:
            word = frame.position.colour(colour)
            weave = weave_name(colour, word, frame.size) if frame.size > TINY else None
            yield from enamel(f"{frame.prefix}-{word}", data, word, weave)


def last_piece(frame: GridFrame) -> Iterator[Element]:
    """An accent on the piece that was laid last."""
    cells = frame.position.cells(frame.position.laid[-1].move)
    yield path(frame.outline(map(frame.of_cell, cells), gap=0.6), "accent")


def _start_points(frame: GridFrame) -> Iterator[Element]:
    """The dots that the board has of itself."""
    for cell in sorted(frame.grid.marks):
        column, row = frame.of_cell(cell)
        centre = (column + 0.5) * frame.size, (row + 0.5) * frame.size
        if frame.shows((column, row)):
            yield circle(centre, frame.size * 0.2, "spot")


def _ghost(frame: GridFrame, attempt: Try) -> Iterator[Element]:
    """A piece that is tried: tinted if the law takes it, else only outlined."""
    turn = frame.position.state.colour or 0
    colour = frame.position.colour(turn)
    squares = frame.of_names(attempt.move)
    data = frame.outline(squares, gap=1.6)
    if attempt.refused:
        yield path(data, f"refused-{colour}")
    else:
        weave = weave_name(turn, colour, frame.size)
        yield path(data, f"ghost-{colour}", fill=f"url(#{weave})")
    if attempt.label:
        x = sum(column for column, _ in squares) / len(squares) + 0.5
        y = sum(row for _, row in squares) / len(squares) + 0.5
        yield from numeral(attempt.label, (x * frame.size, y * frame.size))


def _tally(frame: GridFrame, scale: float) -> Iterator[Element]:
    """The result of each colour's seat, and the pieces that the colour has left."""
    left, top = frame.width + 30, frame.size
    size, room = frame.size * scale, _tally_room(scale) - 30
    for rack in frame.position.state.view(None).racks:
        colour = colour_of(rack) or 0
        words = signed(frame.position.state.scores[rack.seat or 0])
        at = (left + tag_width(words) / 2, top + TAG_HEIGHT / 2)
        yield tag(words, at, frame.position.colour(colour))
        top += TAG_HEIGHT + 14
        for piece, (x, y) in _shelved(rack.pieces, size, room):
            ident = f"{frame.prefix}-left-{frame.position.colour(colour)}-{piece.name}"
            place = (left + x, top + y)
            yield from loose_piece(piece.cells, place, size, frame.position, colour, ident)
        top += _depth(rack.pieces, size, room) + size


def _tally_room(scale: float) -> float:
    """How much room a tally needs beside the board; pieces as large as on the board are few."""
    return 0 if not scale else TALLY if scale >= 1 else WIDE_TALLY


def _shelved(pieces: Sequence[Piece], size: float, room: float) -> Iterator[tuple[Piece, Spot]]:
    """Where pieces lie side by side and shelf by shelf, as far as there is room."""
    x = y = deep = 0.0
    for piece in pieces:
        wide, high = (cells * size for cells in extent(piece.cells))
        if x and x + wide > room:
            x, y, deep = 0, y + deep + BETWEEN, 0
        yield piece, (x, y)
        x, deep = x + wide + BETWEEN, max(deep, high)


def _depth(pieces: Sequence[Piece], size: float, room: float) -> float:
    """How far down pieces on shelves reach, with the room under them."""
    ends = (y + extent(p.cells)[1] * size + BETWEEN for p, (_, y) in _shelved(pieces, size, room))
    return max(ends, default=0)
