"""Absurd in Tetris Link: a hole of two for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.polyomino import Placement
from tessella.games.tetris_link.tower import TOWER

if TYPE_CHECKING:
    from tessella.core import Move
    from tessella.games.tetris_link.view import TetrisLinkView

HOLES: Final = 2


def absurd(view: TetrisLinkView, move: Move) -> bool:
    """Whether a piece costs points and joins nothing of its colour, though another costs none."""
    if not isinstance(move, Placement) or view.seat is None or view.gain(move) > -HOLES:
        return False
    joins = TOWER.sides(move.mask) & view.state.laid[view.seat]
    return not joins and any(view.gain(one) >= 0 for one in view.moves)
