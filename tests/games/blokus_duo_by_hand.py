"""Blokus Duo played by hand: a second, slow reading of BD-1 to BD-9 that shares no code with the
law, and a few whole games that end in a telling way."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.games.contact_by_hand import ContactByHand

if TYPE_CHECKING:
    from tests.games.square_positions import Cell

STARTS = {(5, 10), (10, 5)}

_FILE = Path(__file__).parent.parent / "data" / "blokus-duo-endings.txt"
_ENDINGS = {
    name: moves.split()
    for name, _, moves in (line.partition(": ") for line in _FILE.read_text("utf-8").splitlines())
}

SOLITARY_LAST = _ENDINGS["solitary-last"]
"""Seat 1 lays all 21 pieces, the one-cell piece last."""

ALL_LAID = _ENDINGS["all-laid"]
"""Seat 1 lays all 21 pieces, a piece of four cells last and the one-cell piece before it."""

TEN_CELLS_LEFT = _ENDINGS["ten-cells-left"]
"""The game ends, and seat 0 has two pieces of three cells and one of four left."""


class BlokusDuoByHand(ContactByHand):
    """A game in progress (BD-2, BD-5 to BD-8); a seat has the colour of its number (BD-3)."""

    size = 14

    def __init__(self, first: int) -> None:
        super().__init__(2, first)

    def starts(self, colour: int) -> set[Cell]:
        """Both start points, for either colour (BD-4)."""
        del colour
        return STARTS

    @property
    def turn(self) -> int | None:
        """The seat that lays next."""
        return self.colour
