"""What a display draws: the board and the racks of a view, in terms that no game owns.

A terminal, an SVG script and a browser each draw these few shapes, so a game that describes
itself with them is shown everywhere at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

SIGN_OF_DIGIT: Final = str.maketrans("0123456789abcdef", ".0123456789abcde")
COLOUR_OF_SIGN: Final = {f"{colour:x}": colour for colour in range(15)}
KEPT_GRIDS: Final = 64


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of squares. `laid` are the cells of each colour, as the bits of a whole number.

    Cells go row by row from the bottom left.
    """

    columns: int
    rows: int
    laid: tuple[int, ...] = ()
    marks: frozenset[int] = frozenset()
    """Cells with a dot on them, such as start points."""
    bar: int | None = None
    """A border that lies above this many rows."""
    done: frozenset[int] = frozenset()
    """Cells that have done their work: scored pieces, completed lines."""
    markers: tuple[int, ...] = ()
    """For each seat the row of its own edge at which its marker stands; 0 is beside the board."""

    @property
    def signs(self) -> str:
        """A sign for each cell: the digit of the colour that lies there, or a dot.

        Binary digits that are read as hexadecimal ones give each cell a digit of its own, so that
        a few operations on whole numbers do for all cells at once.
        """
        total = 0
        for number, own in enumerate(self.laid, start=1):
            total += number * int(f"{own:b}", 16)
        return f"{total:0{self.columns * self.rows}x}"[::-1].translate(SIGN_OF_DIGIT)

    @property
    def colours(self) -> tuple[int | None, ...]:
        """The colour of each cell; None is an empty one."""
        return _colours(self)


@lru_cache(KEPT_GRIDS)
def _colours(grid: Grid) -> tuple[int | None, ...]:
    return tuple(map(COLOUR_OF_SIGN.get, grid.signs))


@dataclass(frozen=True, slots=True)
class Triangle:
    """A tile at (x, y) of the lattice, point up or down; numbers are clockwise from the left."""

    up: bool
    x: int
    y: int
    numbers: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Lattice:
    """A board of triangles, without bounds."""

    tiles: tuple[Triangle, ...]


Board: TypeAlias = Grid | Lattice


def is_empty(board: Board) -> bool:
    """Whether nothing lies on a board."""
    return not (board.tiles if isinstance(board, Lattice) else any(board.laid))


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece on a rack: how many there are, and its shape as (column, row) cells."""

    name: str
    count: int = 1
    cells: tuple[tuple[int, int], ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rack:
    """Pieces beside the board. `seat` is whose they are (None: everybody's).

    `hidden` more of them lie there face down. `colour` is theirs; None is that of the seat, if it
    has one of its own. `next` is the seat that lays one of them next, where several take turns.
    """

    seat: int | None
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0
    colour: int | None = None
    next: int | None = None
