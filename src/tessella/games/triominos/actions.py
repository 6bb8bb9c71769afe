"""Actions of Triominos: a tile in a slot, or a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tessella.core.actions import Actions
from tessella.core.lattice import ORIGIN, Cell, turns
from tessella.games.triominos.moves import DRAW, Draw, Lay
from tessella.games.triominos.tableau import agrees
from tessella.games.triominos.tiles import TILES, tile_text

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.view import View
    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.tableau import Tableau
    from tessella.games.triominos.view import TriominosView

MORE_SLOTS: Final = 2
"""The first tile has three free sides, and each more takes one and brings two at most. So a table
of n tiles has n + 2 of them at most, and no more open cells: the slots never run out."""
SLOTS: Final = len(TILES) + MORE_SLOTS
NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}


def slots(tableau: Tableau) -> list[Cell]:
    """The open cells from the lowest row up, in a row from the left; at first the origin."""
    return sorted(tableau.open_cells, key=_order) if tableau.laid else [ORIGIN]


def _order(cell: Cell) -> tuple[int, int, bool]:
    return cell.y, cell.x, cell.kind == "v"


class TriominosActions(Actions):
    """For each tile as many slots as there are tiles, and two; the last action is the draw.

    Both `id` and `move` need a view, the draw's aside: which cell a slot is depends on the table.
    """

    def __init__(self, game: Triominos) -> None:
        self._tiles = game.tiles
        self._slots = len(game.tiles) + MORE_SLOTS
        slots = range(self._slots)
        lays = [f"{tile_text(tile)} in slot {slot}" for tile in game.tiles for slot in slots]
        super().__init__(game, (*lays, DRAW.text))

    @property
    def decisions(self) -> int | None:
        """All tiles laid, and those of the pool drawn; a match may go on for any number of rounds.

        A match ends by points, which draws take away.
        """
        if self.game.options["match"] != "round":
            return None
        return len(self._tiles) + self._pool

    @property
    def chances(self) -> int | None:
        """The lot, the deal and the draws of a round."""
        return 1 + len(self._tiles) if self.game.options["match"] == "round" else None

    @property
    def _pool(self) -> int:
        """The tiles that are left after the deal (TR-2)."""
        return len(self._tiles) - self.game.seats * cast("Triominos", self.game).hand_size

    def parts(self, number: int) -> tuple[str | int, ...]:
        """A tile and a slot; the draw is in a slot of its own, after all others."""
        self._row(number)
        if number == len(self) - 1:
            return tile_text(self._tiles[0]), self._slots
        tile, slot = divmod(number, self._slots)
        return tile_text(self._tiles[tile]), slot

    def _number(self, move: Move, view: View | None) -> int | None:
        if isinstance(move, Draw):
            return len(self) - 1
        if not isinstance(move, Lay):
            return None
        found = slots(self._table(view))
        if move.cell not in found:
            return None
        return self._tiles.index(move.tile) * self._slots + found.index(move.cell)

    def _move(self, number: int, view: View | None) -> Move | None:
        if number == len(self) - 1:
            return DRAW
        tableau = self._table(view)
        found, (tile, slot) = slots(tableau), divmod(number, self._slots)
        if slot >= len(found):
            return None
        wanted, laid = tableau.wanted(found[slot]), self._tiles[tile]
        fits = (shows for shows in turns(laid) if agrees(shows, wanted))
        numbers = next(fits, None)
        return None if numbers is None else Lay.at(found[slot], laid, numbers)

    def _table(self, view: View | None) -> Tableau:
        return cast("TriominosView", self._seen(view)).tableau


def actions(game: Triominos) -> TriominosActions:
    """The table of a game; it is the same for all options."""
    return TriominosActions(game)
