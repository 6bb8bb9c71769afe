"""Any board as lines of text, and what has changed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tessella.cli.draw.grid import grid_lines
from tessella.cli.draw.lattice import lattice_lines
from tessella.core.picture import Grid, Lattice

if TYPE_CHECKING:
    from rich.text import Text

    from tessella.cli.draw.theme import Theme
    from tessella.core.picture import Board

Before: TypeAlias = "Board | None"


def board_lines(board: Board, before: Before, theme: Theme) -> list[Text]:
    """The board; what was not there `before` stands out (None: nothing does)."""
    match board, before:
        case Grid(), Grid():
            changed = zip(board.colours, before.colours, strict=True)
            fresh = frozenset(cell for cell, (now, then) in enumerate(changed) if now != then)
            return grid_lines(board, fresh, theme)
        case Grid(), _:
            return grid_lines(board, frozenset(), theme)
        case Lattice(), Lattice():
            return lattice_lines(board, frozenset(board.tiles) - frozenset(before.tiles), theme)
        case _:
            return lattice_lines(board, frozenset(), theme)
