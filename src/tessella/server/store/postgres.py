"""PostgreSQL: for any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakSet

from asyncpg import InterfaceError as NotConnected  # type: ignore[import-untyped]
from asyncpg import PostgresError
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tessella.server.errors import ServeError, Unavailable
from tessella.server.store.migrate import upgrade_on
from tessella.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
CONNECTIONS: Final = 16
LONGEST: Final = 300
"""Characters of what PostgreSQL says that are repeated."""
GRAVE: Final = ("25006", "53", "58")
"""Errors that somebody has to see to: it only reads, has too little room, the system fails."""
AWAY: Final = ("08", "40", "57", *GRAVE)
"""Errors that pass: no connection, a lost race, a stop, and what is grave."""
REFUSALS: Final[Mapping[str, str]] = {
    "28": "serve-database-user",
    "3D": "serve-database-name",
    "42501": "serve-database-rights",
}
"""The sentences for what PostgreSQL refuses at the start."""
FAILURES: Final = (OSError, PoolTimeout, DBAPIError, PostgresError, NotConnected)
PATIENCE: Final = 5.0
"""Seconds to wait for the server to take a connection before saying that it does not."""
FAREWELL: Final = 5.0
"""Seconds that works under way have to end when the database is left."""


class PostgresDatabase:
    """A database that other processes use too."""

    def __init__(self, url: str) -> None:
        self._trouble = Trouble("database_away")
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=30,
            hide_parameters=True,  # values of columns are nothing for a log
            connect_args={"timeout": PATIENCE, "command_timeout": 30},
        )
        self._is_left = False
        self._works = 0
        self._connections: WeakSet[Any] = WeakSet()
        event.listen(self.engine.sync_engine, "connect", self._connected)

    def _connected(self, _: object, entry: ConnectionPoolEntry) -> None:
        self._connections.add(entry.driver_connection)

    async def start(self) -> None:
        """Bring the schema to its latest form, one process at a time; a `ServeError` if not."""
        self._is_left = False
        try:
            await self._do(upgrade_on)
        except FAILURES as error:
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> Exception:
        """Why the database cannot be used, in a sentence that says what to do."""
        state, why = _state(error), _words(error)
        for kind, key in REFUSALS.items():
            if state.startswith(kind):
                return ServeError(key, name=self.engine.url.database or "", why=why)
        return ServeError("serve-database", why=why) if _is_away(error) else error

    async def stop(self) -> None:
        """Let works under way end, take no others, and close all connections.

        The pool knows nothing of connections that are in use while it is closed: whatever comes
        back later would stay open until it is collected as garbage.
        """
        self._is_left = True
        until = time.monotonic() + FAREWELL
        try:
            while self._works and time.monotonic() < until:  # noqa: ASYNC110 - once, at the end
                await asyncio.sleep(0.002)
            await self.engine.dispose()
        finally:
            for connection in self._connections:
                connection.terminate()  # does nothing where it is closed

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a transaction of its own."""
        if self._is_left:
            raise Unavailable
        try:
            return await self._do(work)
        except FAILURES as error:
            if not _is_away(error):
                raise
            self._trouble.note(_words(error), is_grave=_state(error).startswith(GRAVE))
            raise Unavailable from error

    async def _do(self, work: Callable[[Connection], T]) -> T:
        self._works += 1
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            self._works -= 1

    async def peek(self, work: Callable[[Connection], T]) -> T:
        """Do a work that finds a few rows by their keys."""
        return await self.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing."""
        return await self.write(work)


def _is_away(error: Exception) -> bool:
    """Whether it is the database that fails, whatever the work is."""
    lost = not isinstance(error, DBAPIError) or error.connection_invalidated
    known = isinstance(error, InterfaceError | OperationalError)
    return lost or known or _state(error).startswith(AWAY)


def _cause(error: Exception) -> BaseException | None:
    """What the driver raised."""
    return error.orig if isinstance(error, DBAPIError) else error


def _state(error: Exception) -> str:
    """PostgreSQL's code for what went wrong; empty if it was not PostgreSQL that said so."""
    return str(getattr(_cause(error), "sqlstate", None) or "")


def _words(error: Exception) -> str:
    """What the driver says, in one line."""
    cause = _cause(error)
    return " ".join(str(cause).split())[:LONGEST] or type(cause).__name__
