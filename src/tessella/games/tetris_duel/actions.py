"""Actions of Tetris Duel, as the seat that acts sees them from its own edge."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tessella.core.actions import IDENTITY, Actions
from tessella.games.tetris_duel.board import FULL_STOCK

if TYPE_CHECKING:
    from collections.abc import Callable

    from tessella.core.move import Move
    from tessella.core.view import View
    from tessella.games.tetris_duel.board import Board
    from tessella.games.tetris_duel.game import TetrisDuel


def mirrored(board: Board, cell: int) -> int:
    """The cell in the mirror."""
    return cell - 2 * (cell % board.columns) + board.columns - 1


class TetrisDuelActions(Actions):
    """Every placement on the board, in the order of the texts that they have for seat 0.

    Both `id` and `move` need a view: what seat 1 sees is the board after half a turn.
    """

    game: TetrisDuel

    def __init__(self, game: TetrisDuel) -> None:
        super().__init__(game, tuple(placement.text for placement in game.board.placements.all))

    @property
    def decisions(self) -> int:
        """All blocks of the stock (TD-2)."""
        return sum(FULL_STOCK)

    @property
    def chances(self) -> int:
        """The lot, and the selector before each block (TD-3, TD-4)."""
        return 1 + self.decisions

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.rows)}

    @cached_property
    def _turned(self) -> tuple[int, ...]:
        """The number of each placement after half a turn."""
        last = len(self.game.board.names) - 1
        return self._mapped(lambda cell: last - cell)

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The board and its mirror image, in which J and L, S and Z have changed places (TD-2)."""
        return (IDENTITY, "mirror")

    def _becomes(self, name: str) -> tuple[int, ...]:
        del name
        return self._mapped(lambda cell: mirrored(self.game.board, cell))

    def _mapped(self, to: Callable[[int], int]) -> tuple[int, ...]:
        board = self.game.board
        return tuple(
            self._numbers[board.write(map(to, placement.cells))]
            for placement in board.placements.all
        )

    def _number(self, move: Move, view: View | None) -> int | None:
        number = self._numbers.get(move.text)
        if number is None:
            return None
        return self._turned[number] if self._seen(view).seat else number

    def _move(self, number: int, view: View | None) -> Move:
        seen = self._turned[number] if self._seen(view).seat else number
        return self.game.board.placements.all[seen]


def actions(game: TetrisDuel) -> TetrisDuelActions:
    """The table of a game; it follows from the size of the board."""
    return TetrisDuelActions(game)
