"""The board (BK-1), its corners (BK-4), and all placements on it (BK-2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tessella.core.squares import Squares, mask
from tessella.families.blokus.pieces import PlacementTable

BOARD: Final = Squares(20, 20, rule="BK-1")
CORNERS: Final = tuple(mask(BOARD.read(name)) for name in ("a20", "t20", "t1", "a1"))
"""The corner of each colour, in the order of play: clockwise."""


@cache
def placement_table() -> PlacementTable:
    """The table, made when it is first asked for."""
    return PlacementTable(BOARD)
