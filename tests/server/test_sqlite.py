"""The embedded database while something is wrong with its file."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from contextlib import asynccontextmanager, closing, contextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from tessella.server import readiness
from tessella.server.errors import Unavailable
from tessella.server.store import sqlite
from tests.server.ranking.hall import hall
from tests.server.town import story

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from tessella.server.store.database import Database
    from tessella.server.store.sqlite import SqliteDatabase

TURNS = 10
"""What a loop does in a second on the busiest machine; one that is held up does nothing."""
LONGEST = 30.0
"""Seconds within which who has lost patience is told so, on such a machine."""
LOCKS = ("BEGIN IMMEDIATE", "BEGIN EXCLUSIVE")


@contextmanager
def locked(path: Path, how: str = LOCKS[0]) -> Iterator[sqlite3.Connection]:
    """Another program that has locked the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(how)
        yield other


@asynccontextmanager
async def opened(make: Callable[[], Database]) -> AsyncIterator[SqliteDatabase]:
    database = make()
    assert isinstance(database, sqlite.SqliteDatabase)
    await database.start()
    try:
        yield database
    finally:
        await database.stop()


@asynccontextmanager
async def going_on() -> AsyncIterator[None]:
    """The loop does other things meanwhile; how quickly is up to the machine."""
    turns = 0

    async def turn() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.005)
            turns += 1

    turning = asyncio.create_task(turn())
    try:
        yield
    finally:
        turning.cancel()
    assert turns > TURNS, turns


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file can grow beyond what the write-ahead log has by now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = path.with_name(f"{path.name}-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def add(name: str) -> Callable[[Connection], None]:
    return lambda c: c.execute(text(f"INSERT INTO secrets VALUES ('{name}', 'x')")).close()  # noqa: S608


def names(connection: Connection) -> list[str]:
    return list(connection.scalars(text("SELECT name FROM secrets ORDER BY name")))


@pytest.mark.parametrize("how", LOCKS)
@story
async def test_a_locked_file_does_not_hold_up_the_loop(
    make_sqlite: Callable[[], Database], how: str
) -> None:
    async with opened(make_sqlite) as database:
        await database.write(add("before"))
        with locked(database.path, how):
            began = time.monotonic()
            writes = [database.write(add(f"late {n}")) for n in range(3)]
            async with going_on():
                told = await asyncio.gather(*writes, return_exceptions=True)
            waited = time.monotonic() - began
            assert await database.peek(names) == await database.read(names) == ["before"]
        assert [type(each) for each in told] == [Unavailable] * 3
        assert all(isinstance(each, Unavailable) and each.retry_after for each in told)
        assert sqlite.PATIENCE <= waited < LONGEST
        await database.write(add("after"))
        assert await database.read(names) == ["after", "before"]


@story
async def test_a_lock_that_goes_in_time_is_not_noticed(
    make_sqlite: Callable[[], Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 30.0)
    async with opened(make_sqlite) as database:
        with locked(database.path):
            first = asyncio.ensure_future(database.write(add("a")))
            await asyncio.sleep(0.05)
            second = asyncio.ensure_future(database.write(add("b")))
            await asyncio.sleep(0.05)
            assert not first.done()
            assert not second.done()
        await asyncio.gather(first, second)
        assert await database.read(names) == ["a", "b"]


@story
async def test_who_is_refused_a_write_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with hall(tmp_path) as place:
        somebody = place.stranger()
        session = await somebody.post("/session")
        somebody.http.headers["x-csrf-token"] = session["csrf"]
        wish = {"game": "blokus-duo"}
        with locked(tmp_path / "tessella.sqlite3"):
            asked = asyncio.ensure_future(somebody.http.post("/api/v1/matches", json=wish))
            answered = 0
            while not asked.done():
                assert (await somebody.http.get("/health/live")).status_code == 200
                answered += 1
                await asyncio.sleep(0.01)
            assert answered > TURNS
            refused = asked.result()
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        assert (await somebody.http.post("/api/v1/matches", json=wish)).status_code == 201


@story
async def test_a_full_disk_is_told_to_everybody_who_has_to_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with hall(tmp_path) as place:
        somebody = place.stranger()
        session = await somebody.post("/session")
        somebody.http.headers["x-csrf-token"] = session["csrf"]
        wish = {"game": "blokus-duo"}
        with full_disk(tmp_path / "tessella.sqlite3"), capture_logs() as lines:
            refused = [await somebody.http.post("/api/v1/matches", json=wish) for _ in range(9)]
            unready = await somebody.http.get("/health")
        assert {answer.status_code for answer in refused} == {503}
        assert {answer.headers["retry-after"] for answer in refused} == {"1"}
        assert (unready.status_code, unready.json()["parts"]) == (503, {"database": False})
        (told,) = (line for line in lines if line["event"] == "database_away")
        assert (told["log_level"], told["why"]) == ("error", "disk I/O error")
        assert (await somebody.http.get("/health")).status_code == 200
        assert (await somebody.http.post("/api/v1/matches", json=wish)).status_code == 201


@story
async def test_a_batch_for_which_there_is_no_room_leaves_nothing(
    make_sqlite: Callable[[], Database],
) -> None:
    def large(connection: Connection) -> None:
        connection.execute(text("INSERT INTO secrets VALUES ('large', zeroblob(1000000))")).close()

    async with opened(make_sqlite) as database:
        pages = await database.read(lambda c: c.scalar(text("PRAGMA page_count")))
        await database.write(lambda c: c.execute(text(f"PRAGMA max_page_count={pages}")).close())
        works = (add("a"), large, add("b"))
        told = await asyncio.gather(*map(database.write, works), return_exceptions=True)
        assert [type(each) for each in told] == [Unavailable] * 3
        assert "database or disk is full" in str(told[0].__cause__)  # type: ignore[union-attr]
        assert await database.read(names) == []
        await database.write(add("small"))
        assert await database.read(names) == ["small"]
