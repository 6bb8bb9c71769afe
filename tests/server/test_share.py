"""What one visitor may have of the server: matches, sockets and messages, by whatever way."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

import httpx
import pytest

from tessella.server.bus.bus import LocalBus
from tessella.server.bus.jobs import LocalJobs
from tessella.server.errors import Problem
from tessella.server.guard.guard import PERSON_SOCKETS
from tessella.server.live import matchmaker as module
from tessella.server.live.service import MatchService, Means, Pacing
from tessella.server.metrics import Metrics
from tessella.server.people.identity import How, Identity
from tessella.server.people.limits import LIMITS, Limit, Limits, LocalCounter
from tessella.server.people.scopes import ALL
from tessella.server.store.people import Kind, Person, add
from tessella.server.wire import requests
from tessella.server.work.workers import Workers
from tests.server.process import PATIENCE, Process
from tests.server.test_socket import CLOSE, Wire, frame, handshake, welcomed
from tests.server.town import Opened, story

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tessella.server.store.database import Database

PING = frame(b'{"type":"ping"}')
ALONE = (requests.Myself(), requests.Myself())
ABORT = requests.Act("abort", requests.Action.ABORT)
REMATCH = requests.Act("again", requests.Action.REMATCH)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with its limits as they are."""
    with Process(tmp_path_factory.mktemp("narrow"), limit_factor=1) as process:
        yield process
        assert not process.failures(), process.output()


async def guests(database: Database, *names: str, address: str) -> list[Identity]:
    """People who are at an address."""
    for name in names:
        person = Person(name, Kind.GUEST, name, None, None, None, 1, 1, None)
        await database.write(lambda connection, p=person: add(connection, p, p.id))  # type: ignore[misc]
    return [Identity(name, name, Kind.GUEST, ALL, How.SESSION, address) for name in names]


def match_service(database: Database, **few: int) -> MatchService:
    """Matches with other limits."""
    counts = {f"match by {key}": Limit(count, 3600) for key, count in few.items()}
    means = Means(Limits(LocalCounter(), {**LIMITS, **counts}), Workers())
    return MatchService(database, LocalBus(), LocalJobs(), Metrics(), Pacing(pause=0), means)


async def over(service: MatchService, who: Identity, match_id: str | None = None) -> str:
    """A match of one person's that has been called off."""
    if match_id is None:
        match_id = (
            await service.matchmaker.open(who, requests.NewMatch("blokus-duo", seats=ALONE))
        ).setup.id
    await service.sit(match_id, who, requests.Sit("sit"))
    await service.act(match_id, who, ABORT)
    return match_id


@story
async def test_a_rematch_is_a_match_like_any_other(open_sqlite: Opened) -> None:
    async with open_sqlite() as database:
        (anna,) = await guests(database, "anna", address="192.0.2.1")
        service = match_service(database, person=3)
        last = await over(service, anna)
        for _ in range(2):
            last = await over(service, anna, (await service.act(last, anna, REMATCH)).match)
        with pytest.raises(Problem) as refused:
            await service.act(last, anna, REMATCH)
        assert refused.value.code == "too-many"
        assert refused.value.retry_after
        with pytest.raises(Problem):
            await service.matchmaker.open(anna, requests.NewMatch("blokus-duo"))
        with pytest.raises(Problem):
            await service.matchmaker.pair(anna, requests.Pairing("blokus-duo"))
        await service.stop()


@story
async def test_an_address_has_its_own_share_of_matches(open_sqlite: Opened) -> None:
    async with open_sqlite() as database:
        three = await guests(database, "anna", "berta", "clara", address="192.0.2.1")
        (zoe,) = await guests(database, "zoe", address="192.0.2.2")
        service = match_service(database, address=2)
        for who in three[:2]:
            await service.matchmaker.open(who, requests.NewMatch("blokus-duo"))
        with pytest.raises(Problem, check=lambda problem: problem.code == "too-many"):
            await service.matchmaker.open(three[2], requests.NewMatch("blokus-duo"))
        await service.matchmaker.open(zoe, requests.NewMatch("blokus-duo"))
        await service.stop()


