"""The tower (TL-1), the five shapes (TL-2, TL-3), and where a piece comes to rest (TL-9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from operator import sub
from typing import TYPE_CHECKING, Final

from tessella.core.move import Roll
from tessella.core.polyomino import Placement, Placements, Shape, drawn, orientations
from tessella.core.squares import Squares

if TYPE_CHECKING:
    from collections.abc import Iterator

TOWER: Final = Squares(10, 20, rule="TL-1")
SHAPES: Final[dict[str, Shape]] = {
    "I": drawn("####"),
    "O": drawn("##", "##"),
    "T": drawn("###", ".#."),
    "L": drawn("#.", "#.", "##"),
    "S": drawn(".##", "##."),
}
EACH: Final = 5
FULL_HAND: Final = (EACH,) * len(SHAPES)
LOGO: Final = "*"
ROLLS: Final = {face: Roll(face) for face in sorted([*SHAPES, LOGO])}
SIZE: Final = 4
KEPT_HEIGHTS: Final = 4096
"""A move is checked, scored and followed by looks at the same tower."""


@dataclass(frozen=True, slots=True)
class Chute:
    """An orientation over a column: what it rests on, and where it can come to rest.

    `columns` are those that it stands over, `feet` how far its lowest cell in each is raised;
    `rests` are (number, placement) by the row of its lowest cell.
    """

    columns: slice
    feet: tuple[int, ...]
    rests: tuple[tuple[int, Placement], ...]

    def row(self, heights: tuple[int, ...]) -> int:
        """The row in which the lowest cell comes to rest (TL-9)."""
        row: int = max(map(sub, heights[self.columns], self.feet))
        return row


class PlacementTable:
    """Every placement in the tower, and the 162 chutes (TL-3) by shape."""

    def __init__(self) -> None:
        self.placements = Placements(TOWER, SHAPES, flips=True)
        numbers = {p.text: n for n, p in enumerate(self.placements.all)}
        self.chutes: dict[str, tuple[Chute, ...]] = {
            name: tuple(self._chutes(shape, numbers)) for name, shape in SHAPES.items()
        }
        self.of_placement = {
            placement.text: (chute, row)
            for chutes in self.chutes.values()
            for chute in chutes
            for row, (_, placement) in enumerate(chute.rests)
        }

    def _chutes(self, shape: Shape, numbers: dict[str, int]) -> Iterator[Chute]:
        for turned in orientations(shape, flips=True):
            height, feet = _stance(turned)
            width = len(feet)
            for left in range(TOWER.columns - width + 1):
                texts = [
                    TOWER.write(TOWER.cell(left + x, row + y) for x, y in turned)
                    for row in range(TOWER.rows - height + 1)
                ]
                yield Chute(
                    slice(left, left + width),
                    feet,
                    tuple((numbers[text], self.placements.by_text[text]) for text in texts),
                )


def _stance(turned: Shape) -> tuple[int, tuple[int, ...]]:
    """How high an orientation is, and how far its lowest cell in each column is raised."""
    width, height = (max(axis) + 1 for axis in zip(*turned, strict=True))
    return height, tuple(min(y for x, y in turned if x == column) for column in range(width))


@cache
def placement_table() -> PlacementTable:
    """The table, made when it is first asked for."""
    return PlacementTable()


COLUMNS: Final = tuple(TOWER.column(column) for column in range(TOWER.columns))


@lru_cache(KEPT_HEIGHTS)
def heights_of(filled: int) -> tuple[int, ...]:
    """How many rows of each column are filled or covered."""
    wide = TOWER.columns
    return tuple([-((filled & column).bit_length() // -wide) for column in COLUMNS])


def resting(shape: str, heights: tuple[int, ...]) -> Iterator[tuple[int, Placement]]:
    """The placements of a shape that rest wholly inside the tower (TL-10), with their numbers."""
    for chute in placement_table().chutes[shape]:
        row = chute.row(heights)
        if row < len(chute.rests):
            yield chute.rests[row]


def _needs(shape: Shape) -> Iterator[tuple[int, ...]]:
    """For each orientation, how many rows must be free at the top of the columns it stands over."""
    for turned in orientations(shape, flips=True):
        height, feet = _stance(turned)
        yield tuple(height - foot for foot in feet)


NEEDS: Final = tuple(tuple(_needs(shape)) for shape in SHAPES.values())
TOP: Final = tuple(TOWER.columns * (TOWER.rows - free) for free in range(1, SIZE + 1))
"""The first cells of the upper rows, the highest first."""


@lru_cache(KEPT_HEIGHTS)
def fitting(filled: int) -> tuple[bool, ...]:
    """Which shapes can still be placed somewhere (TL-10)."""
    if not filled >> TOP[-1]:
        return (True,) * len(SHAPES)
    rooms = [TOWER.row]
    for first in TOP:
        rooms.append(rooms[-1] & ~(filled >> first))
    return tuple([any(_spots(needs, rooms) for needs in shape) for shape in NEEDS])


def _spots(needs: tuple[int, ...], rooms: list[int]) -> int:
    """The columns over which an orientation finds room; `rooms`: those with so many free rows."""
    spots = TOWER.row
    for column, rows in enumerate(needs):
        spots &= rooms[rows] >> column
    return spots


def holes_under(placement: Placement, heights: tuple[int, ...]) -> tuple[int, ...]:
    """Empty cells directly under a placement, down to the first filled cell or floor (TL-16)."""
    chute, row = placement_table().of_placement[placement.text]
    feet = enumerate(chute.feet, start=chute.columns.start)
    return tuple(
        TOWER.cell(column, hole)
        for column, foot in feet
        for hole in range(heights[column], row + foot)
    )
