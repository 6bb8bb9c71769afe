"""Rooms: what they keep so that nobody has to wait for a long log, and how much of it."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tessella.server.live import room as rooms_room
from tessella.server.live import rooms as all_rooms
from tessella.server.live.delayed import Delayed
from tessella.server.live.projection import laid_in
from tessella.server.live.room import PAGE, Room
from tessella.server.live.rooms import SLICE, SPARE, Rooms
from tessella.server.match.match import Stage
from tessella.server.store.matches import Log, append, open_match
from tessella.server.store.people import Kind, Person, add
from tessella.server.wire.encode_view import laid_after
from tests.laws.positions import every_shipped_game
from tests.server.match.players import Sat
from tests.server.worlds import log_of, played

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager

    import pytest
    from sqlalchemy import Connection

    from tessella import Game
    from tessella.server.match.match import Match
    from tessella.server.store.database import Database
    from tessella.server.wire.view import Placed

DELAY = 30_000


def delayed_room(table: Sat) -> Room:
    """The room of a match, as if every line of its log had come by itself."""
    log = log_of(table)
    start = type(log.match).of(log.match.setup, log.match.secret, 0)
    room = Room(Log(start, ()), {}, None, Delayed(DELAY, start))
    for line in log.lines:
        room.add([line])
    return room


def test_what_spectators_see_is_there_without_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(2, 0, 1)
    rng = random.Random(1)
    for _ in range(12):
        table.move(rng, wait=DELAY // 4)
    room = delayed_room(table)
    monkeypatch.setattr(rooms_room, "now", lambda: table.now)

    def refuse(*_: object) -> None:
        raise AssertionError("a log was replayed")

    monkeypatch.setattr(rooms_room, "fold", refuse)
    late = room.log_for("a stranger")
    known = [line for line in log_of(table).lines if line.at <= table.now - DELAY]
    assert late.lines == tuple(known)
    assert late.match.version == len(known) == room.match.version - 4
    assert room.log_for(None) == late
    assert room.log_for("p0") is room.log
    assert len(room.page("a stranger", 0)) == len(known)


def test_who_sits_down_is_no_secret_and_the_deal_is() -> None:
    table = Sat("triominos").full()
    room = delayed_room(table)
    assert room.delayed.at(table.now).version == 2
    assert room.delayed.at(table.now + DELAY - 1).stage is Stage.OPEN
    assert room.delayed.at(table.now + DELAY).stage is Stage.RUNNING


def test_open_games_are_seen_at_once() -> None:
    table = Sat("blokus-duo").full()
    table.move(random.Random(1))
    room = delayed_room(table)
    assert room.delayed.at(table.now) is room.match


def test_a_match_waits_in_memory_no_longer_than_the_delay() -> None:
    table = played(2, 0, 2)
    rng = random.Random(2)
    for _ in range(40):
        table.move(rng, wait=DELAY // 10)
    assert len(delayed_room(table).delayed._coming) <= 11


def test_a_log_is_told_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_room, "PAGE", 7)
    table = Sat("blokus-duo").full()
    table.to_end(random.Random(3))
    room = Room(log_of(table), {}, None)
    told = [entry.version for entry in room.snapshot("p0", 0, ()).entries]
    last = room.match.version
    assert told == list(range(last - 6, last + 1)), "the latest ones"
    assert [e.version for e in room.snapshot("p0", last - 2, ()).entries] == [last - 1, last]
    pages, known = [], 0
    while page := room.page("p0", known):
        assert len(page) <= 7
        pages += [entry.version for entry in page]
        known = pages[-1]
    assert pages == list(range(1, last + 1))


def test_a_page_is_large_enough_for_what_people_play() -> None:
    assert PAGE >= 500


@every_shipped_game
def test_the_pieces_on_the_board_are_those_that_were_laid(game: Game) -> None:
    options = {**game.options, **({"match": "400"} if "match" in game.options else {})}
    table = Sat(game.name, options=options).full()
    rng = random.Random(5)
    for _ in range(150):
        if table.match.stage is Stage.RUNNING:
            table.move(rng)
            assert laid_in(table.match) == _laid_from_the_start(table.match)
    assert len(table.match.plies) > 10


def _laid_from_the_start(match: Match) -> tuple[Placed, ...]:
    laid: tuple[Placed, ...] = ()
    for ply in match.plies:
        for state in ply.states:
            laid = laid_after(laid, state.view(None))
    return laid


def _kept(table: Sat, match_id: str) -> Callable[[Connection], None]:
    """Writes a match and its log, under another id."""
    log = log_of(table)

    def work(connection: Connection) -> None:
        setup = replace(table.match.setup, id=match_id)
        start = type(log.match).of(setup, table.match.secret, 0)
        open_match(connection, start, "p0")
        reached = replace(log.match, setup=setup)
        append(connection, start, reached, log.lines, None)

    return work


def test_a_long_log_is_read_slice_by_slice_and_once(
    open_sqlite: Callable[[], AbstractAsyncContextManager[Database]],
) -> None:
    table = played(2, 60, 3)

    async def story() -> None:
        async with open_sqlite() as db:
            await _people(db)
            await db.write(_kept(table, "long"))
            rooms = Rooms(db, shared=False, delay=DELAY)
            turns = 0

            async def count() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            other = asyncio.create_task(count())
            one, two = await asyncio.gather(rooms.get("long"), rooms.get("long"))
            other.cancel()
            assert one is two
            assert one.match.version == table.match.version
            assert turns >= len(one.log.lines) // SLICE

    asyncio.run(story())


def test_matches_that_are_over_do_not_fill_the_memory(
    open_sqlite: Callable[[], AbstractAsyncContextManager[Database]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = played(2, 0, 1)
    table.to_end(random.Random(1))
    monkeypatch.setitem(all_rooms.SPARE, Stage.OVER, 3 * (len(table.match.plies) + 1))

    async def story() -> None:
        async with open_sqlite() as db:
            await _people(db)
            rooms = Rooms(db, shared=False, delay=0)
            for number in range(8):
                await db.write(_kept(table, f"old{number}"))
                await rooms.get(f"old{number}")
            assert len(rooms) == 3
            assert rooms.known("old7") is not None
            assert rooms.known("old0") is None

    assert SPARE[Stage.OVER] < SPARE[Stage.RUNNING]
    asyncio.run(story())


async def _people(db: Database) -> None:
    """Have everybody who plays known to the database."""
    for name in ("p0", "p1"):
        person = Person(name, Kind.GUEST, name, None, None, None, 1, 1, None)
        await db.write(partial(add, person=person, key=name))
