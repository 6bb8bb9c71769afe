"""All rooms of this process: found, filled from the store, kept in step, and closed when unused."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from tessella.server.errors import Problem, Unavailable
from tessella.server.live.delayed import Delayed
from tessella.server.live.projection import PublicProfile
from tessella.server.live.room import Room, nobody
from tessella.server.match.entries import Sat
from tessella.server.match.fold import fold
from tessella.server.match.match import Stage
from tessella.server.store.matches import Log, read_lines, read_rematch, read_tail
from tessella.server.store.profiles import read_profiles

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping
    from typing import TypeAlias

    from sqlalchemy import Connection

    from tessella.server.match.match import Match
    from tessella.server.store.database import Database
    from tessella.server.store.matches import LogRow

    Reading: TypeAlias = tuple[Log, Mapping[str, PublicProfile], str | None]
    Filling: TypeAlias = tuple[Log, Mapping[str, PublicProfile], str | None, Delayed]


UNUSED: Final = 600.0
"""Seconds that a room nobody follows is kept."""
SPARE: Final = {Stage.OVER: 2_000, Stage.RUNNING: 20_000}
"""So many plies of matches that nobody follows are kept in memory, by their stage."""
SLICE: Final = 10
"""So many entries are folded at a time, so that nobody else waits for a long log."""


class Rooms:
    """Live matches by id; spectators of hidden hands are `delay` milliseconds behind."""

    def __init__(
        self,
        db: Database,
        *,
        shared: bool,
        delay: int = 0,
        is_online: Callable[[str], bool] = nobody,
    ) -> None:
        self.db = db
        self._is_online = is_online
        self.shared = shared
        """Whether other processes write to the same database."""
        self._delay = delay
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        """Rooms that are being filled: whoever asks for one meanwhile waits for the same."""

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    def known(self, match_id: str) -> Room | None:
        """The room of a match, if this process has it."""
        return self._rooms.get(match_id)

    async def get(self, match_id: str) -> Room:
        """The room of a match, up to date as far as this process can know."""
        room = self._rooms.get(match_id)
        if room is None:
            coming = self._coming.get(match_id)
            if coming is None:
                coming = self._coming[match_id] = asyncio.create_task(self._fill(match_id))
                coming.add_done_callback(partial(self._filled, match_id))
            room = await asyncio.shield(coming)
        room.used = time.monotonic()
        return room

    async def _fill(self, match_id: str) -> Room:
        """Have the room of a match that this process does not know."""
        found = await self._read(match_id)
        if found is None:
            raise Problem("match-unknown")
        room = self._rooms.setdefault(match_id, Room(*found, self._is_online))
        room.used = time.monotonic()
        self._let_go()
        return room

    def _filled(self, match_id: str, task: asyncio.Task[Room]) -> None:
        self._coming.pop(match_id)
        if not task.cancelled():
            task.exception()  # told to whoever still waits for it

    async def _read(self, match_id: str) -> Filling | None:
        """All that the store knows of a match, folded slice by slice."""
        read = await self.db.peek(partial(_read, match_id=match_id))
        if read is None:
            return None
        log, people, rematch = read
        match, delayed = log.match, Delayed(self._delay, log.match)
        for start in range(0, len(log.lines), SLICE):
            for line in log.lines[start : start + SLICE]:
                match = fold(line.entry, match, line.at)
                delayed.add(match, line.at)
            await asyncio.sleep(0)
        return Log(match, log.lines), people, rematch, delayed

    async def welcome(self, match: Match) -> None:
        """Have the room of a match that was opened here: its people will come at once."""
        room = Room(Log(match, ()), {}, None, Delayed(self._delay, match), self._is_online)
        room.used = time.monotonic()
        with suppress(Unavailable):  # then it is read when somebody comes
            await self.meet(room)
            self._rooms.setdefault(match.setup.id, room)

    async def missed(self, room: Room) -> list[LogRow]:
        """What other processes have appended; the caller holds the room's lock and adds it."""
        match = room.match
        read = partial(read_tail, match_id=match.setup.id, known=match.version)
        return await self.db.peek(read)

    async def meet(self, room: Room) -> None:
        """Learn who the people of a room are."""
        ids = persons(room.match) - room.people.keys()
        if ids:
            read = partial(_profiles, ids=ids, game=room.match.setup.game)
            room.people = {**room.people, **await self.db.peek(read)}

    async def reread(self, match_id: str) -> Room | None:
        """Read a match anew that somebody here follows; None if nobody does."""
        room = self._rooms.get(match_id)
        if room is None or not room.subscribers:
            self._rooms.pop(match_id, None)
            return None
        async with room.lock:
            found = await self._read(match_id)
            if found is not None:
                room.fill(*found)
        return room

    def close_unused(self) -> None:
        """Forget rooms that nobody follows and that were not used for a while."""
        before = time.monotonic() - UNUSED
        for room in self._unused():
            if room.used < before:
                self._rooms.pop(room.match.setup.id)

    def _let_go(self) -> None:
        """Forget the rooms that were not used for the longest time, if there are too many."""
        left = dict(SPARE)
        for room in sorted(self._unused(), key=attrgetter("used"), reverse=True):
            stage = room.match.stage if room.match.stage in left else Stage.RUNNING
            left[stage] -= len(room.match.plies) + 1
            if left[stage] < 0:
                self._rooms.pop(room.match.setup.id)

    def _unused(self) -> list[Room]:
        return [
            room for room in self._rooms.values() if not (room.subscribers or room.lock.locked())
        ]


def persons(match: Match) -> set[str]:
    """Everybody who sits at a match, or is kept a chair."""
    people = {s.person for s in match.occupants} | {c.person for c in match.setup.chairs}
    return {person for person in people if person is not None}


def _profiles(connection: Connection, ids: Collection[str], game: str) -> dict[str, PublicProfile]:
    rows = read_profiles(connection, ids, game)
    return {person: PublicProfile(name, kind, rating) for person, name, kind, rating in rows}


def _read(connection: Connection, match_id: str) -> Reading | None:
    """A match that is not folded yet, everybody who ever sat down there, and its rematch."""
    log = read_lines(connection, match_id)
    if log is None:
        return None
    sat = {line.entry.person for line in log.lines if isinstance(line.entry, Sat)}
    people = _profiles(connection, persons(log.match) | sat, log.match.setup.game)
    return log, people, read_rematch(connection, match_id)
