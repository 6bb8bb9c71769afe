"""Observations of Triominos: slots as in its actions, the own hand, and what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.observation import plane, score, seats_from, turn
from tessella.games.triominos.actions import NUMBER, SLOTS, slots
from tessella.games.triominos.score import HEXAGONS
from tessella.games.triominos.state import Stage
from tessella.games.triominos.tableau import BRIDGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.lattice import Cell, Numbers
    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.view import TriominosView

MIDDLE: Final = 32
"""Added to the places of cells; none lies as far as this from the first tile."""
STAGES: Final = tuple(Stage)


def shape(game: Triominos) -> tuple[int, int, int]:
    """Eight planes for the slots, then hand, table and facts; each has one row."""
    del game
    return 11, 1, SLOTS


def encode(view: TriominosView) -> bytes:
    """The planes one after another."""
    columns = [_slot(view, cell) for cell in slots(view.tableau)]
    rows = [plane(row, SLOTS) for row in zip(*columns, strict=True)]
    rows += [_tiles(view.hand), _tiles(view.tableau.tiles), plane(_facts(view), SLOTS)]
    return b"".join(rows)


def _slot(view: TriominosView, cell: Cell) -> tuple[int, ...]:
    """That it is there, whether it points down, the wanted numbers, its bonus, and its place."""
    wanted = [0 if number is None else number + 1 for number in view.tableau.wanted(cell)]
    down = int(cell.kind == "v")
    return (1, down, *wanted, _bonus(view, cell), cell.x + MIDDLE, cell.y + MIDDLE)


def _bonus(view: TriominosView, cell: Cell) -> int:
    """What any tile wins there besides its sum (TR-9, TR-10)."""
    if view.tableau.is_bridge(cell):
        return BRIDGE
    return HEXAGONS[str(view.game.options["hexagon"])][view.tableau.hexagons(cell)]


def _tiles(tiles: Iterable[Numbers]) -> bytes:
    row = bytearray(SLOTS)
    for tile in tiles:
        row[NUMBER[tile]] = 1
    return bytes(row)


def _facts(view: TriominosView) -> Iterator[int]:
    """Turn, stage, draws, own drawn tile, pool, last round; of each seat tiles held and score."""
    yield turn(view)
    yield STAGES.index(view.stage)
    yield view.draws
    yield 0 if view.drawn is None else NUMBER[view.drawn] + 1
    yield view.pool
    yield view.last_round
    for seat in seats_from(view.seat or 0, view.game.seats):
        yield view.held[seat]
        yield from score(view.scores[seat])
