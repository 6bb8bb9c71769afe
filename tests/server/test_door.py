"""The door, byte by byte: heads without end, requests by halves, and too many connections."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import psutil
import pytest

from tessella.server.guard.door import BURST, Door
from tessella.server.settings import Settings
from tests.server.process import Process
from tests.server.test_socket import frame, handshake, pongs, welcomed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

SECONDS = 2
PATIENCE = 60.0
"""Seconds for what has to come: a machine with other work to do takes its time."""
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-"
WHOLE = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/v1/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
MEGABYTE = 1 << 20
WARM = 3
"""After so many floods a fresh process has the memory that it works in."""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that waits for two seconds, and takes ten connections from an address."""
    flags = ("--connections-per-address", "10", "--connections", "100")
    folder = tmp_path_factory.mktemp("door")
    with Process(folder, *flags, "--head-seconds", str(SECONDS), limit_factor=1) as process:
        yield process
        assert not process.failures(), process.output()


def connected(server: Process, address: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's addresses."""
    return socket.create_connection(
        ("127.0.0.1", server.port), PATIENCE, source_address=(address, 0)
    )


def answer(line: socket.socket) -> tuple[int, dict[str, str], Any]:
    """The status, the headers and the body of all that comes until the server closes."""
    told = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            told += more
    if not told:
        return 0, {}, None
    head, _, body = told.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in rest)
    return int(first.split()[1]), headers, json.loads(body)


def flood(line: socket.socket, start: bytes, part: bytes, most: int = 64 * MEGABYTE) -> int:
    """Send the same again and again; how much was taken before the server would take no more."""
    line.settimeout(0.3)
    sent = 0
    with suppress(OSError):
        line.sendall(start)
        while sent < most:
            line.sendall(part)
            sent += len(part)
    line.settimeout(PATIENCE)
    return sent


@pytest.mark.parametrize(
    ("start", "part"),
    [
        pytest.param(HALF, b"Y: " + b"y" * 4000 + b"\r\nX-", id="many headers"),
        pytest.param(HALF + b"Y: ", b"y" * 65536, id="one header"),
        pytest.param(HALF, b"y" * 65536, id="the name of a header"),
        pytest.param(b"GET /", b"y" * 65536, id="an address"),
        pytest.param(CHUNKED + b"0\r\nX: ", b"y" * 65536, id="a trailer"),
        pytest.param(CHUNKED + b"0\r\n", b"X: " + b"y" * 4000 + b"\r\n", id="many trailers"),
        pytest.param(CHUNKED + b"1;", b"y" * 65536, id="what is said of a chunk"),
    ],
)
def test_a_head_without_end_costs_nothing(door: Process, start: bytes, part: bytes) -> None:
    assert door.process is not None
    for _ in range(WARM):
        with connected(door) as first:
            flood(first, start, part)
            answer(first)
    process = psutil.Process(door.process.pid)
    before = process.memory_info().rss
    with connected(door, "127.0.0.3") as line:
        sent = flood(line, start, part)
        status, headers, told = answer(line)
    assert sent < 16 * MEGABYTE, "what the network holds, and no more"
    assert (status, told["code"]) == (431, "head-too-large")
    assert "32768" in told["detail"]
    assert headers["connection"] == "close"
    assert process.memory_info().rss - before < MEGABYTE


def test_a_head_of_thirty_kilobytes_is_taken(door: Process) -> None:
    with connected(door) as line:
        most = WHOLE[:-2] + b"X: " + b"y" * 30_000 + b"\r\nConnection: close\r\n\r\n"
        line.sendall(most)
        assert answer(line)[0] == 200
    with connected(door) as line:
        line.sendall(WHOLE[:-2] + b"Accept-Language: fr\r\nX: " + b"y" * 33_000 + b"\r\n\r\n")
        status, headers, told = answer(line)
        assert (status, told["code"]) == (431, "head-too-large")
        assert headers["content-language"] == "fr"


def test_halves_of_requests_are_gone_after_their_time_while_others_are_served(
    door: Process,
) -> None:
    with ExitStack() as stack:
        halves = [
            stack.enter_context(connected(door, f"127.0.1.{number // 8 + 1}"))
            for number in range(80)
        ]
        for line in halves:
            line.sendall(HALF)
        assert door.is_ready()
        for line in halves:
            status, headers, told = answer(line)
            assert (status, told["code"]) == (408, "too-slow")
            assert headers["connection"] == "close"


