"""The box: 56 tiles (TR-1), and a rack for each hand (TR-2), a board that stands on two feet."""

from __future__ import annotations

from typing import Final

from tessella.core.box import Bar, Box, Foot, Part, PartSet, Tile
from tessella.games.triominos.tiles import TILES, tile_text

MOST_SEATS: Final = 4
ALL_TILES: Final = tuple(Part(tile_text(tile), Tile(tile)) for tile in TILES)
RACK: Final = Part("rack", Bar(length=6, width=0.9), MOST_SEATS)
RACK_FEET: Final = Part("rack-foot", Foot(2, 0.8, slot=0.25, depth=0.4), 2 * MOST_SEATS)
BOX: Final = Box(
    cell=25.4,
    thickness=6.4,
    sets=(PartSet(None, (*ALL_TILES, RACK, RACK_FEET)),),
)
