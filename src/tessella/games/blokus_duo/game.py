"""The facts of Blokus Duo, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.format import Format
from tessella.core.game import Game
from tessella.core.polyomino import Placement
from tessella.core.showcase import Showcase
from tessella.games.blokus_duo import sgf
from tessella.games.blokus_duo.box import BOX
from tessella.games.blokus_duo.pieces import BOARD, placement_table
from tessella.games.blokus_duo.state import BlokusDuoState

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.state import State

GTP_STARTS = ("e10", "j5")
HALF = 2
"""Quarters of a half turn."""


class BlokusDuo(Game):
    """Two colours, 21 pieces each, on a board of 14 × 14."""

    __slots__ = ()

    name = "blokus-duo"
    title = "Blokus Duo"
    turn_rule = "BD-3"
    formats = (Format(".blksgf", sgf.loads, sgf.dumps),)
    colours = ("violet", "orange")
    box = BOX
    showcase = Showcase(place=0, plies=14, replayed=15, tree=3)
    ladder = (
        (0.90, 10),
        (0.76, 10),
        (0.56, 10),
        (0.35, 10),
        (0.19, 10),
        (0.07, 20),
        (0.00, 80),
        (0.00, 700),
    )
    gtp_colours = (("b", "black", "blue"), ("w", "white", "green"))

    def start(self) -> BlokusDuoState:
        """The empty board, before the lot (BD-3)."""
        return BlokusDuoState(self)

    def final_score(self, state: State) -> str:
        """By how many points black or white is ahead, as Pentobi says it."""
        lead = state.scores[0] - state.scores[1]
        return "0" if not lead else f"{'B' if lead > 0 else 'W'}+{abs(lead)}"

    def gtp_turned(self, colour: int, first: Move) -> int:
        """Black starts on e10 and white on j5, whoever begins; BD-4 leaves it to the first."""
        others = BOARD.read(GTP_STARTS[1 - colour])
        return HALF if isinstance(first, Placement) and others[0] in first.cells else 0

    def turned(self, move: Move, quarters: int) -> Move:
        """The placement on the board turned clockwise."""
        if not isinstance(move, Placement):
            return move
        return self._read(BOARD.write(BOARD.turned(move.cells, quarters)))

    def _read(self, text: str) -> Placement:
        """The cells of a piece."""
        return placement_table().placements.read(text)
