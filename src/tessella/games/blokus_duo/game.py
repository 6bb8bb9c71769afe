"""The facts of Blokus Duo, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.format import Format
from tessella.core.game import Game
from tessella.games.blokus_duo import sgf
from tessella.games.blokus_duo.pieces import table
from tessella.games.blokus_duo.state import BlokusDuoState

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement


class BlokusDuo(Game):
    """Two colours, 21 pieces each, on a board of 14 × 14."""

    __slots__ = ()

    name = "blokus-duo"
    title = "Blokus Duo"
    turn_rule = "BD-3"
    formats = (Format(".blksgf", sgf.loads, sgf.dumps),)
    colours = ("violet", "orange")

    def start(self) -> BlokusDuoState:
        """The empty board, before the lot (BD-3)."""
        return BlokusDuoState(self)

    def _read(self, text: str) -> Placement:
        """The cells of a piece."""
        return table().placements.read(text)
