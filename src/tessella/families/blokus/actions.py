"""Actions of the family's games: every placement, in the order of texts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from tessella.core.actions import IDENTITY, Actions
from tessella.families.blokus.pieces import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tessella.core.move import Move
    from tessella.core.view import View
    from tessella.families.blokus.game import BlokusGame

    Mirror = Callable[[int, int, int], tuple[int, int]]

MIRRORS: Final[Mapping[str, Mirror]] = {
    IDENTITY: lambda column, row, _: (column, row),
    "transpose": lambda column, row, _: (row, column),
    "anti-transpose": lambda column, row, last: (last - row, last - column),
    "half-turn": lambda column, row, last: (last - column, last - row),
    "quarter-left": lambda column, row, last: (last - row, column),
    "quarter-right": lambda column, row, last: (row, last - column),
    "mirror": lambda column, row, last: (last - column, row),
    "flip": lambda column, row, last: (column, last - row),
}
"""Where a cell comes to lie; `last` is the last column, and row."""


def mirrored(game: BlokusGame, name: str) -> list[int]:
    """Where each cell comes to lie by a symmetry."""
    board, mirror = game.table().board, MIRRORS[name]
    last = board.columns - 1
    return [board.cell(*mirror(c, r, last)) for r in range(last + 1) for c in range(last + 1)]


class BlokusActions(Actions):
    """Neither `id` nor `move` needs a view: an action is a placement, whoever makes it."""

    game: BlokusGame

    def __init__(self, game: BlokusGame, symmetries: Iterable[str]) -> None:
        super().__init__(game, tuple(placement.text for placement in game.table().all))
        self._symmetries = tuple(symmetries)

    @property
    def decisions(self) -> int:
        """Each colour lays each of its pieces once at most."""
        return len(NAMES) * len(self.game.owners)

    @property
    def chances(self) -> int:
        """The lot."""
        return 1

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.rows)}

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The turns and mirrors of the board that bring the starts of all colours to themselves."""
        return self._symmetries

    def _becomes(self, name: str) -> tuple[int, ...]:
        table, to = self.game.table(), mirrored(self.game, name)
        return tuple(
            self._numbers[table.board.write([to[cell] for cell in placement.cells])]
            for placement in table.all
        )

    def _number(self, move: Move, view: View | None) -> int | None:
        del view
        return self._numbers.get(move.text)

    def _move(self, number: int, view: View | None) -> Move:
        del view
        return self.game.table().all[number]
