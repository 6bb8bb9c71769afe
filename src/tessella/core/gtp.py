"""What both ends of the Go Text Protocol agree on: who moves, and which lots go without saying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.chance import CHANCE
from tessella.core.move import firsts
from tessella.core.record_text import actor

if TYPE_CHECKING:
    from tessella.core.game import Game
    from tessella.core.move import First
    from tessella.core.state import State


def seat_names(game: Game) -> tuple[tuple[str, ...], ...]:
    """The names of each seat, the usual one first."""
    return game.gtp_seats or tuple((str(seat),) for seat in range(game.seats))


def actor_name(game: Game, turn: int) -> str:
    """Whoever moves, as a command names it: `b`, `0`, `chance`."""
    return actor(CHANCE) if turn == CHANCE else seat_names(game)[turn][0]


def lot_for(state: State, seat: int) -> First | None:
    """The lot that goes without saying when a seat makes the first move.

    None if chance has more to do than to let this seat begin.
    """
    if state.turn != CHANCE or not 0 <= seat < state.game.seats:
        return None
    lot = firsts(state.game.seats)[seat]
    return lot if state.is_legal(lot) and state.play(lot).turn == seat else None
