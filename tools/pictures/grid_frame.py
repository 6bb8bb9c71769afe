"""Where things of a board of squares lie on the page.

The frame's own coordinates begin at the upper left corner of what is shown of the board.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.core.squares import LETTERS
from tools.pictures.outline import outline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tessella.core.picture import Grid
    from tools.pictures.outline import Square
    from tools.pictures.played import Position
    from tools.pictures.svg import Spot

NAME = re.compile(r"([a-z])(\d+)")
OVERSHOOT = 7.0
"""How far the lines run on where a board is cut."""


def named(name: str) -> Square:
    """Column and row of a cell, both from 0."""
    match = NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is no cell")
    return LETTERS.index(match[1]), int(match[2]) - 1


@dataclass(frozen=True, slots=True)
class GridFrame:
    """A board, the columns and rows of it that are shown (from 0), and the size of a cell."""

    grid: Grid
    before: Grid
    position: Position
    columns: range
    rows: range
    size: float
    prefix: str
    """Begins the names of the elements that this board defines."""

    @property
    def width(self) -> float:
        """How wide the board is."""
        return len(self.columns) * self.size

    @property
    def height(self) -> float:
        """How high the board is."""
        return len(self.rows) * self.size

    @property
    def board_rows(self) -> range:
        """The rows shown that the board has."""
        return range(self.rows.start, min(self.rows.stop, self.grid.rows))

    def level(self, row: int) -> float:
        """The height on the page of the line under a row."""
        return (self.rows.stop - row) * self.size

    def spot(self, column: float, row: float) -> Spot:
        """A place on the page, in columns and rows of the board; 0.5 is the middle of the first."""
        return (column - self.columns.start) * self.size, (self.rows.stop - row) * self.size

    def centre(self, name: str) -> Spot:
        """The middle of a cell."""
        column, row = named(name)
        return self.spot(column + 0.5, row + 0.5)

    def square(self, column: int, row: int) -> Square:
        """A cell in columns to the right and rows down from the frame's corner."""
        return column - self.columns.start, self.rows.stop - 1 - row

    def of_cell(self, cell: int) -> Square:
        """The same for a cell by its number."""
        row, column = divmod(cell, self.grid.columns)
        return self.square(column, row)

    def of_names(self, names: str) -> list[Square]:
        """The same for cells by their names."""
        return [self.square(*named(name)) for name in names.split(",")]

    def shows(self, square: Square) -> bool:
        """Whether a square is inside the frame."""
        return 0 <= square[0] < len(self.columns) and 0 <= square[1] < len(self.rows)

    def outline(self, squares: Iterable[Square], gap: float | None = None) -> str:
        """The path data around some cells; those outside the frame are left out."""
        shown = [square for square in squares if self.shows(square)]
        return outline(shown, self.size, gap) if shown else ""

    def corner(self, names: str) -> Spot:
        """The point where two cells meet at their corners: `f9/g8`."""
        (a, b), (c, d) = map(named, names.split("/"))
        return self.spot(max(a, c), max(b, d))

    def side(self, names: str) -> tuple[Spot, Spot]:
        """The ends of the side between two neighbours: `f9|g9`."""
        (a, b), (c, d) = map(named, names.split("|"))
        column, row = max(a, c), max(b, d)
        if a == c:
            return self.spot(column, row), self.spot(column + 1, row)
        return self.spot(column, row), self.spot(column, row + 1)


def cropped(show: str, grid: Grid) -> tuple[range, range]:
    """Columns and rows of a text such as `a1-j8`; all of the board without one."""
    if not show:
        return range(grid.columns), range(grid.rows)
    (left, low), (right, high) = map(named, show.split("-"))
    return range(left, right + 1), range(low, high + 1)
