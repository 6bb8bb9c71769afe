"""Playing: a command is decided, committed, acknowledged and told, in this order."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from tessella.server.errors import Problem, Unavailable
from tessella.server.live.seating import demand_here, demand_rated
from tessella.server.match.decide import decide
from tessella.server.match.entries import Moved, Sat
from tessella.server.match.match import Stage
from tessella.server.match.match_result import Cause
from tessella.server.ranking.counting import parts_of
from tessella.server.store.matches import TABLE, LogRow, append
from tessella.server.store.ratings import rate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from tessella.server.live.room import Room
    from tessella.server.live.rooms import Rooms
    from tessella.server.match.commands import Command
    from tessella.server.match.match import Match
    from tessella.server.match.steps import Step

TRIES: Final = 8
"""How often a command is decided anew because another process was quicker."""
COMPUTER_GRACE: Final = 5_000
"""Milliseconds after which a computer's turn is handed out once more."""
OPEN_FOR: Final = 3 * 24 * 3_600_000
"""Milliseconds after which a match that nobody joins is called off."""


class Commit(NamedTuple):
    """What was appended to a match's log, and the match before and after it."""

    room: Room
    before: Match
    lines: Sequence[LogRow]
    is_own: bool = True
    """Whether it happened in this process."""


class Meter(Protocol):
    """Who counts moves."""

    def moved(self, game: str, seconds: float) -> None:
        """Take note of a move that took so long from its arrival to its acknowledgement."""


class Dispatcher:
    """Who takes commands, keeps what follows from them, and passes the news on."""

    def __init__(self, rooms: Rooms, spread: Callable[[Commit], None], meter: Meter) -> None:
        self.rooms = rooms
        self._spread = spread
        self._meter = meter

    async def take(
        self, match_id: str, actor: str, request: str | None, ask: Callable[[Match], Command]
    ) -> int:
        """Do what an actor asks for; the version that it led to is on disk when this returns.

        The same request of the same actor is done once, and gets the same answer each time.
        """
        began = time.perf_counter()
        room = await self.rooms.get(match_id)
        async with room.lock:
            if room.is_in_doubt:
                await self._catch_up(room)
            for _ in range(TRIES):
                known = room.answers.get((actor, request)) if request else None
                if known is not None:
                    return known
                commit = await self._try(room, actor, request, ask)
                if commit is not None:
                    await self._tell(commit)
                    if isinstance(commit.lines[0].entry, Moved):
                        self._meter.moved(room.match.setup.game, time.perf_counter() - began)
                    return commit.lines[0].version
        raise Unavailable

    async def catch_up(self, room: Room) -> bool:
        """Take note of what other processes appended; whether there was anything."""
        async with room.lock:
            return await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        before = room.match
        lines = await self.rooms.missed(room)
        room.is_in_doubt = False
        if not lines:
            return False
        room.add(lines)
        await self._tell(Commit(room, before, lines, is_own=False))
        return True

    async def _tell(self, commit: Commit) -> None:
        """Pass on what is on disk, even if the store is away by then."""
        if any(isinstance(line.entry, Sat) for line in commit.lines):
            with suppress(Unavailable):
                await self.rooms.meet(commit.room)
        self._spread(commit)

    async def _try(
        self, room: Room, actor: str, request: str | None, ask: Callable[[Match], Command]
    ) -> Commit | None:
        """Decide and commit; None if the log has grown elsewhere in the meantime."""
        before = room.match
        try:
            at = room.time()
            steps = decide(ask(before), before, at)
        except Problem:
            if self.rooms.shared and await self._catch_up(room):
                return None
            raise
        lines = _lines(before, steps, at, actor, request)
        if not await self._commit(room, steps[-1].match, lines):
            await self._catch_up(room)
            return None
        room.add(lines, [step.match for step in steps])
        return Commit(room, before, lines)

    async def _commit(self, room: Room, reached: Match, lines: Sequence[LogRow]) -> bool:
        work = partial(_keep, before=room.match, reached=reached, lines=lines)
        try:
            return await self.rooms.db.write(work)
        except BaseException:  # the answer may be all that was lost
            room.is_in_doubt = True
            raise


def due_of(match: Match, at: int) -> int | None:
    """When the server itself has to look at a match again."""
    if match.stage is Stage.OVER:
        return None
    if match.stage is Stage.OPEN:
        return match.created + OPEN_FOR
    return at + COMPUTER_GRACE if match.computer_level is not None else match.due


def _lines(
    before: Match, steps: Sequence[Step], at: int, actor: str, request: str | None
) -> tuple[LogRow, ...]:
    """The rows of what follows from a request; only the first is the actor's own."""
    first = before.version + 1
    return tuple(
        LogRow(first + i, at, TABLE if i else actor, None if i else request, step.entry)
        for i, step in enumerate(steps)
    )


def _keep(connection: Connection, before: Match, reached: Match, lines: Sequence[LogRow]) -> bool:
    """Append to the log; with its last entry a rated match changes the ratings, once."""
    at, is_open = lines[-1].at, before.stage is Stage.OPEN
    if is_open:
        demand_here(connection, lines)
    if not append(connection, before, reached, lines, due_of(reached, at)):
        return False
    if is_open:
        demand_rated(connection, reached)
    ending = reached.ending
    if ending is None or before.ending is not None:
        return True
    if reached.setup.rated and ending.cause is not Cause.ABORTED:
        people = (occupant.person or "" for occupant in reached.occupants)
        ranks = list(zip(people, ending.ranks, strict=True))
        rate(connection, reached.setup.id, reached.setup.game, at, ranks, parts_of(reached))
    return True
