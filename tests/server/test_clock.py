"""A clock that is turned back gives nobody time."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from tessella.server import clock
from tessella.server.bus.bus import LocalBus
from tessella.server.bus.jobs import LocalJobs
from tessella.server.live.service import MatchService, Pacing
from tessella.server.match.clocks import Fischer
from tessella.server.match.commands import Play
from tessella.server.match.fold import fold
from tessella.server.match.match import Match
from tessella.server.metrics import Metrics
from tessella.server.people.identity import How, Identity
from tessella.server.people.scopes import ALL
from tessella.server.store.people import Kind, Person, add
from tessella.server.wire import requests
from tests.server.match.players import SECRET, Sat
from tests.server.town import Opened, story

if TYPE_CHECKING:
    import pytest

    from tessella.server.live.room import Room
    from tessella.server.store.database import Database

SECOND, HOUR = 1000, 3_600_000
TEN = 10 * SECOND
ANNA = Identity("anna", "Anna", Kind.GUEST, ALL, How.SESSION)
BOTH = (requests.Myself(), requests.Myself())


class Hands:
    """The hands of a clock, in nanoseconds."""

    def __init__(self) -> None:
        self.wall, self.count = 1_800_000_000 * 10**9, 5 * 10**9

    def wait(self, ms: int) -> None:
        self.wall, self.count = self.wall + ms * 10**6, self.count + ms * 10**6

    def turn(self, ms: int) -> None:
        self.wall += ms * 10**6


def test_the_servers_clock_goes_on_when_the_systems_is_turned_back() -> None:
    hands = Hands()
    now = clock.Clock(lambda: hands.wall, lambda: hands.count)
    began = now()
    assert began == 1_800_000_000_000
    hands.turn(-HOUR)
    assert now() == began
    hands.wait(TEN)
    assert now() == began + TEN, "it goes on at its pace"
    hands.turn(2 * HOUR)
    assert now() == began + TEN + HOUR, "it is put right at once when it was slow"


def test_times_of_a_log_that_go_back_are_no_gain() -> None:
    table = Sat(clock=Fischer(base=10)).full()
    rng = random.Random(1)
    for wait in (SECOND, -HOUR, SECOND, SECOND):
        assert table.match.turn is not None
        move = str(rng.choice(table.match.state.moves()))
        table.do(Play(table.match.turn, move, table.match.version), wait)
        assert max(table.match.times) <= TEN
    match = Match.of(table.match.setup, SECRET, 0)
    for at, entry in table.log:
        match = fold(entry, match, at)
    assert match.times == table.match.times


async def _begun(database: Database) -> tuple[MatchService, Room]:
    """A match of ten seconds for each seat, both of one person's."""
    service = MatchService(database, LocalBus(), LocalJobs(), Metrics(), Pacing(pause=0))
    person = Person(ANNA.id, ANNA.kind, ANNA.name, None, None, None, 1, 1, None)
    await database.write(lambda connection: add(connection, person, person.id))
    wish = requests.NewMatch("tetris-link", seats=BOTH, clock=Fischer(base=10))
    match = await service.matchmaker.open(ANNA, wish)
    await service.sit(match.setup.id, ANNA, requests.Sit("sit"))
    return service, await service.rooms.get(match.setup.id)


async def _move(service: MatchService, room: Room, number: int) -> None:
    match = room.match
    assert match.turn is not None
    move = str(next(iter(match.state.view(match.turn).moves)))
    play = requests.Play(f"move-{number}", match.version, move, match.turn)
    await service.play(match.setup.id, ANNA, play)


def _left(room: Room) -> int:
    assert room.match.due is not None
    return room.match.due - room.time()


@story
async def test_ten_seconds_stay_ten_when_the_clock_is_turned_back(
    open_sqlite: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_sqlite() as database:
        service, room = await _begun(database)
        await _move(service, room, 1)
        monkeypatch.setattr(clock.now, "_wall", lambda: time.time_ns() - HOUR * 10**6)
        for number in (2, 3, 4):
            assert 0 < _left(room) <= TEN
            await _move(service, room, number)
            assert max(room.match.times) <= TEN
        ats = [line.at for line in room.log.lines]
        assert ats == sorted(ats)
        await service.stop()


@story
async def test_ten_seconds_stay_ten_when_it_is_turned_back_before_a_restart(
    open_sqlite: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_sqlite() as database:
        service, room = await _begun(database)
        await _move(service, room, 1)
        await service.stop()
        early = clock.Clock(lambda: time.time_ns() - HOUR * 10**6)
        monkeypatch.setattr("tessella.server.live.room.now", early)
        again = MatchService(database, LocalBus(), LocalJobs(), Metrics(), Pacing(pause=0))
        found = await again.rooms.get(room.match.setup.id)
        for number in (2, 3, 4):
            assert 0 < _left(found) <= TEN
            await _move(again, found, number)
            assert max(found.match.times) <= TEN
        ats = [line.at for line in found.log.lines]
        assert ats == sorted(ats)
        await again.stop()
