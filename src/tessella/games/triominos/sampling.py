"""States that a seat's view could come from: what it cannot see is dealt anew (TR-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tessella.games.triominos.score import MOST_DRAWS

if TYPE_CHECKING:
    from random import Random

    from tessella.core.lattice import Numbers
    from tessella.games.triominos.state import TriominosState
    from tessella.games.triominos.view import TriominosView


def sampled(view: TriominosView, rng: Random) -> TriominosState:
    """A state in which whoever acts can act; of those, all deals are equally likely.

    What former turns tell of the hands is not weighed. A true state is among those that are drawn
    from, and one of its tiles is enough for the seat that acts, so few deals are refused.
    """
    while True:
        state = _dealt(view, rng)
        if view.drawn is None and view.draws and view.actor != view.seat:
            state = _with_drawn(state, rng)
        if _can_go_on(state):
            return state


def _dealt(view: TriominosView, rng: Random) -> TriominosState:
    """The view's state with other hands from the unseen tiles; the rest of them is the pool."""
    start = cast("TriominosState", view.game.start())
    seen = view.hand | view.tableau.tiles
    unseen = [tile for tile in start.game.tiles if tile not in seen]
    rng.shuffle(unseen)
    hands = []
    for seat, held in enumerate(view.held):
        hands.append(view.hand if seat == view.seat else frozenset(unseen[:held]))
        unseen = unseen if seat == view.seat else unseen[held:]
    return replace(
        start,
        scores=view.scores,
        hands=tuple(hands),
        tableau=view.tableau,
        stage=view.stage,
        seat=view.actor,
        draws=view.draws,
        drawn=view.drawn,
        last_round=view.last_round,
        result=view.result,
        events=view.events,
        past=view.past,
    )


def _with_drawn(state: TriominosState, rng: Random) -> TriominosState:
    """Any tile of the seat that acts may be the one it drew last; one that fits is laid (TR-12)."""
    if state.turn is None or state.turn != state.seat:
        return state
    tile: Numbers = rng.choice(sorted(state.hands[state.seat]))
    return replace(state, drawn=tile) if state.tableau.fits((tile,)) else state


def _can_go_on(state: TriominosState) -> bool:
    """Whether the seat that acts has a move, and its turn did not end with its draws (TR-12)."""
    if state.turn is None or state.turn != state.seat:
        return True
    return bool(state.moves()) and (state.draws < MOST_DRAWS or state.drawn is not None)
