"""People, put together: everything that asks who somebody is asks here."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import IntegrityError

from tessella.core.errors import shown
from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.people.accounts import Accounts
from tessella.server.people.bots import Bots
from tessella.server.people.devices import Device
from tessella.server.people.hooks import Hooks
from tessella.server.people.names import name_key
from tessella.server.people.passwords import Passwords
from tessella.server.people.sessions import Sessions
from tessella.server.people.signing import Signer
from tessella.server.people.tokens import Tokens
from tessella.server.store import histories
from tessella.server.store import people as store
from tessella.server.store.sessions import signing_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tessella.server.people.limits import Limits
    from tessella.server.people.request_context import RequestContext
    from tessella.server.settings import Settings
    from tessella.server.store.database import Database
    from tessella.server.store.people import Person

KEY: Final = "sessions"


@dataclass(frozen=True, slots=True)
class People:
    """Sessions, accounts, tokens and bots of one server, and the limits that they share."""

    database: Database
    signer: Signer
    sessions: Sessions
    tokens: Tokens
    accounts: Accounts
    bots: Bots
    limits: Limits
    passwords: Passwords
    now: Callable[[], int]

    def close(self) -> None:
        """End the threads that hash passwords."""
        self.passwords.close()

    async def named(self, name: str) -> Person:
        """The person who bears a name; a `Problem` if nobody does."""
        person = await self.database.read(partial(store.by_key, key=name_key(name)))
        if person is None or not person.is_here:
            raise Problem("person-unknown", name=shown(name))
        return person

    async def person(self, person: str) -> Person:
        """The person with an id."""
        found = await self.database.read(partial(store.by_id, person=person))
        if found is None or not found.is_here:
            raise Problem("person-unknown", name=shown(person))
        return found

    async def count_sign_in(self, context: RequestContext, name: str) -> None:
        """Count an attempt to sign in; a `Problem` if there were too many.

        Those of a device where this person has signed in before are counted by themselves, so that
        nobody else can use them up. All others are, by where they come from and by whom they try.
        """
        key, device = name_key(name), Device.read(context.device)
        person = await self.database.read(partial(store.by_key, key=key)) if device.marks else None
        if person is not None and device.knows(person.id, self.signer):
            await self.limits.spend("sign-in by device", f"{person.id} {device.id}")
            return
        await self.limits.spend("sign-in by address", context.address)
        await self.limits.spend("sign-in by name and address", f"{key} {context.address}")
        await self.limits.spend("sign-in by name", key)

    async def mute(self, person: str, other: str) -> None:
        """Let a person hear nothing more of another; twice is once."""
        try:
            await self.database.write(partial(store.mute, person=person, muted=other))
        except IntegrityError:
            return  # another process was faster

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept about a person."""
        found = await self.person(person)
        return await self.database.read(partial(histories.export, person=found))

    async def sweep(self) -> int:
        """Forget what has expired; return how many guests were forgotten."""
        return await self.database.write(partial(store.sweep, now=self.now()))


async def open_people(
    settings: Settings,
    database: Database,
    limits: Limits,
    hooks: Hooks | None = None,
    now: Callable[[], int] = now,
) -> People:
    """People of a database that has been started."""
    signer = Signer(settings.secret or await _key(database))
    passwords = Passwords(settings.password_time, settings.password_memory)
    chosen = hooks or Hooks()
    sessions = Sessions(database, settings.session_days, chosen, now)
    accounts = Accounts(database, sessions, passwords, chosen, now)
    return People(
        database=database,
        signer=signer,
        sessions=sessions,
        tokens=Tokens(database, chosen, now),
        accounts=accounts,
        bots=Bots(database, accounts, now),
        limits=limits,
        passwords=passwords,
        now=now,
    )


async def _key(database: Database) -> str:
    """The key that signs sessions, the same for all processes."""

    def work(connection: Connection) -> str:
        return signing_key(connection, KEY, partial(secrets.token_urlsafe, 32))

    try:
        return await database.write(work)
    except IntegrityError:  # another process made it at the same moment
        return await database.write(work)