@story
async def test_rematches_count_among_those_under_way(
    open_database: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "UNDER_WAY", 2)
    async with open_database() as database:
        (anna,) = await guests(database, "anna", address="192.0.2.1")
        service = match_service(database)
        done = [await over(service, anna) for _ in range(3)]
        for match_id in done[:2]:
            assert (await service.act(match_id, anna, REMATCH)).match != match_id
        with pytest.raises(Problem) as refused:
            await service.act(done[2], anna, REMATCH)
        assert "2 games open or running" in refused.value.say("en")
        (old,) = [room for room in service.rooms if room.match.setup.id == done[2]]
        assert old.rematch is None
        await service.stop()


async def session(server: Process, address: str) -> str:
    """The cookie of a guest."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=f"{server.base}/api/v1", transport=transport) as http:
        (await http.post("/session", json={})).raise_for_status()
        return "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)


@asynccontextmanager
async def asked(
    server: Process, cookie: str, address: str
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from an address that asks for a socket."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(address, 0)
    )
    writer.write(handshake(server, cookie))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


@asynccontextmanager
async def connected(server: Process, cookie: str, address: str) -> AsyncIterator[Wire]:
    """A socket from an address."""
    async with asked(server, cookie, address) as (reader, writer):
        yield await welcomed(reader, writer)


async def is_let_in(server: Process, cookie: str, address: str) -> bool:
    """Whether who asks for a socket gets one."""
    async with asked(server, cookie, address) as (reader, _):
        return (await reader.readline()).startswith(b"HTTP/1.1 101 ")


async def answers(line: Wire) -> AsyncIterator[str]:
    """What comes on a socket until it is closed: types of messages, then the code."""
    while True:
        opcode, data = await line.frame()
        if opcode == CLOSE:
            yield str(int.from_bytes(data[:2], "big"))
            return
        yield json.loads(data)["type"]


def test_messages_are_counted_over_all_sockets_of_a_person(narrow: Process) -> None:
    async def run() -> None:
        cookie, other = [await session(narrow, f"127.0.6.{n}") for n in (1, 2)]
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            lines = [await enter(connected(narrow, cookie, "127.0.6.1")) for _ in range(6)]
            for line in lines:
                line.writer.write(PING * 60)  # each for itself would stay within its share
            innocent = await enter(connected(narrow, other, "127.0.6.2"))
            innocent.writer.write(PING * 60)
            for _ in range(60):
                assert (await innocent.message())["type"] == "pong"
            heard = [[told async for told in answers(line)] for line in lines[2:]]
            pongs = sum(told.count("pong") for told in heard)
            assert pongs < 150, "a hundred at once and twenty a second, however many sockets"
            assert all(told[-1] == "1013" for told in heard)
            again = await enter(connected(narrow, cookie, "127.0.6.1"))
            again.writer.write(PING * 60)
            told = [one async for one in answers(again)]
            assert told.count("pong") < 60, "who comes back has no more than before"

    asyncio.run(run())


def test_a_person_has_so_many_sockets(narrow: Process) -> None:
    async def run() -> None:
        cookie = await session(narrow, "127.0.7.1")
        async with AsyncExitStack() as stack:
            for _ in range(PERSON_SOCKETS - 1):
                await stack.enter_async_context(connected(narrow, cookie, "127.0.7.1"))
            async with connected(narrow, cookie, "127.0.7.1"):
                async with asked(narrow, cookie, "127.0.7.2") as (reader, _):
                    told = (await reader.read()).decode()
                assert told.startswith("HTTP/1.1 429 ")
                assert "retry-after: " in told.lower()
                assert str(PERSON_SOCKETS) in told.partition("\r\n\r\n")[2]
            until = time.monotonic() + PATIENCE  # the server has to notice that it is gone
            while not await is_let_in(narrow, cookie, "127.0.7.2"):
                assert time.monotonic() < until

    asyncio.run(run())
