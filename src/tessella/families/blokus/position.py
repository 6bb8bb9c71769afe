"""Positions of the family's games: what lies, what is in hand, and which colour acts."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tessella.core.chance import CHANCE
from tessella.core.position import OVER
from tessella.core.result import Result
from tessella.core.squares import bits, mask
from tessella.families.blokus.state import BlokusState

if TYPE_CHECKING:
    from tessella.families.blokus.game import BlokusGame

    Lying = tuple[list[list[int]], list[int], list[int], int]


KEPT_SETS: Final = 64


def lying(state: BlokusState) -> Lying:
    """The cells, hands and bonuses of the colours, and the one that acts."""
    laid = [list(_cells(laid)) for laid in state.laid]
    nobody = CHANCE if state.result is None else OVER
    colour = nobody if state.colour is None else state.colour
    return laid, list(state.hands), list(state.bonus), colour


@lru_cache(KEPT_SETS)
def _cells(laid: int) -> tuple[int, ...]:
    """The cells of a colour, which stay the same while others lay."""
    return tuple(bits(laid))


def state_of(game: BlokusGame, lying: Lying, common: int = 0) -> BlokusState:
    """The law's state, after so many turns of a common colour."""
    laid, hands, bonus, number = lying
    colour = number if number >= 0 else None
    going = BlokusState(game, tuple(map(mask, laid)), tuple(hands), tuple(bonus), colour, common)
    if number != OVER:
        return going
    result = Result.ranked(going.scores, going.scores, game.rules.end)
    return replace(going, result=result)
