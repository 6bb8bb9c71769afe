"""All rooms of this process: found, filled from the store, kept in step, and closed when unused."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tessella.server.errors import Problem, Unavailable
from tessella.server.store.guests import read_guests
from tessella.server.store.matches import Log, read_log, read_rematch, read_tail
from tessella.server.table.room import Room
from tessella.server.table.told import Guest

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlalchemy import Connection

    from tessella.server.match.match import Match
    from tessella.server.store.database import Database
    from tessella.server.store.matches import Line


class Rooms:
    """Live matches by id."""

    def __init__(self, db: Database, *, shared: bool) -> None:
        self.db = db
        self.shared = shared
        """Whether other processes write to the same database."""
        self._rooms: dict[str, Room] = {}

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
            found = await self.db.peek(partial(_read, match_id=match_id))
            if found is None:
                raise Problem("match-unknown")
            room = self._rooms.setdefault(match_id, Room(*found))
        room.used = time.monotonic()
        return room

    async def welcome(self, match: Match) -> None:
        """Have the room of a match that was opened here: its people will come at once."""
        room = Room(Log(match, ()), {}, None)
        room.used = time.monotonic()
        with suppress(Unavailable):  # then it is read when somebody comes
            await self.meet(room)
            self._rooms.setdefault(match.setup.id, room)

    async def missed(self, room: Room) -> list[Line]:
        """What other processes have appended; the caller holds the room's lock and adds it."""
        match = room.match
        read = partial(read_tail, match_id=match.setup.id, known=match.version)
        return await self.db.peek(read)

    async def meet(self, room: Room) -> None:
        """Learn who the people of a room are."""
        ids = persons(room.match) - room.people.keys()
        if ids:
            read = partial(_guests, ids=ids, game=room.match.setup.game)
            room.people = {**room.people, **await self.db.peek(read)}

    async def reread(self, match_id: str) -> Room | None:
        """Read a match anew that somebody here follows; None if nobody does."""
        room = self._rooms.get(match_id)
        if room is None or not room.watchers:
            self._rooms.pop(match_id, None)
            return None
        async with room.lock:
            found = await self.db.peek(partial(_read, match_id=match_id))
            if found is not None:
                room.fill(*found)
        return room

    def close_unused(self, before: float) -> None:
        """Forget rooms that nobody follows and that were not used since a time."""
        for match_id, room in list(self._rooms.items()):
            if not room.watchers and room.used < before and not room.lock.locked():
                del self._rooms[match_id]


def persons(match: Match) -> set[str]:
    """Everybody who sits at a match, or is kept a chair."""
    sitting = {s.person for s in match.sittings} | {c.person for c in match.setup.chairs}
    return {person for person in sitting if person is not None}


def _guests(connection: Connection, ids: Collection[str], game: str) -> dict[str, Guest]:
    rows = read_guests(connection, ids, game)
    return {person: Guest(name, kind, rating) for person, name, kind, rating in rows}


def _read(connection: Connection, match_id: str) -> tuple[Log, dict[str, Guest], str | None] | None:
    log = read_log(connection, match_id)
    if log is None:
        return None
    people = _guests(connection, persons(log.match), log.match.setup.game)
    return log, people, read_rematch(connection, match_id)
