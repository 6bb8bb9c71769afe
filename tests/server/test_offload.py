"""What a server does for whoever asks for much, and what of it is left when they or it are gone."""

from __future__ import annotations

import asyncio
import math
import random
import socket
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx
import psutil
import pytest

import tessella
from tessella.core.chance import CHANCE
from tessella.server.app import make_server
from tessella.server.settings import Settings
from tessella.server.work.workers import BY_ADDRESS, Asker
from tests.server.process import TESSELLA, Process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PATIENCE = 60.0


@pytest.fixture(scope="module")
def long_record() -> str:
    """A record of a large board, whose moves take long to check."""
    game = tessella.game("tetris-duel", columns=26, rows=98, entry="slide")
    state, record, rng = game.start(), tessella.Record(game), random.Random(1)
    while state.turn is not None and len(record.moves) < 60:
        chance = state.turn == CHANCE
        move = rng.choice(state.moves()) if chance else state.moves()[0]
        state, record = state.play(move), record.add(move)
    return record.dumps()


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data"), limit_factor=1, program=TESSELLA) as process:
        yield process
        assert not process.failures(), process.output()


def eventually(what: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


def workers(process: Process) -> list[psutil.Process]:
    """The processes that work for a server; the one that they come from is their parent."""
    assert process.process is not None
    below = psutil.Process(process.process.pid).children(recursive=True)
    return [one for one in below if one.parent() in below]


def seconds_of(workers: list[psutil.Process]) -> float:
    """What workers have spent of a processor; one that has ended counts for as much as can be."""
    try:
        return sum(sum(worker.cpu_times()[:2]) for worker in workers)
    except psutil.NoSuchProcess:
        return math.inf


@contextmanager
def leaving(request: httpx.Request) -> Iterator[None]:
    """A request whose sender goes away at the end of the block, without an answer."""
    url = request.url
    head = f"{request.method} {url.path} HTTP/1.1\r\n".encode()
    head += b"".join(name + b": " + value + b"\r\n" for name, value in request.headers.raw)
    with socket.create_connection((url.host, url.port or 80)) as connection:
        connection.sendall(head + b"\r\n" + request.read())
        yield
        connection.settimeout(0)
        with pytest.raises(BlockingIOError):  # nothing has been answered
            connection.recv(1)


def test_who_goes_away_is_not_worked_for(process: Process, long_record: str) -> None:
    body = {"record": long_record}
    with httpx.Client(base_url=process.base, timeout=PATIENCE) as client:
        assert client.post("/api/v1/records", json=body).status_code == 200
        there = workers(process)
        spent = seconds_of(there)
        with leaving(client.build_request("POST", "/api/v1/records", json=body)):
            eventually(lambda: seconds_of(there) > spent)  # it is being worked for
        eventually(lambda: not all(worker.is_running() for worker in there))
        assert client.post("/api/v1/records", json=body).status_code == 200


def test_who_asks_for_too_much_is_told_when_to_ask_again(tmp_path: Path) -> None:
    async def story() -> None:
        app, components = make_server(Settings(data=tmp_path))
        await components.start()
        try:
            transport = httpx.ASGITransport(app, client=("1.2.3.4", 5))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://localhost"
            ) as client:
                components.workers._charge(Asker(None, "1.2.3.4"), BY_ADDRESS.size + 3.1)
                answer = await client.post("/api/v1/records", json={"record": "nonsense"})
                assert answer.status_code == 429
                seconds = int(answer.headers["retry-after"])
                assert 1 <= seconds <= 7
                assert str(seconds) in answer.json()["detail"]
                assert (await client.get("/health/live")).status_code == 200
        finally:
            await components.stop()

    asyncio.run(story())


def test_a_server_that_is_killed_leaves_no_worker_behind(
    process: Process, long_record: str
) -> None:
    with httpx.Client(base_url=process.base, timeout=PATIENCE) as client:
        client.post("/api/v1/records", json={"record": long_record})
    assert process.process is not None
    below = psutil.Process(process.process.pid).children(recursive=True)
    assert len(below) >= 2
    process.kill()
    eventually(lambda: not any(one.is_running() for one in below))
    process.start()


def test_a_replay_is_read_page_by_page(process: Process, long_record: str) -> None:
    with httpx.Client(base_url=process.base, timeout=PATIENCE) as client:
        whole = client.post("/api/v1/records", json={"record": long_record}).json()
        rest = client.post("/api/v1/records", json={"record": long_record, "start": 40}).json()
        assert whole["total"] == rest["total"] == len(whole["frames"])
        assert rest["frames"] == whole["frames"][40:]
        beyond = {"record": long_record, "start": 100_000}
        assert client.post("/api/v1/records", json=beyond).json()["frames"] == []
