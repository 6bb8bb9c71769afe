"""What a laid tile and the end of a round are worth (TR-8 to TR-10, TR-16, TR-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.games.triominos.tableau import BRIDGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tessella.core.lattice import Numbers
    from tessella.core.option import OptionValue
    from tessella.games.triominos.moves import Lay
    from tessella.games.triominos.tableau import Tableau

HEXAGONS: Final = {"50/60/70": (0, 50, 60, 70), "50-each": (0, 50, 100, 150)}
"""Bonus for so many hexagons completed at once, by the option `hexagon` (TR-10)."""
START_TRIPLE: Final = 10
START_ZEROS: Final = 40
DRAW_COST: Final = 5
FAILED_COST: Final = 10
MOST_DRAWS: Final = 3
OUT_BONUS: Final = 25
EMPTY_POOL: Final = {"pass": 0, "minus-10": 10}
"""What a pass at the start of a turn costs, by the option `empty_pool` (TR-14)."""


def parts(
    tableau: Tableau, lay: Lay, options: Mapping[str, OptionValue]
) -> Iterator[tuple[int, str]]:
    """The points of a laid tile, each with its rule."""
    yield sum(lay.tile), "TR-8" if tableau.laid else "TR-4"
    if not tableau.laid:
        bonus = _start_bonus(lay.tile) if options["start_bonus"] == "pressman" else 0
        yield bonus, "TR-4"
    elif tableau.is_bridge(lay.cell):
        yield BRIDGE, "TR-9"
    else:
        yield HEXAGONS[str(options["hexagon"])][tableau.hexagons(lay.cell)], "TR-10"


def _start_bonus(tile: Numbers) -> int:
    """What the option `pressman` adds to the first tile of a round."""
    if sum(tile) == 0:
        return START_ZEROS
    return START_TRIPLE if len(set(tile)) == 1 else 0


def hand_sum(tiles: Iterable[Numbers]) -> int:
    """The sum of all numbers of some tiles."""
    return sum(map(sum, tiles))
