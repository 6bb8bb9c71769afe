"""How a view of the law becomes one of the wire. It runs for every subscriber of every move."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from tessella.core import picture
from tessella.core.colour import colour_of
from tessella.core.event import Laid
from tessella.server.wire import view as wire

if TYPE_CHECKING:
    from tessella.core import Game, View
    from tessella.core.colour import Owners
    from tessella.core.event import Event
    from tessella.core.language import Message
    from tessella.core.result import Result

KEPT_EVENTS = 8192
UNSAID = (None, False)


def view_of(view: View, laid: tuple[wire.Placed, ...] | UnsetType = UNSET) -> wire.View:
    """A view as it travels; `laid` are the pieces on the board, for those who need them all."""
    return wire.View(
        view.seat,
        view.turn,
        tuple([move.text for move in view.moves]),
        view.scores,
        result_of(view.result),
        view.rolled,
        tuple([event_of(event) for event in view.events]),
        board_of(view.board),
        tuple([_rack(rack, view.lost(rack)) for rack in view.racks]),
        laid,
        UNSET if view.game.has_own_colours else view.colour,
    )


def owners_of(game: Game) -> Owners | UnsetType:
    """The seats of each colour as they travel: left out where each has one colour, its own."""
    return UNSET if game.has_own_colours else game.owners


def laid_after(laid: tuple[wire.Placed, ...], view: View) -> tuple[wire.Placed, ...]:
    """The pieces on the board after a step, given those before it; a cleared board has none."""
    if picture.is_empty(view.board):
        return ()
    more = (wire.Placed(colour_of(e), e.move) for e in view.events if isinstance(e, Laid))
    return (*laid, *more)


@lru_cache(KEPT_EVENTS)
def event_of(event: Event) -> wire.Event:
    """An event as it travels; a field that is None or False by default does only if it is not."""
    known = ((field, getattr(event, field.name)) for field in fields(event))
    facts = {f.name: value for f, value in known if value is not f.default or value not in UNSAID}
    return wire.Event(_kind(type(event).__name__), facts, _message(event.message))


def _kind(name: str) -> str:
    """The name of a kind of event on the wire: `round-ended` for RoundEnded."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _message(message: Message) -> wire.Message:
    facts: dict[str, str | int | wire.Message] = {
        name: fact if isinstance(fact, str | int) else _message(fact)
        for name, fact in message.facts
    }
    return wire.Message(message.key, facts)


def result_of(result: Result | None) -> wire.Result | None:
    """A result as it travels."""
    if result is None:
        return None
    return wire.Result(result.winners, result.ranks, result.scores, result.reason)


def board_of(board: picture.Board) -> wire.Board:
    """A board as it travels."""
    if isinstance(board, picture.Lattice):
        return wire.Lattice(tuple([wire.Tile(t.up, t.x, t.y, t.numbers) for t in board.tiles]))
    return wire.Grid(
        board.columns,
        board.rows,
        board.signs,
        tuple(sorted(board.marks)),
        board.bar,
        tuple(sorted(board.done)),
        board.markers or UNSET,
    )


def _rack(rack: picture.Rack, lost: frozenset[str]) -> wire.Rack:
    pieces = [wire.Piece(p.name, p.count, p.cells, p.numbers, p.name in lost) for p in rack.pieces]
    colour = UNSET if rack.colour is None else rack.colour
    following = UNSET if rack.next is None else rack.next
    return wire.Rack(rack.seat, tuple(pieces), rack.hidden, colour, following)
