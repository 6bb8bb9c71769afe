"""Absurd in Triominos: to draw with a bonus in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.games.triominos.moves import Draw, Lay

if TYPE_CHECKING:
    from tessella.core import Move
    from tessella.games.triominos.view import TriominosView

BONUS: Final = 40


def absurd(view: TriominosView, move: Move) -> bool:
    """Whether a tile is drawn although one of the hand would score a bonus."""
    lays = (one for one in view.moves if isinstance(one, Lay))
    return isinstance(move, Draw) and any(view.gain(lay) - sum(lay.tile) >= BONUS for lay in lays)
