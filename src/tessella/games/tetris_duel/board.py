"""The board (TD-1) and the blocks (TD-2), as each seat sees them from its own edge.

Half a turn of the board brings seat 1's edge to the bottom and changes no shape. So a seat's blocks
are kept as it sees them, row 1 at its own edge, and one piece of code serves both.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from tessella.core.move import Roll
from tessella.core.polyomino import Placement, Placements, Shape, drawn, orientations
from tessella.core.squares import Squares, bits, mask

if TYPE_CHECKING:
    from collections.abc import Iterable

SHAPES: Final[dict[str, Shape]] = {
    "I": drawn("####"),
    "J": drawn(".#", ".#", "##"),
    "L": drawn("#.", "#.", "##"),
    "O": drawn("##", "##"),
    "S": drawn(".##", "##."),
    "T": drawn("###", ".#."),
    "Z": drawn("##.", ".##"),
}
ROLLS: Final = {shape: Roll(shape) for shape in SHAPES}
EACH: Final = 16
FULL_STOCK: Final = (EACH,) * len(SHAPES)
TURNED: Final = {name: orientations(shape, flips=False) for name, shape in SHAPES.items()}

Spot: TypeAlias = tuple[int, Placement]
"""A placement with its cells as the seat that makes it sees them."""


class Board(Squares):
    """A board of some size, with every placement on it."""

    def __init__(self, columns: int, rows: int) -> None:
        super().__init__(columns, rows, rule="TD-1")
        self.placements = Placements(self, SHAPES, flips=False)
        self.spots: tuple[dict[str, tuple[Spot, ...]], ...] = tuple(
            {shape: tuple(self._spots(shape, seat)) for shape in SHAPES} for seat in (0, 1)
        )

    def _spots(self, shape: str, seat: int) -> Iterable[Spot]:
        return (
            (self.seen_from(seat, placement.cells), placement)
            for placement in self.placements.all
            if placement.piece == shape
        )

    def seen_from(self, seat: int, cells: Iterable[int]) -> int:
        """A set of cells as a seat sees it."""
        last = len(self.names) - 1
        return mask(cells if seat == 0 else (last - cell for cell in cells))

    def named_by(self, seat: int, seen: int) -> tuple[int, ...]:
        """The cells that a seat sees, in the order of the board."""
        return tuple(bits(self.seen_from(seat, bits(seen))))

    def height(self, laid: int) -> int:
        """The number of rows up to the most advanced one with a block in it."""
        return -(laid.bit_length() // -self.columns)

    def full_rows(self, laid: int) -> int:
        """The cells of the rows that are completely filled (TD-9)."""
        rows = 0
        for row in range(self.height(laid)):
            line = self.row << row * self.columns
            if laid & line == line:
                rows |= line
        return rows

    def heights(self, laid: int) -> tuple[int, ...]:
        """The number of rows of each column up to its highest filled cell."""
        return tuple(self.height(laid & self.column(c)) for c in range(self.columns))


@cache
def board(columns: int, rows: int) -> Board:
    """The board of that size, made when it is first asked for."""
    return Board(columns, rows)
