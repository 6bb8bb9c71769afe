"""Actions of Tetris Link: what falls over which column."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

from tessella.core.actions import IDENTITY, Actions
from tessella.games.tetris_link.tower import EACH, SHAPES, SIZE, TOWER, Chute, placement_table

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.view import View
    from tessella.games.tetris_link.game import TetrisLink
    from tessella.games.tetris_link.view import TetrisLinkView


class TetrisLinkActions(Actions):
    """The 162 chutes (TL-3, TL-9), in the order of the texts that they have in an empty tower.

    `id` needs no view. `move` does: where a piece comes to rest depends on the tower.
    """

    def __init__(self, game: TetrisLink) -> None:
        chutes = [chute for some in placement_table().chutes.values() for chute in some]
        self._chutes = sorted(chutes, key=_lowest)
        super().__init__(game, tuple(map(_lowest, self._chutes)))

    @property
    def decisions(self) -> int:
        """What fits into the tower, or all pieces of all seats."""
        pieces = self.game.seats * EACH * len(SHAPES)
        return min(len(TOWER.names) // SIZE, pieces)

    @property
    def chances(self) -> int | None:
        """With dice a roll may give no move, and the next seat rolls (TL-11): there is no bound."""
        return None if self.game.options["dice"] else 1

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {
            placement.text: number
            for number, chute in enumerate(self._chutes)
            for _, placement in chute.rests
        }

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The tower and its mirror image: every piece may be turned over (TL-3)."""
        return (IDENTITY, "mirror")

    def _becomes(self, name: str) -> tuple[int, ...]:
        del name
        return tuple(
            self._numbers[TOWER.write(map(mirrored, chute.rests[0][1].cells))]
            for chute in self._chutes
        )

    def _number(self, move: Move, view: View | None) -> int | None:
        del view
        return self._numbers.get(move.text)

    def _move(self, number: int, view: View | None) -> Move | None:
        heights = cast("TetrisLinkView", self._seen(view)).state.heights
        chute = self._chutes[number]
        row = chute.row(heights)
        return chute.rests[row][1] if row < len(chute.rests) else None


def _lowest(chute: Chute) -> str:
    return chute.rests[0][1].text


def mirrored(cell: int) -> int:
    """The cell in the mirror."""
    row, column = divmod(cell, TOWER.columns)
    return TOWER.cell(TOWER.columns - 1 - column, row)


def actions(game: TetrisLink) -> TetrisLinkActions:
    """The table of a game; it is the same for all options."""
    return TetrisLinkActions(game)
