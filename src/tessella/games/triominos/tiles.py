"""The 56 tiles (TR-1)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from tessella.core.lattice import turns

if TYPE_CHECKING:
    from tessella.core.lattice import Numbers

HIGHEST: Final = 5


def tiles_up_to(highest: int) -> tuple[Numbers, ...]:
    """All tiles with numbers from 0 to the highest."""
    numbers = range(highest + 1)
    return tuple((a, b, c) for a, b, c in combinations_with_replacement(numbers, 3))


TILES: Final = tiles_up_to(HIGHEST)
TILE_SET: Final = frozenset(TILES)

SHOWN: Final = {turned: tile for tile in TILES for turned in turns(tile)}
"""The tile behind all that three numbers can show."""


def tile_of(numbers: Numbers) -> Numbers | None:
    """The tile that shows these numbers clockwise; None if there is none (TR-1)."""
    return SHOWN.get(numbers)


def tile_text(tile: Numbers) -> str:
    """The three numbers of a tile as text."""
    return "{}{}{}".format(*tile)
