"""Boards of squares: cell names, and sets of cells as bits of one whole number.

Cell (column, row), both from 0 at the bottom left, is bit `row * columns + column`.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from tessella.core.errors import NotationError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LETTERS = "abcdefghijklmnopqrstuvwxyz"
CELL = re.compile(r"([a-z])([1-9][0-9]?)", re.ASCII)


class Squares:
    """A board of so many columns and rows. `rule` is the rule that gives its size."""

    def __init__(self, columns: int, rows: int, rule: str) -> None:
        self.columns = columns
        self.rows = rows
        self.rule = rule
        self.names = tuple(f"{LETTERS[c]}{r + 1}" for r in range(rows) for c in range(columns))
        self.row = (1 << columns) - 1
        self.all = (1 << columns * rows) - 1
        self._left = sum(1 << r * columns for r in range(rows))
        self._right = self._left << (columns - 1)

    def cell(self, column: int, row: int) -> int:
        """The number of a cell."""
        return row * self.columns + column

    def below(self, row: int) -> int:
        """All cells of the rows under `row`."""
        return (1 << row * self.columns) - 1

    def column(self, column: int) -> int:
        """All cells of a column."""
        return self._left << column

    def _sideways(self, cells: int) -> int:
        return (cells & ~self._right) << 1 | (cells & ~self._left) >> 1

    def sides(self, cells: int) -> int:
        """The cells that share a side with one of these (these themselves too, if they do)."""
        wide = self.columns
        return (self._sideways(cells) | cells << wide | cells >> wide) & self.all

    def corners(self, cells: int) -> int:
        """The cells that touch one of these at a corner."""
        beside = self._sideways(cells)
        return (beside << self.columns | beside >> self.columns) & self.all

    def flood(self, start: int, ground: int) -> int:
        """The cells of `ground` that are joined to `start` side by side within it."""
        wide, from_left, from_right = self.columns, ground & ~self._left, ground & ~self._right
        reached, before = start & ground, 0
        while reached != before:
            before = reached
            reached |= reached << 1 & from_left
            reached |= reached >> 1 & from_right
            reached |= (reached << wide | reached >> wide) & ground
        return reached

    def groups(self, cells: int) -> Iterator[int]:
        """The maximal sets of joined cells."""
        while cells:
            group = self.flood(cells & -cells, cells)
            cells ^= group
            yield group

    def turned(self, cells: Iterable[int], quarters: int) -> Iterator[int]:
        """Where cells come to lie when a board as wide as high is turned clockwise by quarters."""
        last = self.columns - 1
        for cell in cells:
            row, column = divmod(cell, self.columns)
            for _ in range(quarters % 4):
                column, row = row, last - column
            yield self.cell(column, row)

    @cached_property
    def _by_name(self) -> dict[str, int]:
        return {name: cell for cell, name in enumerate(self.names)}

    def read(self, text: str) -> tuple[int, ...]:
        """The cells that a text names, in any order and either case, sorted."""
        names = text.lower().split(",") if text.isascii() else [text]
        cells = sorted(self._by_name.get(name, -1) for name in names)
        if cells[0] < 0:
            self._refuse(text, next(name for name in names if name not in self._by_name))
        if len(set(cells)) < len(cells):
            raise NotationError("notation-twice", text=shown(text))
        return tuple(cells)

    def _refuse(self, text: str, name: str) -> None:
        """Say why a name is no cell of this board."""
        if not CELL.fullmatch(name):
            raise NotationError("notation-cell", text=shown(text), cell=shown(name))
        last = f"{LETTERS[self.columns - 1]}{self.rows}"
        raise NotationError("notation-off", rule=self.rule, cell=name, last=last)

    def write(self, cells: Iterable[int]) -> str:
        """The text of a set of cells: sorted by row, then column."""
        return ",".join(self.names[cell] for cell in sorted(cells))


def bits(cells: int) -> Iterator[int]:
    """The cells of a set, in order."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def mask(cells: Iterable[int]) -> int:
    """A set of cells as one number."""
    total = 0
    for cell in cells:
        total |= 1 << cell
    return total
