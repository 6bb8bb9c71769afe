"""Nobody learns what they must not know: exchange what is hidden, and no byte changes."""

from __future__ import annotations

import asyncio
import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from tessella.server.answers import details
from tessella.server.app import make_server
from tessella.server.errors import Problem
from tessella.server.live.preview import preview
from tessella.server.live.projection import PublicProfile, encode
from tessella.server.live.room import Room
from tessella.server.match.commands import Play
from tessella.server.match.decide import decide
from tessella.server.match.match import Match
from tessella.server.settings import Settings
from tessella.server.store.matches import append, open_match
from tessella.server.store.schema import people
from tests.server.match.players import SECRET
from tests.server.worlds import hidden_from, log_of, other_worlds, played

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from tessella.server.store.matches import Log

WORLDS = 4
PEOPLE = {f"p{seat}": PublicProfile(f"Name {seat}", "guest") for seat in range(4)}


class Ear:
    """A subscriber that keeps what it hears."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.muted: frozenset[str] = frozenset()
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self) -> None:
        """It has no connection to close."""


def heard(log: Log, person: str) -> list[bytes]:
    """Every message of the socket that a person gets: on arrival at any version, and live."""
    room = Room(log, PEOPLE, None)
    ear = Ear(person)
    room.subscribers.add(ear)
    for known in range(len(log.lines) + 1):
        ear.send(encode(room.snapshot(person, known, ())))
    match = Match.of(log.match.setup, SECRET, 0)
    fresh = Room(type(log)(match, ()), PEOPLE, None)
    fresh.subscribers.add(ear)
    for line in log.lines:
        fresh.add([line])
        fresh.tell([ear], [line], fresh.match)
    return ear.heard


def refusals(log: Log, seat: int) -> list[bytes]:
    """Every answer to moves that a seat tries, by any tile at any place that it could name."""
    match = log.match
    tiles = [f"{a}{b}{c}" for a in range(6) for b in range(a, 6) for c in range(a, 6)]
    texts = ["draw", *(f"{kind}0,{y}:{tile}" for kind in "^v" for y in (0, 1) for tile in tiles)]
    held = {"".join(map(str, tile)) for tile in match.state.hands[seat]}  # type: ignore[attr-defined]
    return [_answer(match, seat, text, is_own=text.rpartition(":")[2] in held) for text in texts]


def _answer(match: Match, seat: int, text: str, *, is_own: bool) -> bytes:
    try:
        if match.turn == seat:
            gain, events = preview(match, seat, text)
            return encode([gain, list(events)])
        decide(Play(seat, text, match.version), match, match.since)
    except Problem as problem:
        return encode(details(problem, "en"))
    return encode([text, is_own])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 3, 12, 25])
def test_no_message_tells_what_others_hold_or_the_pool(seats: int, plies: int) -> None:
    table = played(seats, plies, seed=plies)
    for seat in (*range(seats), None):
        person = "nobody" if seat is None else f"p{seat}"
        true = heard(log_of(table), person)
        others = list(islice(other_worlds(table, seat, random.Random(1)), WORLDS))
        assert others
        for other in others:
            assert heard(other, person) == true


@pytest.mark.parametrize("plies", [3, 12, 25])
def test_no_refusal_or_preview_tells_it(plies: int) -> None:
    table = played(3, plies, seed=plies)
    for seat in range(3):
        true = refusals(log_of(table), seat)
        others = list(islice(other_worlds(table, seat, random.Random(2)), WORLDS))
        assert others
        for other in others:
            assert refusals(other, seat) == true


def test_the_worlds_do_differ_for_those_who_may_know() -> None:
    table = played(2, 12, seed=1)
    true = log_of(table)
    other = next(other_worlds(table, 0, random.Random(1)))
    assert hidden_from(true.match, 0) == hidden_from(other.match, 0)
    assert heard(true, "p1") != heard(other, "p1")


PATHS = (
    "/matches/m",
    "/matches/m?since=4",
    "/matches/m/record",
    "/matches/m/frames",
    "/matches/m/frames?seat=0",
    "/matches/m/frames?seat=1",
    "/matches/m/dice",
    "/matches/live",
    "/matches",
    "/lobby",
    "/people/Name-0/matches",
    "/oembed?url=http://localhost/embed/m",
)


async def answers(folder: Path, log: Log) -> list[tuple[str, str, int, bytes]]:
    """What every address tells of a match, to each seat and to a stranger."""
    app, components = make_server(Settings(data=folder, spectator_delay=0))
    await components.start()
    try:
        await components.database.write(lambda connection: _keep(connection, log))
        told = []
        for person in (*PEOPLE, None):
            headers = {} if person is None else await _token(components, person)
            transport = httpx.ASGITransport(app)
            base = "http://localhost/api/v1"
            async with httpx.AsyncClient(transport=transport, base_url=base) as client:
                for path in PATHS:
                    answer = await client.get(path, headers=headers)
                    told.append((str(person), path, answer.status_code, answer.content))
        return told
    finally:
        await components.stop()


async def _token(components: Any, person: str) -> dict[str, str]:
    _, text = await components.people.tokens.make(person, "test", ["read", "play"])
    return {"Authorization": f"Bearer {text}"}


def _keep(connection: Connection, log: Log) -> None:
    for number, (person, profile) in enumerate(PEOPLE.items()):
        connection.execute(
            people.insert().values(
                id=person,
                kind="account",
                name=profile.name,
                name_key=f"name{number}",
                created=1,
                seen=1,
            )
        )
    start = Match.of(log.match.setup, SECRET, 0)
    open_match(connection, start, "p0")
    assert append(connection, start, log.match, log.lines, None)


@pytest.mark.parametrize("plies", [3, 20])
def test_no_address_tells_it(tmp_path: Path, plies: int) -> None:
    table = played(3, plies, seed=plies)
    true = asyncio.run(answers(tmp_path / "true", log_of(table)))
    for seat in (0, 1, 2, None):
        who = "None" if seat is None else f"p{seat}"
        other = next(other_worlds(table, seat, random.Random(3)))
        told = asyncio.run(answers(tmp_path / f"other-{seat}", other))
        mine = [(path, status, body) for person, path, status, body in true if person == who]
        theirs = [(path, status, body) for person, path, status, body in told if person == who]
        assert mine == theirs
        assert {status for _, status, _ in mine} <= {200, 403, 404, 409}
    secret = SECRET.text.encode()
    assert all(secret not in body for *_, body in true)
    assert msgspec.json.decode(true[0][3])["now"]["stage"] == "running"
