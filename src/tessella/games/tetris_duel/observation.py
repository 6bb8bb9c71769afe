"""Observations of Tetris Duel, as the seat sees the board from its own edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.observation import cells, choice, moved, plane, turn
from tessella.games.tetris_duel.actions import mirrored
from tessella.games.tetris_duel.board import SHAPES

if TYPE_CHECKING:
    from tessella.games.tetris_duel.game import TetrisDuel
    from tessella.games.tetris_duel.view import TetrisDuelView

MIRRORED = {"J": "L", "L": "J", "S": "Z", "Z": "S"}


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
    facts = (turn(view), *choice(state.shape, SHAPES), *state.stock)
    return b"".join([own, others[::-1], territory, plane(facts, size)])


def becomes(game: TetrisDuel, name: str) -> tuple[int, ...]:
    """The cells go where the mirror has them, and each shape of chance and stock does, too."""
    del name
    shapes = tuple(SHAPES)
    images = [shapes.index(MIRRORED.get(shape, shape)) for shape in shapes]
    facts = (0, *(1 + image for image in images), *(1 + len(shapes) + image for image in images))
    board = game.board
    return moved(3, [mirrored(board, cell) for cell in range(len(board.names))], facts)
