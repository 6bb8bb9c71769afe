"""A whole game, step by step, as an observer saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tessella.server.wire.view import Result, View
from tessella.server.wire.viewed import result_of, view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core import Record, State


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What led to a frame: who moved (-1: chance), and the move if the observer may know it."""

    actor: int
    move: str | None


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it was seen, and what led to it; nothing leads to the first."""

    view: View
    entry: Entry | None


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start to where it got.

    `result` is who won; its reason is a rule, or `resigned`, `timeout`, `draw` or `aborted`.
    """

    game: str
    options: dict[str, bool | int | str]
    players: tuple[str, ...]
    frames: tuple[Frame, ...]
    result: Result | None


def replay_of(record: Record, seat: int | None = None) -> Replay:
    """A record as a seat (None: a spectator) saw it."""
    return Replay(
        record.game.name,
        dict(record.game.options),
        record.players or ("",) * record.game.seats,
        tuple(_frames(record, seat)),
        result_of(record.result),
    )


def _frames(record: Record, seat: int | None) -> Iterator[Frame]:
    states = record.states()
    state = next(states)
    yield Frame(view_of(state.view(seat)), None)
    for move, after in zip(record.moves, states, strict=True):
        actor = -1 if state.turn is None else state.turn
        shown = move.text if is_public(after, seat) else None
        yield Frame(view_of(after.view(seat)), Entry(actor, shown))
        state = after


def is_public(state: State, seat: int | None) -> bool:
    """Whether an observer may know the move that led to a state: it sees all that it did."""
    return all(event.seen_by(seat) == event for event in state.events)
