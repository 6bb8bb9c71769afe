"""Play-outs: a game played on for a while, by luck and by what looks best of a few moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE, sample

if TYPE_CHECKING:
    from random import Random

    from tessella.core import Move, State

TRIED: Final = 8
"""Of so many moves drawn by lot the one is played that looks best."""
HORIZON: Final = 8
"""Moves of seats after which a play-out is broken off where points decide: by then they tell."""

LONGEST: Final = 200


def played_out(state: State, luck: Random, rng: Random) -> State:
    """A state some moves later; `luck` is for chance, `rng` for the seats.

    Where points do not decide it is the end of the game, unless that is too far away.
    """
    left = HORIZON if state.game.ranked_by_score else LONGEST
    while left and (turn := state.turn) is not None:
        if turn == CHANCE:
            state = state.play(sample(state, luck))
        else:
            left -= 1
            state = state.play(_sensible(state, turn, rng))
    return state


def _sensible(state: State, seat: int, rng: Random) -> Move:
    """The best at first sight of a few moves."""
    view = state.view(seat)
    moves = view.moves
    if len(moves) == 1:
        return moves[0]
    few = rng.sample(moves, TRIED) if len(moves) > TRIED else moves
    return max(few, key=view.appeal)
