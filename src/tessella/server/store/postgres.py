"""PostgreSQL: for any number of processes on any number of machines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from asyncpg import InterfaceError as NotConnected  # type: ignore[import-untyped]
from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tessella.server.errors import Unavailable
from tessella.server.store.migrate import upgrade_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")
CONNECTIONS: Final = 16
AWAY: Final = ("08", "40", "53", "57", "58")
"""Classes of errors that pass: no connection, a lost race, too little room, a stop, the system."""
PATIENCE: Final = 5.0
"""Seconds to wait for the server to take a connection before saying that it does not."""


class PostgresDatabase:
    """A database that other processes use too."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=30,
            hide_parameters=True,  # values of columns are nothing for a log
            connect_args={"timeout": PATIENCE, "command_timeout": 30},
        )

    async def start(self) -> None:
        """Bring the schema to its latest form, one process at a time."""
        await self.write(upgrade_on)

    async def stop(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a transaction of its own."""
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except (OSError, PoolTimeout, DBAPIError, PostgresError, NotConnected) as error:
            raise _told(error) from error

    async def peek(self, work: Callable[[Connection], T]) -> T:
        """Do a work that finds a few rows by their keys."""
        return await self.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing."""
        return await self.write(work)


def _told(error: Exception) -> Exception:
    """The error itself if the work is to blame, else that the database is away."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(cause, "sqlstate", None) or "")
    lost = not isinstance(error, DBAPIError) or error.connection_invalidated
    if lost or isinstance(error, InterfaceError | OperationalError) or state.startswith(AWAY):
        return Unavailable()
    return error
