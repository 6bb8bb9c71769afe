"""The board, its start points (BD-1), and all placements on it (BD-2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tessella.core.squares import Squares, mask
from tessella.families.blokus.pieces import PlacementTable

BOARD: Final = Squares(14, 14, rule="BD-1")
STARTS: Final = BOARD.read("e10,j5")
START_MASK: Final = mask(STARTS)


@cache
def placement_table() -> PlacementTable:
    """The table, made when it is first asked for."""
    return PlacementTable(BOARD)
