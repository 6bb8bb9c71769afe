"""The facts of Blokus Duo, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tessella.core.ladder import ALL, Rung
from tessella.core.polyomino import Placement
from tessella.core.showcase import Showcase
from tessella.families.blokus.game import BlokusGame, Rules
from tessella.families.blokus.pieces import PIECES
from tessella.families.blokus.sgf import SGF
from tessella.games.blokus_duo.board import BOARD, START_MASK, placement_table
from tessella.games.blokus_duo.box import BOX

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.view import View
    from tessella.families.blokus.pieces import PlacementTable

GTP_STARTS = ("e10", "j5")
HALF = 2
"""Quarters of a half turn."""


class BlokusDuo(BlokusGame):
    """Two colours, 21 pieces each, on a board of 14 × 14."""

    __slots__ = ()

    name = "blokus-duo"
    title = "Blokus Duo"
    turn_rule = "BD-3"
    rules = Rules("BD-2", "BD-4", "BD-5", stays="BD-6", out="BD-7", worth="BD-8", end="BD-9")
    formats = (SGF,)
    sgf_games: ClassVar = {"Blokus Duo": {}}
    sgf_colours = ("B", "W")
    colours = ("violet", "orange")
    box = BOX
    showcase = Showcase(place=0, plies=14, replayed=15, tree=3)
    ladder = (
        Rung(3),
        Rung(10),
        Rung(17, 10),
        Rung(50, 10),
        Rung(125, 10),
        Rung(320, 10),
        Rung(ALL, 50),
        Rung(ALL, 900),
    )
    level_strengths = (-642, -464, -266, -92, 116, 237, 462, 649)
    paces = (0.8, *(1.7,) * 5, *(1.2,) * 4, 0.25)
    gtp_colours = (("b", "black", "blue"), ("w", "white", "green"))

    @staticmethod
    def table() -> PlacementTable:
        """All placements on the board (BD-1, BD-2)."""
        return placement_table()

    def moves_made(self, view: View) -> int:
        """A move is a piece less in the hand (BD-3)."""
        left = sum(len(rack.pieces) for rack in view.racks if rack.seat == view.seat)
        return len(PIECES) - left

    def starts(self, colour: int) -> int:
        """Both start points, for either colour (BD-4)."""
        del colour
        return START_MASK

    def gtp_turned(self, colour: int, first: Move) -> int:
        """Black starts on e10 and white on j5, whoever begins; BD-4 leaves it to the first."""
        others = BOARD.read(GTP_STARTS[1 - colour])
        return HALF if isinstance(first, Placement) and others[0] in first.cells else 0
