"""Positions of Blokus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.families.blokus.position import lying, state_of

if TYPE_CHECKING:
    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.state import BlokusState
    from tessella.families.blokus.view import BlokusView

    Numbers = tuple[list[list[int]], list[int], list[int], int, int]


def numbers(state: BlokusState) -> Numbers:
    """The cells, hands, bonuses and colour of a state, and the turns of a common one."""
    return (*lying(state), state.common)


def of_view(view: BlokusView) -> Numbers:
    """The numbers of the state that a view shows: all of it."""
    return numbers(view.state)


def state(game: BlokusGame, numbers: Numbers) -> BlokusState:
    """The law's state."""
    laid, hands, bonus, colour, common = numbers
    return state_of(game, (laid, hands, bonus, colour), common)
