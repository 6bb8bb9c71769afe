"""The box: 21 pieces for each seat (BD-2)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Box, Part, PartSet, Polyomino
from tessella.games.blokus_duo.pieces import PIECES

PARTS: Final = tuple(Part(name, Polyomino(shape)) for name, shape in PIECES.items())
BOX: Final = Box(cell=15, thickness=4, sets=(PartSet(0, PARTS), PartSet(1, PARTS)))