def test_a_head_that_drips_is_late_all_the_same(door: Process) -> None:
    with connected(door) as line:
        began = time.monotonic()
        line.settimeout(0.1)
        told = b""
        line.sendall(HALF)
        while not told and time.monotonic() - began < PATIENCE:
            with suppress(TimeoutError):
                told = line.recv(100)
            with suppress(OSError):
                line.sendall(b"y")
        assert told.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    ("after", "status"),
    [
        pytest.param(b"", 0, id="nothing"),
        pytest.param(POST + b"Content-Length: 9\r\n\r\n{", 408, id="a body"),
        pytest.param(CHUNKED + b"1\r\n{\r\n", 408, id="chunks"),
        pytest.param(b"\r\n", 408, id="blank lines"),
        pytest.param(b"GET /api/v1/socket HTTP/1.1\r\nUpgrade: w", 408, id="ws"),
    ],
)
def test_whatever_does_not_come_is_waited_for_so_long(
    door: Process, after: bytes, status: int
) -> None:
    with connected(door) as line:
        began = time.monotonic()
        line.sendall(after)
        assert answer(line)[0] == status
        assert time.monotonic() - began >= SECONDS - 0.1


def test_a_connection_that_was_answered_has_to_ask_again_in_time(door: Process) -> None:
    with connected(door) as line:
        line.sendall(WHOLE * 2)
        told = b""
        while told.count(b'"ready":true') < 2:
            told += line.recv(65536)
        line.sendall(HALF)
        assert answer(line)[0] == 408


def test_an_answer_that_takes_its_time_is_not_cut(door: Process) -> None:
    with connected(door) as line:
        line.sendall(WHOLE.replace(b"/health/live", b"/api/v1/stream"))
        told = b""
        while b"welcome" not in told:
            told += line.recv(65536)
        line.settimeout(2.2 * SECONDS)
        with pytest.raises(TimeoutError):  # nothing comes, not even an end
            line.recv(65536)


def test_an_address_has_so_many_connections_and_no_more(door: Process) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(door, "127.0.2.1")) for _ in range(10)]
        time.sleep(0.05)
        with connected(door, "127.0.2.1") as line:
            line.sendall(WHOLE)
            status, headers, told = answer(line)
        assert (status, told["code"]) == (429, "too-many")
        assert int(headers["retry-after"]) > 0
        assert "10" in told["detail"]
        with connected(door, "127.0.2.2") as line:
            line.sendall(WHOLE)
            assert line.recv(100).startswith(b"HTTP/1.1 200")
        lines[0].close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with connected(door, "127.0.2.1") as line:
                line.sendall(WHOLE)
                if line.recv(100).startswith(b"HTTP/1.1 200"):
                    break
        else:
            pytest.fail("who has left is counted on")


def test_a_socket_is_a_connection_until_it_is_gone(door: Process) -> None:
    async def run() -> None:
        for _ in range(2):  # the second time there is room again
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", door.port, local_addr=("127.0.3.1", 0)
            )
            writer.write(handshake(door))
            line = await welcomed(reader, writer)
            await asyncio.sleep(SECONDS + 0.2)  # a socket may be silent for as long as it likes
            with ExitStack() as stack:
                for _ in range(9):
                    beside = stack.enter_context(connected(door, "127.0.3.1"))
                    beside.sendall(WHOLE)
                    assert beside.recv(100).startswith(b"HTTP/1.1 200")
                one_more = stack.enter_context(connected(door, "127.0.3.1"))
                one_more.sendall(WHOLE)
                assert answer(one_more)[0] == 429, "the socket counts on"
            line.writer.write(frame(b'{"type":"ping"}'))
            await pongs(line, 1)
            writer.transport.abort()
            await asyncio.sleep(0.2)

    asyncio.run(run())


def test_there_are_so_many_connections_in_all(door: Process) -> None:
    with ExitStack() as stack:
        for number in range(100):
            stack.enter_context(connected(door, f"127.0.4.{number // 10 + 1}"))
        time.sleep(0.05)
        with connected(door, "127.0.5.1") as line:
            line.sendall(WHOLE)
            status, headers, told = answer(line)
        assert (status, told["code"]) == (503, "busy")
        assert int(headers["retry-after"]) > 0


def test_a_factor_allows_a_crowd_from_one_address() -> None:
    settings = Settings(connections=1000, connections_per_address=10, limit_factor=3)
    door = Door(settings, 1 << 20, lambda _: None)
    assert [door.enter("a") is None for _ in range(31)] == [True] * 30 + [False]
    few = Door(settings, 300, lambda _: None)
    assert few.most == 64, "as many as files can be open, less those that are none of clients"


def test_who_comes_and_goes_without_end_is_turned_away() -> None:
    door = Door(Settings(), 1 << 20, lambda _: None)
    for _ in range(int(BURST)):
        assert door.enter("a") is None
        door.leave("a")
    refused = door.enter("a")
    assert refused is not None
    assert refused.code == "too-many"
    assert door.enter("b") is None


def test_behind_proxies_all_connections_have_their_addresses() -> None:
    door = Door(Settings(connections_per_address=10, proxies=1), 1 << 20, lambda _: None)
    assert all(door.enter("a") is None for _ in range(100))


def test_a_client_that_goes_in_the_middle_of_a_body_is_no_failure_of_ours(door: Process) -> None:
    with connected(door) as line:
        line.sendall(CHUNKED + b"1\r\n{\r\n")
        time.sleep(0.05)
    assert door.is_ready()
    assert not door.failures()
