"""Positions of Tetris Link that are set up by hand: the tower, the points, and what was rolled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tessella.core.polyomino import Placement
from tessella.core.setup import LARGEST, POINTS, ROLL, TURN, SetupError
from tessella.games.tetris_link.tower import LOGO, ROLLS

if TYPE_CHECKING:
    from tessella.core.move import Move
    from tessella.core.setup import Fields
    from tessella.games.tetris_link.game import TetrisLink
    from tessella.games.tetris_link.state import TetrisLinkState

NOT_ROLLED = ""


def names(game: TetrisLink) -> tuple[str, ...]:
    """Whose turn it is, what the die shows, and the points."""
    return (TURN, ROLL, POINTS) if game.options["dice"] else (TURN, POINTS)


def ground(game: TetrisLink, fields: Fields) -> TetrisLinkState:
    """The empty tower."""
    del fields
    return game.start()


def lay(state: TetrisLinkState, colour: int, move: Move) -> TetrisLinkState:
    """A piece comes to rest (TL-9) and scores (TL-15 to TL-17), whatever the die shows."""
    before = replace(state, seat=colour, rolled=LOGO if state.game.options["dice"] else None)
    refusal = before.refusal(move)
    if refusal is not None or not isinstance(move, Placement):
        raise refusal or TypeError(move)
    return before.lay(move)


def finish(state: TetrisLinkState, fields: Fields) -> TetrisLinkState:
    """The turn of a seat that the die lets place something; the points, if they are others."""
    has_dice = bool(state.game.options["dice"])
    seat = fields.number(TURN, range(state.game.seats))
    points = fields.numbers(POINTS, range(-LARGEST, LARGEST + 1), state.scores)
    roll = fields.chosen(ROLL, (NOT_ROLLED, *ROLLS), NOT_ROLLED) if has_dice else NOT_ROLLED
    found = replace(state, seat=seat, rolled=roll or None, scores=points, events=())
    if not (any(found.able) if has_dice and not roll else found.moves()):
        raise SetupError("setup-stuck", rule="TL-11", turn=seat)
    return found


def write(state: TetrisLinkState) -> dict[str, str]:
    """Whose turn it is, what the die shows, and the points."""
    if state.seat is None:
        raise SetupError("setup-lot")
    points = ",".join(map(str, state.scores))
    return {TURN: str(state.seat), ROLL: state.rolled or NOT_ROLLED, POINTS: points}


def choices(state: TetrisLinkState) -> dict[str, tuple[str, ...]]:
    """The seats, and the faces of the die."""
    seats = tuple(map(str, range(state.game.seats)))
    return (
        {TURN: seats, ROLL: (NOT_ROLLED, *ROLLS)} if state.game.options["dice"] else {TURN: seats}
    )
