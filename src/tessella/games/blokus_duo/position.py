"""Positions of Blokus Duo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.position import OVER
from tessella.core.result import Result
from tessella.core.squares import bits, mask
from tessella.games.blokus_duo.state import BlokusDuoState

if TYPE_CHECKING:
    from tessella.core import Game
    from tessella.games.blokus_duo.view import BlokusDuoView

    Numbers = tuple[list[list[int]], list[int], list[int], int]


def numbers(state: BlokusDuoState) -> Numbers:
    """The cells, hands, bonuses and turn of a state."""
    laid = [list(bits(cells)) for cells in state.laid]
    turn = OVER if state.turn is None else state.turn
    return laid, list(state.hands), list(state.bonus), turn


def of_view(view: BlokusDuoView) -> Numbers:
    """The numbers of the state that a view shows: all of it."""
    return numbers(view.state)


def state(game: Game, numbers: Numbers) -> BlokusDuoState:
    """The law's state."""
    laid, hands, bonus, turn = numbers
    going = BlokusDuoState(game, turn, tuple(map(mask, laid)), tuple(hands), tuple(bonus))
    if turn != OVER:
        return going
    result = Result.ranked(going.scores, going.scores, "BD-9")
    return BlokusDuoState(game, None, going.laid, going.hands, going.bonus, result)
