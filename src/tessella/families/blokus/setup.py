"""Positions of the family's games that are set up by hand: pieces, and which colour comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tessella.core.polyomino import Placement
from tessella.core.setup import TURN, SetupError

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.setup import Fields
    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.state import BlokusState

COMMON = "common"
"""Whose turn it is with a colour that several seats lay."""


def names(game: BlokusGame) -> tuple[str, ...]:
    """The colour that has the turn, and who lays a common one next."""
    return (TURN, COMMON) if game.unscored else (TURN,)


def ground(game: BlokusGame, fields: Fields) -> BlokusState:
    """The empty board."""
    del fields
    return game.start()


def lay(state: BlokusState, colour: int, move: Move) -> BlokusState:
    """A piece of a colour lies, by the rules of contact; no turn has come."""
    before = state.handed(colour)
    refusal = before.refusal(move)
    if refusal is not None or not isinstance(move, Placement):
        raise refusal or TypeError(move)
    return before.lay(move)


def finish(state: BlokusState, fields: Fields) -> BlokusState:
    """The turn of a colour that can be laid."""
    game = state.game
    colour = fields.number(TURN, range(len(game.owners)))
    common = fields.number(COMMON, range(game.seats)) if game.unscored else 0
    if not state.can_move(colour):
        raise SetupError("setup-stuck", rule=game.rules.out, turn=colour)
    return replace(state.handed(colour), common=common)


def write(state: BlokusState) -> dict[str, str]:
    """Which colour has the turn."""
    if state.colour is None:
        raise SetupError("setup-lot")
    turn = {TURN: str(state.colour)}
    return {**turn, COMMON: str(state.common % state.game.seats)} if state.game.unscored else turn


def choices(state: BlokusState) -> dict[str, tuple[str, ...]]:
    """The colours that can be laid."""
    colours = tuple(str(c) for c in range(len(state.laid)) if state.can_move(c))
    seats = tuple(map(str, range(state.game.seats)))
    return {TURN: colours, COMMON: seats} if state.game.unscored else {TURN: colours}
