"""A whole game, step by step, as an observer saw it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tessella.server.wire.encode_view import owners_of, result_of, view_of
from tessella.server.wire.view import Result, View

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core import Move, Record, State


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What led to a frame: who moved (-1: chance), and the move if the observer may know it.

    `thought` are the milliseconds that it took, where they are known.
    """

    actor: int
    move: str | None
    thought: int | UnsetType = UNSET


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it was seen, and what led to it; nothing leads to the first."""

    view: View
    entry: Entry | None


class Replay(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start to where it got, or a page of it: `total` is the number of all frames.

    `owners` are the seats of each colour, left out where each seat has one colour, its own.
    `result` is who won; its reason is a rule, or `resigned`, `timeout`, `draw` or `aborted`.
    """

    game: str
    options: dict[str, bool | int | str]
    players: tuple[str, ...]
    frames: tuple[Frame, ...]
    result: Result | None
    total: int
    owners: tuple[tuple[int, ...], ...] | UnsetType = UNSET


def replay_of(
    record: Record,
    seat: int | None = None,
    start: int = 0,
    most: int | None = None,
    thoughts: Sequence[int] = (),
) -> Replay:
    """A record as a seat (None: a spectator) saw it; from a frame on, and so many at most.

    `thoughts` are the milliseconds before each of its moves, if they are known.
    """
    total = len(record.moves) + 1
    page = range(total)[start : None if most is None else start + most]
    return Replay(
        record.game.name,
        dict(record.game.options),
        record.players or ("",) * record.game.seats,
        tuple(_frames(record, seat, page, thoughts)),
        result_of(record.result),
        total,
        owners_of(record.game),
    )


def _frames(
    record: Record, seat: int | None, page: range, thoughts: Sequence[int]
) -> Iterator[Frame]:
    """The frames of a page; what stands before it is played, and not looked at."""
    before: State | None = None
    for number, state in enumerate(islice(record.states(), page.stop)):
        if number in page:
            led = None if before is None else _entry(record.moves[number - 1], before, state, seat)
            if led is not None and thoughts:
                led = replace(led, thought=thoughts[number - 1])
            yield Frame(view_of(state.view(seat)), led)
        before = state


def _entry(move: Move, before: State, after: State, seat: int | None) -> Entry:
    actor = -1 if before.turn is None else before.turn
    return Entry(actor, move.text if is_public(after, seat) else None)


def is_public(state: State, seat: int | None) -> bool:
    """Whether an observer may know the move that led to a state: it sees all that it did."""
    return all(event.seen_by(seat) == event for event in state.events)
