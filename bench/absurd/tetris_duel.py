"""Absurd in Tetris Duel: two cells covered for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.polyomino import Placement

if TYPE_CHECKING:
    from tessella.core import Move
    from tessella.games.tetris_duel.state import TetrisDuelState
    from tessella.games.tetris_duel.view import TetrisDuelView

HOLES: Final = 2


def absurd(view: TetrisDuelView, move: Move) -> bool:
    """Whether a piece covers free cells and completes nothing, though another covers none."""
    if not isinstance(move, Placement) or view.seat is None:
        return False
    before = _covered(view.state, view.seat)

    def adds(one: Move) -> int:
        return _covered(view.state.play(one), seat) - before

    seat, after = view.seat, view.state.play(move)
    gains = after.scores[seat] > view.scores[seat] or after.result is not None
    return not gains and adds(move) >= HOLES and any(adds(one) <= 0 for one in view.moves)


def _covered(state: TetrisDuelState, seat: int) -> int:
    """How many free cells lie under a seat's pieces."""
    laid = state.laid[seat]
    return sum(state.game.board.heights(laid)) - laid.bit_count()
