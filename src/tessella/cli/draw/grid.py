"""A board of squares as lines of text."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from tessella.cli.draw.theme import QUIET, STRONG
from tessella.core.squares import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.cli.draw.theme import Theme
    from tessella.core.picture import Grid

MARGIN = 4
REACH = 4
"""Rows around pieces and edges that are always shown: the longest piece stands in as many."""
SPARE_LINES = 5
"""Lines of the terminal that a board leaves to others."""
FOLDABLE = 2


def grid_lines(grid: Grid, fresh: frozenset[int], theme: Theme) -> list[Text]:
    """The board with its coordinates on all sides; `fresh` cells were filled last."""
    wide = 2 if 2 * grid.columns + 2 * MARGIN <= theme.width else 1
    letters = "".join(letter.rjust(wide) for letter in LETTERS[: grid.columns])
    edge = Text(" " * MARGIN + letters, style=QUIET)
    return [edge, *_rows(grid, fresh, theme, wide), edge.copy()]


def _rows(grid: Grid, fresh: frozenset[int], theme: Theme, wide: int) -> Iterator[Text]:
    """The rows from the top, the bar between them, and one line for rows that are folded away."""
    hidden = _folded(grid, theme)
    bar = Text(" " * MARGIN + theme.signs.bar * (wide * grid.columns), style=STRONG)
    for folded, rows in groupby(reversed(range(grid.rows)), hidden.__contains__):
        if folded:
            yield Text(theme.signs.fold.rjust(MARGIN - 1), style=QUIET)
            continue
        for row in rows:
            if grid.bar == row + 1:
                yield bar
            yield _row(grid, row, fresh, theme, wide)
    if grid.bar == 0:
        yield bar


def _row(grid: Grid, row: int, fresh: frozenset[int], theme: Theme, wide: int) -> Text:
    line = Text()
    line.append(f"{row + 1:>{MARGIN - 1}} ", QUIET)
    for cell in range(row * grid.columns, (row + 1) * grid.columns):
        _append_cell(line, grid, cell, fresh, theme, wide)
    line.append(f" {row + 1:<{MARGIN - 1}}", QUIET)
    return line


def _append_cell(
    line: Text, grid: Grid, cell: int, fresh: frozenset[int], theme: Theme, wide: int
) -> None:
    colour = grid.colours[cell]
    if colour is None:
        spot = cell in grid.marks
        sign = theme.signs.spot if spot else theme.signs.empty
        line.append(sign.rjust(wide), STRONG if spot else QUIET)
        return
    is_fresh, done = cell in fresh, cell in grid.done
    before = theme.signs.fresh if is_fresh else " "
    sign = (before + theme.mark(colour, done=done))[-wide:]
    line.append(sign, theme.cell(colour, done=done, fresh=is_fresh))


def _folded(grid: Grid, theme: Theme) -> frozenset[int]:
    """Empty rows far from anything, to be left out where the terminal is too low for all."""
    if theme.height is None or grid.rows + 3 <= theme.height - SPARE_LINES:
        return frozenset()
    filled = {cell // grid.columns for cell, one in enumerate(grid.colours) if one is not None}
    kept = {row for centre in (*filled, -1, grid.rows) for row in _around(centre, REACH)}
    if grid.bar is not None:
        kept |= {grid.bar - 1, grid.bar}
    runs = groupby(range(grid.rows), kept.__contains__)
    empty = [list(rows) for shown, rows in runs if not shown]
    return frozenset(row for rows in empty if len(rows) >= FOLDABLE for row in rows)


def _around(row: int, reach: int) -> range:
    return range(row - reach, row + reach + 1)
