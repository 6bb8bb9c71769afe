"""The facts of Tetris Duel, and how its moves are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.game import Game
from tessella.core.ladder import ALL, Rung
from tessella.core.option import Option
from tessella.core.showcase import Showcase
from tessella.games.tetris_duel.board import ROLLS, Board, board
from tessella.games.tetris_duel.box import BOX
from tessella.games.tetris_duel.entry import ENTRIES
from tessella.games.tetris_duel.state import TetrisDuelState

if TYPE_CHECKING:
    from tessella.core.move import Move


class TetrisDuel(Game):
    """Two territories with a bar between them, and 112 blocks for both seats."""

    __slots__ = ("board",)

    name = "tetris-duel"
    title = "Tetris Duel"
    choices = (
        Option("columns", 10, "TD-1", range(4, 27)),
        Option("rows", 32, "TD-1", range(8, 99, 2)),
        Option("entry", "region", "TD-7", tuple(ENTRIES)),
        Option("touch", "win", "TD-13", ("win", "continue")),
    )
    turn_rule = "TD-3"
    colours = ("blue", "red")
    box = BOX
    showcase = Showcase(
        place=3, plies=16, replayed=20, by_night=True, short={"columns": 6, "rows": 14}
    )
    ladder = (
        Rung(12.5),
        Rung(14.5),
        Rung(18.5),
        Rung(24, 10),
        Rung(28, 10),
        Rung(ALL, 30),
        Rung(ALL, 700),
        Rung(ALL, 2500),
    )
    level_strengths = (-349, -278, -156, -35, 65, 144, 235, 374)
    ranked_by_score = False

    board: Board

    def __init__(self, **options: object) -> None:
        super().__init__(**options)
        self.board = board(int(self.options["columns"]), int(self.options["rows"]))

    def start(self) -> TetrisDuelState:
        """The empty board with the bar in the middle (TD-1), before the lot (TD-3)."""
        half = self.board.rows // 2
        return TetrisDuelState(self, scores=(half, half))

    def _read(self, text: str) -> Move:
        """A shape that the selector names, or the four cells of a block."""
        return ROLLS.get(text) or self.board.placements.read(text)
