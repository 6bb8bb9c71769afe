"""Positions of Tetris Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.result import Result
from tessella.core.squares import bits, mask
from tessella.games.tetris_duel.board import SHAPES
from tessella.games.tetris_duel.state import TetrisDuelState

if TYPE_CHECKING:
    from tessella.games.tetris_duel.game import TetrisDuel
    from tessella.games.tetris_duel.view import TetrisDuelView

    Numbers = tuple[list[list[int]], list[int], list[int], int, int, int, int]

NAMES = tuple(SHAPES)
NONE = -1


def numbers(state: TetrisDuelState) -> Numbers:
    """The cells, territories, stock, seat, shape, winner and reason of a state."""
    result = state.result
    return (
        [list(bits(cells)) for cells in state.laid],
        list(state.scores),
        list(state.stock),
        NONE if state.seat is None else state.seat,
        NONE if state.shape is None else NAMES.index(state.shape),
        result.winners[0] if result and len(result.winners) == 1 else NONE,
        int(result.reason.removeprefix("TD-")) if result else 0,
    )


def of_view(view: TetrisDuelView) -> Numbers:
    """The numbers of the state that a view shows: all of it."""
    return numbers(view.state)


def state(game: TetrisDuel, numbers: Numbers) -> TetrisDuelState:
    """The law's state."""
    laid, rows, stock, seat, shape, winner, reason = numbers
    keys = [int(s == winner) for s in range(2)]
    scores = tuple(rows)
    return TetrisDuelState(
        game,
        scores,
        tuple(map(mask, laid)),
        tuple(stock),
        None if seat == NONE else seat,
        None if shape == NONE else NAMES[shape],
        Result.ranked(keys, scores, f"TD-{reason}") if reason else None,
    )
