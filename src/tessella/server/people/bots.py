"""Bots: players that a person owns and that play through the public interface with a token."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from tessella.core.errors import shown
from tessella.server.errors import Problem
from tessella.server.people.names import checked, name_key
from tessella.server.store import people as store
from tessella.server.store.ids import random_id
from tessella.server.store.people import Kind, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from tessella.server.people.accounts import Accounts
    from tessella.server.store.database import Database

MOST: Final = 10


@dataclass(frozen=True, slots=True)
class Bots:
    """The bots of a server."""

    database: Database
    accounts: Accounts
    now: Callable[[], int]

    async def make(self, owner: str, name: str) -> Person:
        """Make a bot of a person."""
        shown_name, now = checked(name), self.now()
        bot = Person(random_id(), Kind.BOT, shown_name, None, None, owner, now, now, None)

        def work(connection: Connection) -> Person:
            if len(store.bots_of(connection, owner)) >= MOST:
                raise Problem("too-many-bots", most=MOST)
            return store.add(connection, bot, name_key(shown_name))

        return await self.database.write(work)

    async def list(self, owner: str) -> list[Person]:
        """The bots of a person."""
        return await self.database.read(partial(store.bots_of, owner=owner))

    async def find(self, owner: str, name: str) -> Person:
        """A bot of a person, by its name."""
        bot = await self.database.read(partial(store.by_key, key=name_key(name)))
        if bot is None or bot.kind is not Kind.BOT or bot.owner != owner:
            raise Problem("person-unknown", name=shown(name))
        return bot

    async def delete(self, owner: str, name: str) -> None:
        """Let a bot go; its finished matches stay."""
        bot = await self.find(owner, name)
        await self.accounts.delete(bot.id)
