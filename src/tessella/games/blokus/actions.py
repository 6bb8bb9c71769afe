"""Actions of Blokus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.actions import IDENTITY
from tessella.families.blokus.actions import MIRRORS, BlokusActions

if TYPE_CHECKING:
    from tessella.families.blokus.game import BlokusGame


def actions(game: BlokusGame) -> BlokusActions:
    """The 30,433 placements on the board (BK-1, BK-2).

    Where every corner is any colour's, all turns and mirrors of the board are alike (BK-4).
    """
    return BlokusActions(game, MIRRORS if game.options["corners"] == "any" else (IDENTITY,))
