"""Sessions: opened, found, prolonged, closed."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.errors import Problem
from tessella.server.people.names import guest_name, name_key
from tessella.server.people.signing import digest, random_session
from tessella.server.store import people as store
from tessella.server.store import sessions as openings
from tessella.server.store.ids import random_id
from tessella.server.store.people import Kind, Person
from tessella.server.store.sessions import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tessella.server.people.hooks import Hooks
    from tessella.server.people.request_context import RequestContext
    from tessella.server.store.database import Database

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
NOTED: Final = 3600 * SECOND
"""A session's use is noted once in that time: reading must not become writing."""
LONGEST: Final = 365 * DAY
"""However often it is used, a session ends."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A session that was opened: what goes into the cookie, and for how many seconds."""

    person: Person
    session: str = field(repr=False)
    seconds: int


@dataclass(frozen=True, slots=True)
class Found:
    """A session that was found; if `renewed`, the cookie has to be given again."""

    person: Person
    seconds: int
    renewed: bool


class Sessions:
    """The sessions of a server; `days` is how long one lasts without use."""

    def __init__(self, database: Database, days: int, hooks: Hooks, now: Callable[[], int]) -> None:
        self._database = database
        self._hooks = hooks
        self._lasts = days * DAY
        self._now = now

    def fresh(self, person: str) -> tuple[str, Session]:
        """What goes into the cookie of another session, and what is kept of it."""
        now, session = self._now(), random_session()
        return session, Session(digest(session), person, now, now, now + self._lasts)

    @property
    def seconds(self) -> int:
        """How long a browser keeps the cookie."""
        return self._lasts // SECOND

    async def guest(self) -> Opened:
        """Let somebody in who has said nothing of themselves."""
        for digits in (4, 4, 6, 9):
            try:
                return await self._guest(guest_name(digits))
            except Problem as problem:
                if problem.code != "name-taken":
                    raise
        raise Problem("busy", retry_after=1)

    async def _guest(self, name: str) -> Opened:
        now = self._now()
        person = Person(random_id(), Kind.GUEST, name, None, None, None, now, now, None)
        session, kept = self.fresh(person.id)

        def work(connection: Connection) -> None:
            store.add(connection, person, name_key(name))
            openings.open_session(connection, kept)

        await self._database.write(work)
        return Opened(person, session, self.seconds)

    async def forget(self, context: RequestContext) -> None:
        """Unmake the guest of a request that was refused: nobody knows them yet."""
        guest, context.guest, context.cookie = context.guest, None, None

        def work(connection: Connection) -> None:
            openings.close_all(connection, guest or "")
            store.remove(connection, guest or "")

        await self._database.write(work)

    async def find(self, session: str) -> Found | None:
        """Whose session it is, if it has not ended; its use is noted."""
        now = self._now()
        read = partial(openings.session_of, session=digest(session), now=now)
        found = await self._database.peek(read)
        if found is None:
            return None
        kept, person = found
        renewed = now - kept.used >= NOTED
        if renewed:
            await self._database.write(partial(self._prolong, kept=kept, now=now))
        return Found(person, self.seconds, renewed)

    def _prolong(self, connection: Connection, *, kept: Session, now: int) -> None:
        expires = min(now + self._lasts, kept.created + LONGEST)
        openings.prolong(connection, kept.id, now, expires)
        store.change(connection, kept.person, seen=now)

    async def close(self, person: str, session: str) -> None:
        """Sign out."""
        await self._database.write(partial(openings.close_session, session=digest(session)))
        await self._hooks.ended(person)

    async def close_all(self, person: str) -> None:
        """Sign out everywhere."""
        await self._database.write(partial(openings.close_all, person=person))
        await self._hooks.ended(person)
