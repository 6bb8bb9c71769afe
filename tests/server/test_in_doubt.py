"""Commits whose answer is lost: nothing happens twice, and everybody hears of it."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from sqlalchemy import update

from tessella.server.bus.bus import LocalBus
from tessella.server.bus.jobs import LocalJobs
from tessella.server.errors import Unavailable
from tessella.server.live.service import MatchService, Pacing
from tessella.server.metrics import Metrics
from tessella.server.people.identity import How, Identity
from tessella.server.people.scopes import ALL
from tessella.server.store import people as store
from tessella.server.store.people import Kind, Person
from tessella.server.store.schema import entries
from tessella.server.wire import requests
from tests.server.town import Opened, story

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

    from tessella.server.store.database import Database

T = TypeVar("T")


class Forgetful:
    """A database whose next answers get lost: to a write after its commit, or to reads."""

    def __init__(self, inner: Database) -> None:
        self._inner = inner
        self.loses_write = self.loses_reads = False

    async def start(self) -> None:
        """It has been started."""

    async def stop(self) -> None:
        """Another stops it."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        done = await self._inner.write(work)
        if self.loses_write:
            self.loses_write = False
            raise Unavailable
        return done

    async def peek(self, work: Callable[[Connection], T]) -> T:
        if self.loses_reads:
            raise Unavailable
        return await self._inner.peek(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.loses_reads:
            raise Unavailable
        return await self._inner.read(work)


class Ear:
    """Somebody who follows a match."""

    muted: frozenset[str] = frozenset()

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def end(self) -> None:
        """Nothing ends here."""

    @property
    def versions(self) -> list[int]:
        """The versions of the entries that were told."""
        return [entry["version"] for m in self.heard for entry in m.get("entries", ())]


@asynccontextmanager
async def duel(
    opened: Opened,
) -> AsyncIterator[tuple[MatchService, Forgetful, str, list[Identity]]]:
    """A match of two people that has begun, on a database that may forget to answer."""
    async with opened() as inner:
        database = Forgetful(inner)
        service = MatchService(database, LocalBus(), LocalJobs(), Metrics(), Pacing(pause=0))
        two = [
            Identity(name.lower(), name, Kind.GUEST, ALL, How.SESSION) for name in ("Anna", "Berta")
        ]
        for who in two:
            person = Person(who.id, who.kind, who.name, None, None, None, 1, 1, None)
            await inner.write(lambda c, p=person: store.add(c, p, p.id))  # type: ignore[misc]
        match = await service.matchmaker.open(two[0], requests.NewMatch("tetris-link"))
        for who in two:
            await service.sit(match.setup.id, who, requests.Sit("sit"))
        yield service, database, match.setup.id, two
        await service.stop()


def turn(
    service: MatchService, match_id: str, two: list[Identity]
) -> tuple[Identity, requests.Play]:
    """Who moves, and a move of theirs."""
    room = service.rooms.known(match_id)
    assert room is not None
    match = room.match
    assert match.turn is not None
    move = str(next(iter(match.state.view(match.turn).moves)))
    (who,) = [who for who in two if match.turn in match.seats_of(who.id)]
    return who, requests.Play("move", match.version, move)


@story
async def test_a_repeated_request_gets_the_answer_that_was_lost(open_database: Opened) -> None:
    async with duel(open_database) as (service, database, match_id, two):
        who, play = turn(service, match_id, two)
        ear = Ear(two[0].id)
        await service.follow(match_id, ear, play.version)
        database.loses_write = True
        with pytest.raises(Unavailable):
            await service.play(match_id, who, play)
        done = await service.play(match_id, who, play)
        assert done.version == play.version + 1
        assert ear.versions == [done.version]


@story
async def test_a_round_finds_what_nobody_asks_for_again(open_database: Opened) -> None:
    async with duel(open_database) as (service, database, match_id, two):
        who, play = turn(service, match_id, two)
        ear = Ear(two[1].id)
        await service.follow(match_id, ear, play.version)
        database.loses_write = True
        with pytest.raises(Unavailable):
            await service.play(match_id, who, play)
        assert ear.versions == []
        service.timers.start()
        async with asyncio.timeout(60):
            while not ear.versions:  # noqa: ASYNC110 - an ear has no event
                await asyncio.sleep(0.01)
        assert ear.versions == [play.version + 1]


@story
async def test_what_is_committed_is_told_though_the_store_went_away(open_database: Opened) -> None:
    async with duel(open_database) as (service, database, match_id, two):
        who, play = turn(service, match_id, two)
        ear = Ear(two[0].id)
        room = await service.follow(match_id, ear, play.version)
        room.people.clear()  # so that the names have to be read
        database.loses_reads = True
        done = await service.play(match_id, who, play)
        assert ear.versions == [done.version]


@story
async def test_a_match_that_is_read_anew_knows_requests_by_their_new_names(
    open_database: Opened,
) -> None:
    async with duel(open_database) as (service, database, match_id, two):
        who, play = turn(service, match_id, two)
        room = await service.follow(match_id, Ear(who.id), play.version)
        done = await service.play(match_id, who, play)
        rename = update(entries).where(entries.c.actor == who.id).values(actor="renamed")
        await database.write(lambda connection: bool(connection.execute(rename)))
        await service.reread([match_id])
        assert room.answers["renamed", play.id] == done.version
        assert (who.id, play.id) not in room.answers
