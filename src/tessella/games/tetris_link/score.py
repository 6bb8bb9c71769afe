"""What a placement is worth (TL-14 to TL-17).

A piece has four cells, and a group scores as a whole as soon as it has three pieces. So the joined
cells of a colour tell all: a group's size is a quarter of its cells, and it has scored if it is 3
or more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.games.tetris_link.tower import SIZE, TOWER, holes_under

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement

SCORING_SIZE = 3
WORST_HOLE = 2


def group_size(group: int) -> int:
    """The number of pieces of a group (TL-14)."""
    return group.bit_count() // SIZE


def points_won(own: int, placement: Placement) -> int:
    """1 for each piece of the placed piece's group that has not scored before (TL-15)."""
    group = TOWER.flood(placement.mask, own | placement.mask)
    size = group_size(group)
    if size < SCORING_SIZE:
        return 0
    joined = map(group_size, TOWER.groups(group & ~placement.mask))
    return size - sum(part for part in joined if part >= SCORING_SIZE)


def points_lost(placement: Placement, heights: tuple[int, ...]) -> int:
    """1 for one empty cell left under the piece, 2 for more (TL-16)."""
    return min(holes_under(placement, heights), WORST_HOLE)


def largest_group(own: int) -> int:
    """The size of a seat's largest group; 0 if it has laid nothing (TL-20)."""
    return max(map(group_size, TOWER.groups(own)), default=0)


def scored_cells(own: int) -> int:
    """The cells of the pieces that have scored."""
    return sum(g for g in TOWER.groups(own) if group_size(g) >= SCORING_SIZE)
