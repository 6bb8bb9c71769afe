"""Accounts: signing up and in, a guest's games that come along, changes, leaving."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.server.errors import Problem
from tessella.server.people.names import checked, name_key
from tessella.server.people.passwords import check_password
from tessella.server.people.sessions import Opened
from tessella.server.people.signing import digest
from tessella.server.store import histories
from tessella.server.store import people as store
from tessella.server.store import sessions as openings
from tessella.server.store.ids import random_id
from tessella.server.store.people import Kind, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tessella.server.people.hooks import Hooks
    from tessella.server.people.identity import Identity
    from tessella.server.people.passwords import Passwords
    from tessella.server.people.sessions import Sessions
    from tessella.server.store.database import Database

EMAIL: Final = re.compile(r"[^@\s\x00-\x1f]{1,64}@([^@\s.\x00-\x1f]+\.)+[^@\s.\x00-\x1f]{2,63}")
MOST_EMAIL: Final = 254


@dataclass(frozen=True, slots=True)
class Accounts:
    """The accounts of a server. Whatever changes who somebody is changes their session too."""

    database: Database
    sessions: Sessions
    passwords: Passwords
    hooks: Hooks
    now: Callable[[], int]

    async def sign_up(
        self, who: Identity | None, session: str | None, name: str, password: str, email: str | None
    ) -> Opened:
        """Make an account; a guest becomes it and keeps their games."""
        if who is not None and who.kind is not Kind.GUEST:
            raise Problem("has-account")
        shown_name = checked(name)
        check_password(password, shown_name)
        address = checked_email(email)
        taken = await self.database.read(partial(store.by_key, key=name_key(shown_name)))
        if taken is not None and (who is None or taken.id != who.id):
            raise Problem("name-taken", name=shown_name)
        kept, now = await self.passwords.hash(password), self.now()
        id_ = who.id if who is not None else random_id()
        person = Person(id_, Kind.ACCOUNT, shown_name, kept, address, None, now, now, None)
        add = self._become if who is not None else self._add
        opened, moved = await self._enter(person, session, add)
        await self.hooks.ended(person.id)
        await self.hooks.restated(moved)
        return opened

    async def sign_in(
        self, who: Identity | None, session: str | None, name: str, password: str
    ) -> tuple[Opened, list[str]]:
        """Open an account; the games of the guest who signs in go to it. Return which."""
        person = await self.database.read(partial(store.by_key, key=name_key(name)))
        account = await self._proven(person, password)
        proven = account.password
        if account.password is not None and self.passwords.is_outdated(account.password):
            account = replace(account, password=await self.passwords.hash(password))
        guest = who.id if who is not None and who.kind is Kind.GUEST else None
        enter = partial(self._merge, guest=guest, proven=proven)
        opened, moved = await self._enter(account, session, enter)
        if who is not None:
            await self.hooks.ended(who.id)
        await self.hooks.restated(moved)
        return opened, moved

    async def _enter(
        self,
        person: Person,
        session: str | None,
        work: Callable[[Connection, Person], list[str]],
    ) -> tuple[Opened, list[str]]:
        """Do a work and open a session of its person in place of another, all or nothing."""
        fresh, kept = self.sessions.fresh(person.id)

        def whole(connection: Connection) -> list[str]:
            moved = work(connection, person)
            if session is not None:
                openings.close_session(connection, digest(session))
            openings.open_session(connection, kept)
            return moved

        moved = await self.database.write(whole)
        return Opened(person, fresh, self.sessions.seconds), moved

    def _add(self, connection: Connection, person: Person) -> list[str]:
        store.add(connection, person, name_key(person.name))
        return []

    def _become(self, connection: Connection, person: Person) -> list[str]:
        """Turn a guest into an account, which has the same id and so the same games."""
        kept = store.by_id(connection, person.id)
        if kept is None or kept.kind is not Kind.GUEST:
            raise Problem("has-account")
        columns = {name: getattr(person, name) for name in ("name", "kind", "password", "email")}
        key = name_key(person.name)
        store.change(connection, person.id, **columns, name_key=key, seen=person.seen)
        return self._renamed(connection, person)

    def _merge(
        self, connection: Connection, person: Person, *, guest: str | None, proven: str | None
    ) -> list[str]:
        kept = store.by_id(connection, person.id)
        if kept is None or kept.password != proven:  # it was changed while we were hashing
            raise Problem("wrong-password")
        now = self.now()
        store.change(connection, person.id, seen=now, password=person.password)
        found = store.by_id(connection, guest) if guest is not None else None
        if found is None or found.kind is not Kind.GUEST:
            return []
        return histories.merge(connection, found.id, kept, now)

    def _renamed(self, connection: Connection, person: Person) -> list[str]:
        """Let the person's matches know their name."""
        moved = histories.matches_of(connection, person.id)
        histories.restate(connection, moved, person.id, person)
        return moved

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        shown_name = checked(name)

        def work(connection: Connection) -> list[str]:
            store.change(connection, person, name=shown_name, name_key=name_key(shown_name))
            found = store.by_id(connection, person)
            return self._renamed(connection, found) if found is not None else []

        await self.hooks.restated(await self.database.write(work))

    async def set_email(self, person: str, email: str | None) -> None:
        """Change or forget the e-mail of a person."""
        await self.database.write(partial(store.change, person=person, email=checked_email(email)))

    async def set_password(self, person: str, old: str, password: str) -> Opened:
        """Change the password; every session but the one that is opened here ends."""
        account = await self.confirmed(person, old)
        check_password(password, account.name)
        changed = replace(account, password=await self.passwords.hash(password))
        opened, _ = await self._enter(changed, None, self._change_password)
        await self.hooks.ended(person)
        return opened

    def _change_password(self, connection: Connection, person: Person) -> list[str]:
        store.change(connection, person.id, password=person.password)
        openings.close_all(connection, person.id)
        return []

    async def confirmed(self, person: str, password: str) -> Person:
        """The account of somebody who knows its password."""
        return await self._proven(
            await self.database.read(partial(store.by_id, person=person)), password
        )

    async def _proven(self, person: Person | None, password: str) -> Person:
        """A person, if that is their password; it takes as long if there is no such person."""
        kept = person.password if person is not None else None
        if not await self.passwords.is_right(password, kept) or person is None:
            raise Problem("wrong-password")
        return person

    async def delete(self, person: str) -> None:
        """Forget a person; finished matches stay, with nobody's name."""
        bots = await self.database.read(partial(store.bots_of, owner=person))
        leavers = (person, *(bot.id for bot in bots))
        for leaver in leavers:
            await self.hooks.leaving(leaver)
        work = partial(histories.remove, person=person, now=self.now())
        moved = await self.database.write(work)
        for leaver in leavers:
            await self.hooks.ended(leaver)
            await self.hooks.leaving(leaver)  # a seat that was taken on the way out
        await self.hooks.restated(moved)


def checked_email(email: str | None) -> str | None:
    """An e-mail address that mail can be sent to, as far as one can see."""
    if email is None or not email.strip():
        return None
    address = email.strip()
    if len(address) > MOST_EMAIL or not EMAIL.fullmatch(address):
        raise Problem("bad-email")
    return address
