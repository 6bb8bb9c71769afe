"""Pieces made of squares: how they turn, and every placement of them on a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from tessella.core.errors import NotationError
from tessella.core.move import Move
from tessella.core.squares import mask

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core.squares import Squares

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""Cells as (column, row), the lowest of each 0, sorted by row, then column."""


@dataclass(frozen=True, slots=True)
class Placement(Move):
    """A piece, turned, at a spot. `piece` is empty where the cells form no piece of the game."""

    looks = "a1,b1"

    piece: str = field(compare=False)
    cells: tuple[int, ...] = field(compare=False, repr=False)
    mask: int = field(compare=False, repr=False)


def drawn(*rows: str) -> Shape:
    """A shape from a drawing, the top row first; any letter is a cell, a dot is none."""
    cells = [(x, y) for y, row in enumerate(reversed(rows)) for x, c in enumerate(row) if c != "."]
    return _settled(cells)


def _settled(cells: list[tuple[int, int]]) -> Shape:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted(((x - left, y - low) for x, y in cells), key=lambda cell: cell[::-1]))


def orientations(shape: Shape, *, flips: bool) -> tuple[Shape, ...]:
    """All ways to turn a shape, and to turn it over if it may be, each once."""
    found = dict.fromkeys([shape])
    for mirrored in (False, True) if flips else (False,):
        turned = [(-x, y) for x, y in shape] if mirrored else list(shape)
        for _ in range(4):
            turned = [(y, -x) for x, y in turned]
            found.setdefault(_settled(turned))
    return tuple(found)


class Placements:
    """Every placement of a set of pieces on a board, sorted by text, and ways to find one."""

    def __init__(self, board: Squares, pieces: Mapping[str, Shape], *, flips: bool) -> None:
        self.board = board
        spots = [
            (piece, self._cells(turned, x, y))
            for piece, shape in pieces.items()
            for turned in orientations(shape, flips=flips)
            for y in range(board.rows - max(r for _, r in turned))
            for x in range(board.columns - max(c for c, _ in turned))
        ]
        laid = [self._placement(piece, cells) for piece, cells in spots]
        self.all = tuple(sorted(laid, key=lambda placement: placement.text))
        self.by_text = {placement.text: placement for placement in self.all}

    def _cells(self, shape: Shape, x: int, y: int) -> tuple[int, ...]:
        corner = self.board.cell(x, y)
        return tuple([corner + r * self.board.columns + c for c, r in shape])

    def _placement(self, piece: str, cells: tuple[int, ...]) -> Placement:
        names = self.board.names
        return Placement(",".join([names[cell] for cell in cells]), piece, cells, mask(cells))

    def read(self, text: str) -> Placement:
        """The placement that a text names, in any order and either case of its cells."""
        known = self.by_text.get(text)
        if known is not None:
            return known
        if not text:
            raise NotationError("notation-empty")
        cells = self.board.read(text)
        written = self.board.write(cells)
        return self.by_text.get(written) or self._placement("", cells)
