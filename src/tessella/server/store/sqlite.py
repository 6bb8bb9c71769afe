"""SQLite: many works in one commit, for which a thread waits; a few threads that read.

The statements of works are run by the loop itself: they take microseconds, while a thread of their
own would wait for the interpreter before each of them. What takes long is to reach the disk. The
loop never waits for a lock: if another program has locked the file, works are tried again later.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from tessella.core.errors import shown
from tessella.server.errors import ServeError, Unavailable
from tessella.server.store.migrate import upgrade
from tessella.server.store.sqlite_errors import is_away, is_busy, words_of
from tessella.server.store.sqlite_file import Claim, refusal
from tessella.server.store.trial import try_to_write
from tessella.server.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection

T = TypeVar("T")
READERS: Final = 4
BATCH: Final = 512
PATIENCE: Final = 1.0
"""Seconds that a work waits for another program to unlock the file."""
AGAIN: Final = 0.01
"""Seconds between two attempts of the loop."""
QUICKLY_READ: Final = 64 << 20
"""Bytes that a file may have to be looked through when it is opened: a fifth of a second."""
WHOLE: Final = "ok"
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit that was acknowledged survives a power cut
    "foreign_keys = ON",
    f"busy_timeout = {int(PATIENCE * 1000)}",
    "cache_size = -32768",
    "wal_autocheckpoint = 4000",
)


class Job:
    """A work that waits for its commit, and who waits for it."""

    __slots__ = ("error", "future", "result", "until", "work")

    def __init__(self, work: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None
        self.until: float | None = None
        """When its patience ends; it begins with the first attempt that met a lock."""

    def run(self, connection: Connection) -> None:
        """Do the work."""
        self.result = self.work(connection)

    def try_out(self, connection: Connection, execute: Callable[[str], object]) -> None:
        """Do the work; if it fails, undo it and leave the others of the batch alone."""
        execute("SAVEPOINT work")
        try:
            self.run(connection)
        except Exception as error:  # noqa: BLE001 - it is raised where the work was asked for
            try:
                execute("ROLLBACK TO work")
            except sqlite3.Error:  # SQLite has undone the whole batch
                raise error from None
            self.error = error
        execute("RELEASE work")

    def settle(self, error: BaseException | None) -> None:
        """Tell who waits."""
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(self.result)


class SqliteDatabase:
    """A file that belongs to this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: list[Job] = []
        self._is_busy = False
        """Whether a batch is on its way to the disk, or about to be."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="sqlite-disk")
        self._writer: Connection | None = None
        self._trouble = Trouble("database_away")
        self._claim = Claim(path)
        self._engine = _engine(path)

    async def start(self) -> None:
        """Open the file, and make it if it is missing; a `ServeError` if that cannot be."""
        self._loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self._open)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            raise refusal(error, self.path) from error

    def _open(self) -> None:
        self._claim.take()
        upgrade(self._engine)
        self._look()
        self._reader = _impatient(self._engine)
        self._writer = _impatient(self._engine)
        self._execute = self._writer.connection.cursor().execute

    def _look(self) -> None:
        """Whether the file is whole, as far as that is soon known, and can be written."""
        with self._engine.connect() as connection:
            if self.path.stat().st_size <= QUICKLY_READ:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != WHOLE:
                    raise ServeError("serve-damaged", file=str(self.path), why=shown(found))
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try_to_write(connection)
            connection.exec_driver_sql("COMMIT")

    async def stop(self) -> None:
        """Commit what waits, and close the file."""
        while self._is_busy:  # noqa: ASYNC110 - once, at the end
            await asyncio.sleep(0.002)
        writer, self._writer = self._writer, None
        self._readers.shutdown()
        self._disk.shutdown()
        if writer is not None:
            writer.close()
            self._reader.close()
        self._engine.dispose()
        self._claim.release()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do a work with others that wait; return once their batch is committed."""
        if self._writer is None:
            raise Unavailable
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Job(work, future))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._write)
        return future

    async def peek(self, work: Callable[[Connection], T]) -> T:
        """Do a work at once: it takes less time than to hand it to a thread."""
        if self._writer is None:
            raise Unavailable
        try:
            return work(self._reader)
        except (sqlite3.Error, DBAPIError) as error:
            if not is_busy(error):
                raise self._told(error) from error
        return await self.read(work)  # a thread can wait for the lock

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work on a thread of its own; writers do not hold it up."""
        if self._writer is None:
            raise Unavailable
        try:
            return await self._loop.run_in_executor(self._readers, partial(self._read, work))
        except (sqlite3.Error, DBAPIError) as error:
            raise self._told(error) from error

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self) -> None:
        """Do the works that wait, and have a thread wait for the disk."""
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        try:
            self._do(batch)
        except Exception as error:  # noqa: BLE001 - nothing that goes wrong may end the server
            if is_busy(error):
                self._wait(batch, error)
            else:
                self._settle(batch, error)
        else:
            commit = self._loop.run_in_executor(self._disk, self._execute, "COMMIT")
            commit.add_done_callback(lambda done: self._settle(batch, done.exception()))

    def _do(self, batch: list[Job]) -> None:
        """Do all works of a batch in one transaction that is not committed yet.

        Hardly any work fails. So none is guarded at first; if one fails, all are done anew, each
        so that it can be undone by itself.
        """
        if self._writer is None:
            raise Unavailable
        self._execute("BEGIN IMMEDIATE")
        try:
            for job in batch:
                job.run(self._writer)
        except Exception:  # noqa: BLE001 - it is met again
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._execute("ROLLBACK")
            self._execute("BEGIN IMMEDIATE")
            for job in batch:
                job.try_out(self._writer, self._execute)

    def _wait(self, batch: list[Job], error: Exception) -> None:
        """Try again soon, while the loop goes on; who has waited long enough is told so."""
        now, patient = self._loop.time(), []
        for job in (*batch, *self._waiting):
            job.until = job.until or now + PATIENCE
            if now < job.until:
                patient.append(job)
            else:
                job.settle(self._unavailable(error))
        self._waiting = patient
        self._is_busy = bool(patient)
        if patient:
            self._loop.call_later(AGAIN, self._write)

    def _told(self, error: Exception) -> Exception:
        """The error itself if the work is to blame, else that the database is away."""
        return self._unavailable(error) if is_away(error) else error

    def _unavailable(self, cause: BaseException) -> Unavailable:
        self._trouble.note(words_of(cause), is_grave=not is_busy(cause))
        error = Unavailable()
        error.__cause__ = cause
        return error

    def _settle(self, batch: list[Job], error: BaseException | None) -> None:
        """Tell who waits for a batch; if it failed, none of its works was done."""
        if error is not None:
            with suppress(Exception):  # SQLite may have rolled back by itself
                self._execute("ROLLBACK")
        for job in batch:
            if error is not None:
                job.settle(self._unavailable(error))
            else:
                job.settle(job.error and self._told(job.error))
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._loop.call_soon(self._write)


def _engine(path: Path) -> Engine:
    """An engine whose connections leave transactions to us."""
    engine = create_engine(
        f"sqlite:///{path}",
        isolation_level="AUTOCOMMIT",
        poolclass=QueuePool,
        pool_size=READERS + 2,
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


def _impatient(engine: Engine) -> Connection:
    """A connection for the loop: where others wait for a lock, it is told of it."""
    connection = engine.connect()
    connection.exec_driver_sql("PRAGMA busy_timeout = 0")
    return connection
