"""The tiles on the table: what fits where, and what a laid tile is worth."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from tessella.core.lattice import ORIGIN, Cell, Numbers, Point, across, around, corners, turns
from tessella.core.picture import Lattice, Triangle
from tessella.games.triominos.moves import Lay

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

BRIDGE = 40
SIDES = ((0, 1), (1, 2), (2, 0))


@dataclass(frozen=True, eq=False, repr=False)
class Tableau:
    """An immutable set of laid tiles. Each point of the lattice has one number (TR-6)."""

    laid: Mapping[Cell, Numbers]
    points: Mapping[Point, int]
    open_cells: frozenset[Cell]
    tiles: frozenset[Numbers]

    def __post_init__(self) -> None:
        """Players are given the tableau, so nothing of it may be altered."""
        object.__setattr__(self, "laid", MappingProxyType(self.laid))
        object.__setattr__(self, "points", MappingProxyType(self.points))

    def __reduce__(self) -> tuple[object, ...]:
        return Tableau, (dict(self.laid), dict(self.points), self.open_cells, self.tiles)

    @cached_property
    def _key(self) -> frozenset[tuple[Cell, Numbers]]:
        return frozenset(self.laid.items())

    @cached_property
    def picture(self) -> Lattice:
        """The tiles as a display draws them; every view of the tableau shows the same."""
        tiles = sorted(self.laid.items())
        return Lattice(tuple([Triangle(c.kind == "^", c.x, c.y, n) for c, n in tiles]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tableau) and self.laid == other.laid

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Tableau({', '.join(sorted(f'{c}:{n}' for c, n in self.laid.items()))})"

    def lay(self, lay: Lay) -> Tableau:
        """The tableau with one more tile on it."""
        laid = {**self.laid, lay.cell: lay.numbers}
        points = {**self.points, **dict(zip(corners(lay.cell), lay.numbers, strict=True))}
        fresh = {cell for cell in across(lay.cell) if cell not in laid}
        return Tableau(
            laid, points, (self.open_cells - {lay.cell}) | fresh, self.tiles | {lay.tile}
        )

    def fitting(self, tiles: Iterable[Numbers]) -> Iterator[Lay]:
        """Every way to lay one of these tiles, unsorted (TR-4 to TR-6)."""
        if not self.laid:
            yield from (Lay.at(ORIGIN, tile, tile) for tile in tiles)
            return
        by_side = _by_side(tiles)
        for cell in self.open_cells:
            wanted = self.wanted(cell)
            side = next(s for s, (i, j) in enumerate(SIDES) if _known(wanted, i, j))
            i, j = SIDES[side]
            for tile, numbers in by_side.get((side, wanted[i], wanted[j]), ()):
                if agrees(numbers, wanted):
                    yield Lay.at(cell, tile, numbers)

    def fits(self, tiles: Iterable[Numbers]) -> bool:
        """Whether one of these tiles can be laid."""
        return next(self.fitting(tiles), None) is not None

    def wanted(self, cell: Cell) -> list[int | None]:
        """The numbers that the points around a cell ask for; None where any will do."""
        return [self.points.get(point) for point in corners(cell)]

    def shared_sides(self, cell: Cell) -> list[int]:
        """The sides of a cell that have a tile across them."""
        return [side for side, other in enumerate(across(cell)) if other in self.laid]

    def is_bridge(self, cell: Cell) -> bool:
        """One shared side, and the opposite corner touches a laid tile (TR-9)."""
        shared = self.shared_sides(cell)
        return len(shared) == 1 and corners(cell)[(shared[0] + 2) % 3] in self.points

    def hexagons(self, cell: Cell) -> int:
        """How many hexagons a tile on this cell completes (TR-10)."""
        return sum(
            all(other == cell or other in self.laid for other in around(point))
            for point in corners(cell)
        )


EMPTY = Tableau({}, {}, frozenset(), frozenset())


def agrees(numbers: Numbers, wanted: list[int | None]) -> bool:
    """Whether a turned tile shows the numbers that are asked for (TR-5, TR-6)."""
    return all(want is None or want == got for got, want in zip(numbers, wanted, strict=True))


def _known(wanted: list[int | None], i: int, j: int) -> bool:
    return wanted[i] is not None and wanted[j] is not None


def _by_side(
    tiles: Iterable[Numbers],
) -> dict[tuple[int, int | None, int | None], list[tuple[Numbers, Numbers]]]:
    """Turned tiles by a side and the two numbers on it."""
    found: dict[tuple[int, int | None, int | None], list[tuple[Numbers, Numbers]]] = defaultdict(
        list
    )
    for tile in tiles:
        for numbers in turns(tile):
            for side, (i, j) in enumerate(SIDES):
                found[side, numbers[i], numbers[j]].append((tile, numbers))
    return found
