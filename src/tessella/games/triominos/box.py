"""The box: 56 tiles (TR-1)."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Box, Part, PartSet, Tile
from tessella.games.triominos.tiles import TILES, tile_text

BOX: Final = Box(
    cell=25.4,
    thickness=6.4,
    sets=(PartSet(None, tuple(Part(tile_text(tile), Tile(tile)) for tile in TILES)),),
)
