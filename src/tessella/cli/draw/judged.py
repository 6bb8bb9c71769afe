"""A judged game in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from tessella.cli.draw.theme import QUIET, STRONG
from tessella.cli.errors import printable
from tessella.review.grade import Grade
from tessella.review.telling import NONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.review.telling import Telling

LOUD = (Grade.MISTAKE.value, Grade.BLUNDER.value)
INDENT = "      "


def summary(telling: Telling) -> Table:
    """What the game came to for each seat."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    first, *others = telling.seat_heads()
    table.add_column(first)
    for head in others:
        table.add_column(head, justify="right")
    for name, *numbers in telling.seat_rows():
        table.add_row(printable(name), *numbers)
    return table


def lines(telling: Telling) -> Iterator[Text]:
    """Every decision in a line, and under it why."""
    rows = list(telling.move_rows())
    widths = [max(len(row.cells[place]) for row in rows) for place in (0, 1, 3, 4)] if rows else []
    for row in rows:
        number, name, move, verdict, loss, best = row.cells
        line = Text(f"{number:>{widths[0]}}  {printable(name):{widths[1]}}  ")
        line.append(f"{verdict:{widths[2]}}", STRONG if row.grade in LOUD else "")
        line.append(f"  {loss:>{widths[3]}}  {move}")
        yield line
        if best != NONE:
            yield Text(INDENT + telling.words("better", move=best))
        for reason in row.reasons:
            yield Text(f"{INDENT}{reason}", QUIET)
