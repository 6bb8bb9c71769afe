"""The facts of Tetris Link, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.game import Game
from tessella.core.ladder import ALL, Rung
from tessella.core.option import Option
from tessella.core.showcase import Showcase
from tessella.games.tetris_link.box import BOX
from tessella.games.tetris_link.state import TetrisLinkState
from tessella.games.tetris_link.tower import FULL_HAND, ROLLS, placement_table

if TYPE_CHECKING:
    from tessella.core.move import Move


class TetrisLink(Game):
    """A tower of 10 × 20 and 25 pieces a seat."""

    __slots__ = ()

    name = "tetris-link"
    title = "Tetris Link"
    choices = (
        Option("seats", 2, "TL-4", range(2, 5)),
        Option("edition", "fr", "TL-12", ("fr", "de"), usual=(("de", "de"),)),
        Option("dice", default=True, rule="TL-6", values=(True, False)),
    )
    turn_rule = "TL-5"
    colours = ("green", "red", "yellow", "blue")
    box = BOX
    showcase = Showcase(
        place=2,
        options={"seats": 4},
        plies=22,
        replayed=28,
        by_night=True,
        loads=({"dice": False}, {}, {"seats": 4}),
    )
    ladder = (
        Rung(10),
        Rung(17),
        Rung(12.5, 10),
        Rung(17, 10),
        Rung(23, 10),
        Rung(45, 10),
        Rung(ALL, 80),
        Rung(ALL, 800),
    )
    level_strengths = (-462, -267, -150, -37, 20, 156, 317, 425)

    def start(self) -> TetrisLinkState:
        """The empty tower, before the lot (TL-5)."""
        seats = self.seats
        return TetrisLinkState(
            self, laid=(0,) * seats, left=(FULL_HAND,) * seats, scores=(0,) * seats
        )

    def _read(self, text: str) -> Move:
        """A face of the die, or the four cells where a piece comes to rest."""
        return ROLLS.get(text) or placement_table().placements.read(text)
