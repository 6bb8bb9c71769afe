"""What a display draws: the board and the racks of a view, in terms that no game owns.

A terminal, an SVG script and a browser each draw these few shapes, so a game that describes
itself with them is shown everywhere at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of squares. `owners` goes row by row from the bottom left; None is an empty cell."""

    columns: int
    rows: int
    owners: tuple[int | None, ...]
    marks: frozenset[int] = frozenset()
    """Cells with a dot on them, such as start points."""
    bar: int | None = None
    """A border that lies above this many rows."""
    done: frozenset[int] = frozenset()
    """Cells that have done their work: scored pieces, completed lines."""


OWNER_OF_DIGIT: Final = {f"{seat + 1:x}": seat for seat in range(15)}


def owners(cells: int, laid: tuple[int, ...]) -> tuple[int | None, ...]:
    """Whose each of so many cells is, given the set of cells of every seat.

    Binary digits that are read as hexadecimal ones give each cell a digit of its own, so that a
    few operations on whole numbers do for all cells at once.
    """
    total = sum(number * int(f"{own:b}", 16) for number, own in enumerate(laid, start=1))
    digits = f"{total:0{cells}x}"
    return tuple(map(OWNER_OF_DIGIT.get, digits[::-1]))


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

    `hidden` more of them lie there face down.
    """

    seat: int | None
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0
