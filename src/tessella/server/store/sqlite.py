"""SQLite: one thread that writes, many works in one commit; a few threads that read."""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from tessella.server.errors import Unavailable
from tessella.server.store.migrate import upgrade

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection

T = TypeVar("T")
READERS: Final = 4
BATCH: Final = 512
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit that was acknowledged survives a power cut
    "foreign_keys = ON",
    "busy_timeout = 10000",
    "cache_size = -32768",
    "wal_autocheckpoint = 4000",
)


class Job:
    """A work that waits for its commit, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection, execute: Callable[[str], object]) -> None:
        """Do the work; if it fails, undo it and leave the others of the batch alone."""
        execute("SAVEPOINT work")
        try:
            self.result = self.work(connection)
        except Exception as error:  # noqa: BLE001 - it is raised where the work was asked for
            execute("ROLLBACK TO work")
            self.error = error
        execute("RELEASE work")

    def settle(self) -> None:
        """Tell who waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteDatabase:
    """A file that belongs to this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Open the file, make it if it is missing, and start the writer."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        self._engine = _engine(self.path)
        await asyncio.to_thread(upgrade, self._engine)
        self._thread = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Commit what waits, and close the file."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown()
        self._engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Hand a work to the writer; return once its batch is committed."""
        if self._thread is None:
            raise Unavailable
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work on a thread of its own; writers do not hold it up."""
        return await self._loop.run_in_executor(self._readers, partial(self._read, work))

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._next_batch():
                self._commit(batch, connection)
                self._loop.call_soon_threadsafe(_settle, batch)

    def _next_batch(self) -> list[Job]:
        """All works that wait; none once the database stops."""
        job = self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                return batch
            job = self._jobs.get()
        self._jobs.put(None)  # the stop comes after the works before it
        return batch

    def _commit(self, batch: list[Job], connection: Connection) -> None:
        """Do all works of a batch in one transaction; if that fails, none was done."""
        execute = connection.connection.cursor().execute
        try:
            execute("BEGIN IMMEDIATE")
            for job in batch:
                job.run(connection, execute)
            execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - a full disk must not end the writer
            _undo(execute)
            for job in batch:
                job.error = _unavailable(error)


def _engine(path: Path) -> Engine:
    """An engine whose connections leave transactions to us."""
    engine = create_engine(
        f"sqlite:///{path}",
        isolation_level="AUTOCOMMIT",
        poolclass=QueuePool,
        pool_size=READERS + 1,
        hide_parameters=True,  # values of columns are nothing for a log
        connect_args={"check_same_thread": False, "cached_statements": 512},
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _undo(execute: Callable[[str], object]) -> None:
    with suppress(Exception):  # SQLite may have rolled back by itself
        execute("ROLLBACK")


def _unavailable(cause: Exception) -> Unavailable:
    error = Unavailable()
    error.__cause__ = cause
    return error


def _settle(batch: list[Job]) -> None:
    for job in batch:
        job.settle()
