"""Positions of Blokus Duo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.families.blokus.position import lying, state_of

if TYPE_CHECKING:
    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.position import Lying
    from tessella.families.blokus.state import BlokusState
    from tessella.families.blokus.view import BlokusView


def numbers(state: BlokusState) -> Lying:
    """The cells, hands, bonuses and turn of a state; a seat has the colour of its number."""
    return lying(state)


def of_view(view: BlokusView) -> Lying:
    """The numbers of the state that a view shows: all of it."""
    return numbers(view.state)


def state(game: BlokusGame, numbers: Lying) -> BlokusState:
    """The law's state."""
    return state_of(game, numbers)
