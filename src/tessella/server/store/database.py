"""One way to use a database, whichever it is: works of SQLAlchemy Core, run in a transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

T = TypeVar("T")


class Database(Protocol):
    """A database in use. A work is a synchronous function of a connection, written once for all.

    What `write` returns is durable. A work that raises leaves no trace. Works must not wait for
    anything but the database, and may be done twice, of which the first time is undone. All of
    these raise `Unavailable` if the database cannot be reached.
    """

    async def start(self) -> None:
        """Connect, and bring the schema to its latest form."""

    async def stop(self) -> None:
        """Finish what has been asked for, and disconnect."""

    def write(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Do a work in a transaction of its own; what it returns is there once it is committed."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing."""

    async def peek(self, work: Callable[[Connection], T]) -> T:
        """Do a work that changes nothing and finds a few rows by their keys."""
