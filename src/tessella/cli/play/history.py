"""The moves of a game in order, with the scores after each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tessella.cli.draw.theme import QUIET
from tessella.cli.words import number
from tessella.core import CHANCE
from tessella.core.language import signed

if TYPE_CHECKING:
    from tessella.cli.draw.theme import Theme
    from tessella.cli.session import Session


def history(session: Session, theme: Theme) -> Table:
    """A line for each move of a seat. What chance did is left out: not all may know it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for justify in ("right", "left", "left", "right", "right"):
        table.add_column(justify=justify)
    for index, move in enumerate(session.record.moves):
        seat = session.states[index].turn
        if seat is None or seat == CHANCE:
            continue
        before, after = (state.scores for state in session.states[index : index + 2])
        table.add_row(
            Text(str(index + 1), QUIET),
            Text.assemble((theme.mark(seat), theme.ink(seat)), f" {session.names[seat]}"),
            move.text,
            signed(after[seat] - before[seat]),
            Text(" : ".join(map(number, after)), QUIET),
        )
    return table
