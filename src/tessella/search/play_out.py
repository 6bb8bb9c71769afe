"""Play-outs: a game played on for a while, by luck and by what looks best of some moves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core.chance import CHANCE, sample

if TYPE_CHECKING:
    from tessella.core import Game, State
    from tessella.search.looks import Looks


class Manner(NamedTuple):
    """How games are played on: so many moves, each the best at first sight of so many by lot.

    `by_looks`: what comes of it is judged by how the last moves look, besides points.
    """

    moves: int
    tried: int
    by_looks: bool = False


BY_POINTS: Final = Manner(8, 8)
"""Where points decide: by then they tell."""
TO_THE_END: Final = Manner(200, 8)
"""Where nothing but the end tells, unless that is too far away."""
TRIED_FOR_LOOKS: Final = 32
SEED_BITS: Final = 48


def manner_of(game: Game, *, has_looks: bool) -> Manner:
    """How a game is played on; `has_looks` if its moves differ in appeal."""
    if game.ranked_by_score:
        return BY_POINTS
    return Manner(game.seats, TRIED_FOR_LOOKS, by_looks=True) if has_looks else TO_THE_END


def played_out(state: State, luck: Random, manner: Manner, looks: Looks) -> State:
    """A state some moves later, or the end.

    Lots of the seats have a source of their own: how many are drawn does not change the dice.
    """
    left, lots = manner.moves, Random(luck.getrandbits(SEED_BITS))
    while left and (turn := state.turn) is not None:
        if turn == CHANCE:
            state = state.play(sample(state, luck))
        else:
            left -= 1
            state = _sensible(state, turn, lots, manner.tried, looks)
    return state


def _sensible(state: State, seat: int, lots: Random, tried: int, looks: Looks) -> State:
    """The state after the best at first sight of some moves."""
    view = state.view(seat)
    few = lots.sample(view.moves, tried) if len(view.moves) > tried else view.moves
    appeals = [view.appeal(move) for move in few]
    best = max(appeals)
    looks.note(seat, best)
    return state.play(few[appeals.index(best)])
