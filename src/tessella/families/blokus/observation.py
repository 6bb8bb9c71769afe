"""Observations of the family's games, from the colour on that the seat is to lay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.core.observation import NOBODY, after, cells, moved, plane, turn
from tessella.families.blokus.actions import mirrored
from tessella.families.blokus.pieces import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.families.blokus.game import BlokusGame
    from tessella.families.blokus.view import BlokusView


def shape(game: BlokusGame) -> tuple[int, int, int]:
    """Two planes for each colour, and the facts."""
    board = game.table().board
    return 2 * len(game.owners) + 1, board.rows, board.columns


def encode(view: BlokusView) -> bytes:
    """The cells of each colour, then the anchors of each, then the facts."""
    state, count = view.state, len(view.game.owners)
    size = len(state.game.table().board.names)
    colours = [(_base(view) + i) % count for i in range(count)]
    laid = [cells(state.laid[colour], size) for colour in colours]
    anchors = [cells(state.anchors(colour), size) for colour in colours]
    return b"".join([*laid, *anchors, plane(_facts(view, colours), size)])


def becomes(game: BlokusGame, name: str) -> tuple[int, ...]:
    """Cells go where the mirror brings them, facts stay."""
    return moved(2 * len(game.owners), mirrored(game, name))


def _base(view: BlokusView) -> int:
    """The colour that the seat is to lay; while it waits, its own first one."""
    seat = view.seat or 0
    return view.colour if view.colour is not None and view.turn == seat else seat


def _facts(view: BlokusView, colours: list[int]) -> Iterator[int]:
    """Turn, colour, the next seat of a common colour; pieces and bonus of each colour."""
    state, seat, seats = view.state, view.seat or 0, view.game.seats
    common = [colour for colour, of in enumerate(view.game.owners) if len(of) > 1]
    yield turn(view)
    yield after(colours[0], view.colour, len(colours))
    yield after(seat, state.seat_of(common[0]), seats) if common else NOBODY
    for colour in colours:
        yield from cells(state.hands[colour], len(NAMES))
        yield state.bonus[colour]
