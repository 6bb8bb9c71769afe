"""The box: 21 pieces for each of four colours (BK-2)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Box, PartSet
from tessella.families.blokus.pieces import PARTS
from tessella.games.blokus.board import CORNERS

BOX: Final = Box(
    cell=20, thickness=5, sets=tuple(PartSet(colour, PARTS) for colour in range(len(CORNERS)))
)
