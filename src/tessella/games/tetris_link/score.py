"""What a placement is worth (TL-14 to TL-17).

A piece has four cells, and a group scores as a whole as soon as it has three pieces. So the joined
cells of a colour tell all: a group's size is a quarter of its cells, and it has scored if it is 3
or more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.games.tetris_link.tower import SIZE, TOWER

if TYPE_CHECKING:
    from collections.abc import Sized

    from tessella.core.polyomino import Placement

SCORING_SIZE = 3
WORST_HOLE = 2


def group_size(group: int) -> int:
    """The number of pieces of a group (TL-14)."""
    return group.bit_count() // SIZE


def scoring(own: int, placement: Placement) -> int:
    """The cells of the pieces of the placed piece's group that score with it (TL-15)."""
    group = TOWER.flood(placement.mask, own | placement.mask)
    if group_size(group) < SCORING_SIZE:
        return 0
    return group & ~scored_cells(group & ~placement.mask)


def points_lost(holes: Sized) -> int:
    """1 for one empty cell left under the piece, 2 for more (TL-16)."""
    return min(len(holes), WORST_HOLE)


def largest_group(own: int) -> int:
    """The size of a seat's largest group; 0 if it has laid nothing (TL-20)."""
    return max(map(group_size, TOWER.groups(own)), default=0)


def scored_cells(own: int) -> int:
    """The cells of the pieces that have scored."""
    return sum(g for g in TOWER.groups(own) if group_size(g) >= SCORING_SIZE)
