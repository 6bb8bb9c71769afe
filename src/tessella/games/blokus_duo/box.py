"""The box: 21 pieces for each colour (BD-2)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Box, PartSet
from tessella.families.blokus.pieces import PARTS

BOX: Final = Box(cell=15, thickness=4, sets=(PartSet(0, PARTS), PartSet(1, PARTS)))
