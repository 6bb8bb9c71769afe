"""What both ends of the Go Text Protocol agree on: who moves, and which lots go without saying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.chance import CHANCE
from tessella.core.move import firsts
from tessella.core.record_text import actor as said

if TYPE_CHECKING:
    from tessella.core.game import Game
    from tessella.core.move import First
    from tessella.core.state import State


def colour_names(game: Game) -> tuple[tuple[str, ...], ...]:
    """The names of each colour, the usual one first."""
    return game.gtp_colours or tuple((str(colour),) for colour in range(len(game.owners)))


def actor_of(state: State) -> int | None:
    """The colour that acts, CHANCE, or None when the game is over."""
    return CHANCE if state.turn == CHANCE else state.colour


def actor_name(game: Game, actor: int) -> str:
    """A colour or CHANCE as a command names it: `b`, `0`, `chance`."""
    return said(CHANCE) if actor == CHANCE else colour_names(game)[actor][0]


def lot_for(state: State, colour: int) -> First | None:
    """The lot that goes without saying when a colour makes the first move.

    None if chance has more to do than to let this colour begin.
    """
    if state.turn != CHANCE or not 0 <= colour < len(state.game.owners):
        return None
    lots = (firsts(state.game.seats)[seat] for seat in state.game.owners[colour])
    legal = (lot for lot in lots if state.is_legal(lot))
    return next((lot for lot in legal if state.play(lot).colour == colour), None)
