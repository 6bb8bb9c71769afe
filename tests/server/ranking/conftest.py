"""A database for tests that do one thing after another."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

    from tessella.server.store.database import Database

T = TypeVar("T")


@dataclass
class Desk:
    """A database, and a loop in which to wait for it."""

    database: Database
    runner: asyncio.Runner

    def write(self, work: Callable[..., T], *facts: object) -> T:
        async def written() -> T:
            return await self.database.write(lambda connection: work(connection, *facts))

        return self.run(written())

    def read(self, work: Callable[..., T], *facts: object) -> T:
        return self.run(self.database.read(lambda connection: work(connection, *facts)))

    def run(self, work: Coroutine[object, object, T]) -> T:
        return self.runner.run(work)


@pytest.fixture
def desk(make_database: Callable[[], Database]) -> Iterator[Desk]:
    """A database of each kind, empty."""
    with asyncio.Runner() as runner:
        desk = Desk(make_database(), runner)
        desk.run(desk.database.start())
        yield desk
        desk.run(desk.database.stop())
