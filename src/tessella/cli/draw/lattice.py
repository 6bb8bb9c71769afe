"""A board of triangles as lines of text.

Points lie 2 × WIDTH columns apart and HEIGHT lines; where tiles meet, their corners show one
number, which is written on the point. An empty cell beside a tile names itself: `^` over its x, or
`v` under it. Its y stands at both ends of the row, so `^` over 3 in row 2 is the cell ^3,2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from tessella.cli.draw.theme import FILLING, FRESH_TILE, QUIET, TILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.cli.draw.theme import Theme
    from tessella.core.picture import Lattice, Triangle

WIDTH = HEIGHT = 3
TILE_WIDTH = 2 * WIDTH + 1
MARGIN = 4
PLAIN_STYLE = Style()


class Canvas:
    """Signs with a style, by (line, column); what is put later covers what was there."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, Style]] = {}

    def put(self, line: int, column: int, text: str, style: Style = PLAIN_STYLE) -> None:
        """Write a text; its first sign is at this place."""
        for offset, sign in enumerate(text):
            self.signs[line, column + offset] = (sign, style)

    def draw(self, line: int, column: int, sign: str) -> None:
        """Draw a piece of a side: on the bare table the first time, between two tiles the next."""
        joined = self.signs.get((line, column), ("", PLAIN_STYLE))[0] == sign
        self.put(line, column, sign, TILE if joined else PLAIN_STYLE)

    def line(self, line: int, columns: range) -> Text:
        """One line of the canvas between two columns."""
        text = Text()
        for column in columns:
            text.append(*self.signs.get((line, column), (" ", PLAIN_STYLE)))
        return text


def lattice_lines(lattice: Lattice, fresh: frozenset[Triangle], theme: Theme) -> list[Text]:
    """The tiles, the empty cells beside them, and the rows' numbers; `fresh` tiles lie last.

    What is wider than the terminal is cut into bands, one under another.
    """
    if not lattice.tiles:
        return []
    canvas = Canvas()
    cells = _open_cells(lattice)
    for up, x, y in cells:
        _name_cell(canvas, x, y, up=up)
    for tile in sorted(lattice.tiles, key=lambda tile: tile in fresh):
        _draw_tile(canvas, tile, theme, fresh=tile in fresh)
    columns = [column for _, column in canvas.signs]
    return [
        line
        for band in _bands(min(columns), max(columns) + 1, theme.width)
        for line in _band(canvas, band)
    ]


def _bands(left: int, right: int, width: int) -> Iterator[range]:
    """Columns cut to the width of the terminal; every tile is whole in one of the bands."""
    room = max(width - 2 * MARGIN, 2 * TILE_WIDTH)
    while right - left > room:
        yield range(left, left + room)
        left += room - TILE_WIDTH
    yield range(left, right)


def _band(canvas: Canvas, columns: range) -> Iterator[Text]:
    """The lines between two columns, with the number of each row of cells at both ends."""
    lines = [line for line, _ in canvas.signs]
    for line in range(min(lines), max(lines) + 1):
        row = str(-line // HEIGHT) if line % HEIGHT == HEIGHT - 1 else ""
        yield Text.assemble(
            (f"{row:>{MARGIN - 1}} ", QUIET),
            canvas.line(line, columns),
            (f" {row:<{MARGIN - 1}}", QUIET),
        )


def _open_cells(lattice: Lattice) -> set[tuple[bool, int, int]]:
    """The empty cells that share a side with a tile."""
    laid = {(tile.up, tile.x, tile.y) for tile in lattice.tiles}
    return {cell for up, x, y in laid for cell in _beside(x, y, up=up)} - laid


def _beside(x: int, y: int, *, up: bool) -> tuple[tuple[bool, int, int], ...]:
    if up:
        return (False, x - 1, y), (False, x, y), (False, x, y - 1)
    return (True, x, y + 1), (True, x + 1, y), (True, x, y)


def _tip(x: int, y: int, *, up: bool) -> tuple[int, int, int]:
    """Line and column of a cell's point, and the direction of its base from there."""
    if up:
        return -(y + 1) * HEIGHT, (2 * x + y + 1) * WIDTH, 1
    return -y * HEIGHT, (2 * x + y + 2) * WIDTH, -1


def _name_cell(canvas: Canvas, x: int, y: int, *, up: bool) -> None:
    line, column, down = _tip(x, y, up=up)
    canvas.put(line + down, column, "^" if up else "v", QUIET)
    name = str(x)
    canvas.put(line + 2 * down, column - len(name) // 2, name, QUIET)


def _draw_tile(canvas: Canvas, tile: Triangle, theme: Theme, *, fresh: bool) -> None:
    """Fill a tile, and draw its sides: two tiles share one, and it joins their grounds."""
    line, column, down = _tip(tile.x, tile.y, up=tile.up)
    ground = FRESH_TILE if fresh else TILE
    left, right = theme.signs.rising, theme.signs.falling
    if not tile.up:
        left, right = right, left
    for step in range(1, HEIGHT):
        filling = (theme.signs.shade if fresh else " ") * (2 * step - 1)
        canvas.put(line + step * down, column - step + 1, filling, FILLING if fresh else TILE)
        canvas.draw(line + step * down, column - step, left)
        canvas.draw(line + step * down, column + step, right)
    for offset in range(1 - WIDTH, WIDTH):
        canvas.draw(line + HEIGHT * down, column + offset, theme.signs.level)
    _number_corners(canvas, tile, ground)


def _number_corners(canvas: Canvas, tile: Triangle, style: Style) -> None:
    line, column, down = _tip(tile.x, tile.y, up=tile.up)
    base = line + HEIGHT * down
    ends = [(base, column - WIDTH), (base, column + WIDTH)]
    places = [ends[0], (line, column), ends[1]] if tile.up else [*ends, (line, column)]
    for (at_line, at_column), number in zip(places, tile.numbers, strict=True):
        canvas.put(at_line, at_column, str(number), style + Style(bold=True))
