"""Observations of Tetris Duel, as the seat sees the board from its own edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.observation import cells, plane, turn
from tessella.games.tetris_duel.board import SHAPES

if TYPE_CHECKING:
    from tessella.games.tetris_duel.game import TetrisDuel
    from tessella.games.tetris_duel.view import TetrisDuelView

NAMES = (None, *SHAPES)


def shape(game: TetrisDuel) -> tuple[int, int, int]:
    """Own blocks, the other's, the own territory, and the facts."""
    return 4, game.board.rows, game.board.columns


def encode(view: TetrisDuelView) -> bytes:
    """The three pictures; then the turn, the shape that is to be laid, and the stock."""
    state, seat = view.state, view.seat or 0
    board = state.game.board
    size = len(board.names)
    own, others = (cells(state.laid[s], size) for s in (seat, 1 - seat))
    territory = cells(board.below(state.scores[seat]), size)
    facts = (turn(view), NAMES.index(state.shape), *state.stock)
    return b"".join([own, others[::-1], territory, plane(facts, size)])
