"""Every connection to a database is closed, whichever way a work, a start or a stop ends."""

from __future__ import annotations

import asyncio
import gc
import warnings
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from tessella.server.app import make_server
from tessella.server.errors import Unavailable
from tessella.server.live.service import MatchService
from tessella.server.settings import Settings
from tests.server.town import story

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy import Connection

    from tessella.server.store.database import Database

    Way = Callable[[Database, int], Awaitable[None]]

STEPS = (0, 1, 2, 3, 5, 9, 20)
"""After how many turns of the loop somebody is interrupted: while connecting, asking, closing."""


def ask(connection: Connection) -> object:
    """A work of a few statements."""
    return [connection.execute(text("SELECT 1")).scalar() for _ in range(3)]


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def leave_while_it_works(database: Database, steps: int) -> None:
    work = asyncio.create_task(_asked(database))
    await turns(steps)
    await database.stop()
    await asyncio.gather(work, return_exceptions=True)


async def cancel_a_work(database: Database, steps: int) -> None:
    work = asyncio.create_task(_asked(database))
    await turns(steps)
    work.cancel()
    await database.stop()
    await asyncio.gather(work, return_exceptions=True)


async def run_out_of_time(database: Database, steps: int) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(steps / 2000):
            await _asked(database)
    await database.stop()


async def cancel_the_stop(database: Database, steps: int) -> None:
    await _asked(database)
    work = asyncio.create_task(_asked(database))
    stop = asyncio.create_task(database.stop())
    await turns(steps + 1)  # one that has never begun closes nothing
    stop.cancel()
    await asyncio.gather(work, stop, return_exceptions=True)


async def _asked(database: Database) -> object:
    return await database.read(ask)


@pytest.mark.parametrize(
    "way", [leave_while_it_works, cancel_a_work, run_out_of_time, cancel_the_stop]
)
def test_no_connection_stays_open(make_database: Callable[[], Database], way: Way) -> None:
    async def go(steps: int) -> None:
        database = make_database()
        await database.start()
        await way(database, steps)

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        for steps in STEPS:
            asyncio.run(go(steps))
        gc.collect()
    assert [str(warning.message) for warning in told] == []


@story
async def test_a_database_that_was_left_takes_no_work(
    make_database: Callable[[], Database],
) -> None:
    database = make_database()
    await database.start()
    await database.stop()
    with pytest.raises(Unavailable):
        await database.write(ask)
    with pytest.raises(Unavailable):
        await database.read(ask)


@story
async def test_a_part_that_does_not_stop_holds_up_none_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: MatchService) -> None:
        raise OSError("no network")

    monkeypatch.setattr(MatchService, "start", fail)
    monkeypatch.setattr(MatchService, "stop", fail)
    _, components = make_server(Settings(data=tmp_path))
    with pytest.raises(OSError, match="no network"):
        await components.start()
    with pytest.raises(OSError, match="no network"):
        await components.stop()
    with pytest.raises(Unavailable):
        await components.database.read(ask)
