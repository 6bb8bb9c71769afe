"""Absurd in Blokus: one of the smallest pieces in the opening, while a large one fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.polyomino import Placement
from tessella.families.blokus.pieces import NAMES

if TYPE_CHECKING:
    from tessella.core import Move
    from tessella.families.blokus.view import BlokusView

OPENING: Final = 5
SMALL: Final = 2
LARGE: Final = 4


def absurd(view: BlokusView, move: Move) -> bool:
    """Whether a colour lays a small piece among its first, though it had a large one to lay."""
    colour = view.state.colour
    if colour is None or not isinstance(move, Placement) or len(move.cells) > SMALL:
        return False
    laid = len(NAMES) - view.state.hands[colour].bit_count()
    fits = any(isinstance(one, Placement) and len(one.cells) >= LARGE for one in view.moves)
    return laid < OPENING and fits
