"""What a whole state is worth, its secrets included: for those who look back on a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tessella.core.evaluation import Evaluation
from tessella.engine.native_state import has_native, start, to_native

if TYPE_CHECKING:
    from tessella.core import Game, State


def sees_whole(game: Game) -> bool:
    """Whether the engine can value states of a game with all that is hidden in them."""
    return has_native(game) and hasattr(start(game), "seen_whole")


def seen_whole(state: State, simulations: int, seed: int) -> Evaluation:
    """What a state that is not over is worth, whoever has the turn, chance too.

    No player may ask for it: it sees all hands.
    """
    native = cast("Any", to_native(state))
    win, draw, points = native.seen_whole(simulations, seed)
    return Evaluation(tuple(win), tuple(draw), tuple(points))
