"""Positions of Tetris Duel that are set up by hand: blocks, the bar, and what the spinner shows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tessella.core.polyomino import Placement
from tessella.core.setup import ROLL, TURN, SetupError
from tessella.core.tuples import added, put
from tessella.games.tetris_duel.board import ROLLS
from tessella.games.tetris_duel.state import NUMBER

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.setup import Fields
    from tessella.games.tetris_duel.game import TetrisDuel
    from tessella.games.tetris_duel.state import TetrisDuelState

ROWS = "rows"
"""The rows of the first seat's territory: where the bar lies."""
NOT_ROLLED = ""
GETS_IN = "TD-7"
"""Not asked for: the bar may have lain elsewhere when the block came in."""


def names(game: TetrisDuel) -> tuple[str, ...]:
    """Whose turn it is, what the spinner shows, and where the bar lies."""
    del game
    return TURN, ROLL, ROWS


def ground(game: TetrisDuel, fields: Fields) -> TetrisDuelState:
    """The empty board with the bar where it shall be."""
    rows = game.board.rows
    own = fields.number(ROWS, range(1, rows), rows // 2)
    return replace(game.start(), scores=(own, rows - own))


def lay(state: TetrisDuelState, colour: int, move: Move) -> TetrisDuelState:
    """A block of the stock lies in its territory, at its edge or an own block (TD-4 to TD-6)."""
    shape = move.piece if isinstance(move, Placement) and move.piece else next(iter(NUMBER))
    before = replace(state, seat=colour, shape=shape)
    refusal = before.refusal(move)
    if (refusal and refusal.rule != GETS_IN) or not isinstance(move, Placement):
        raise refusal or TypeError(move)
    if not state.stock[NUMBER[shape]]:
        raise SetupError("setup-stock", rule="TD-4", piece=shape)
    seen = state.game.board.seen_from(colour, move.cells)
    return replace(
        state,
        laid=put(state.laid, colour, state.laid[colour] | seen),
        stock=added(state.stock, NUMBER[shape], -1),
    )


def finish(state: TetrisDuelState, fields: Fields) -> TetrisDuelState:
    """The turn of a seat that can lay what the spinner shows."""
    seat = fields.number(TURN, range(state.game.seats))
    shape = fields.chosen(ROLL, (NOT_ROLLED, *ROLLS), NOT_ROLLED)
    found = replace(state, seat=seat, shape=shape or None)
    if not found.moves():
        raise SetupError("setup-stuck", rule="TD-8", turn=seat)
    return found


def write(state: TetrisDuelState) -> dict[str, str]:
    """Whose turn it is, what the spinner shows, and where the bar lies."""
    if state.seat is None:
        raise SetupError("setup-lot")
    return {TURN: str(state.seat), ROLL: state.shape or NOT_ROLLED, ROWS: str(state.scores[0])}


def choices(state: TetrisDuelState) -> dict[str, tuple[str, ...]]:
    """The seats, the shapes in stock that fit, and where there is room for the bar."""
    board = state.game.board
    low, high = board.height(state.laid[0]), board.rows - board.height(state.laid[1])
    return {
        TURN: tuple(map(str, range(state.game.seats))),
        ROLL: (NOT_ROLLED, *ROLLS),
        ROWS: tuple(map(str, range(max(low, 1), min(high, board.rows - 1) + 1))),
    }
