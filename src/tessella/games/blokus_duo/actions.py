"""Actions of Blokus Duo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.families.blokus.actions import BlokusActions

if TYPE_CHECKING:
    from tessella.families.blokus.game import BlokusGame

SYMMETRIES = ("identity", "transpose", "anti-transpose", "half-turn")
"""Each brings the two start points, which are either colour's, to themselves (BD-4)."""


def actions(game: BlokusGame) -> BlokusActions:
    """The 13,729 placements on the board (BD-1, BD-2)."""
    return BlokusActions(game, SYMMETRIES)
