"""What is asked by a session that ends meanwhile is not done, and what ends unheard is noticed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from tessella.server.errors import Problem
from tessella.server.match.match import Stage
from tessella.server.people.identity import Credential, How, Identity
from tessella.server.people.scopes import ALL
from tessella.server.store.chat import Words, keep_remark
from tessella.server.store.people import DELETED_NAME
from tessella.server.store.sessions import close_all
from tessella.server.wire import requests
from tests.server.ranking.hall import Hall, Visitor, hall
from tests.server.rows import everything

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path


@pytest.fixture(params=["sqlite", "postgresql"])
def told(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Hall], Awaitable[None]]], None]:
    """Runs a story in a hall on each database."""
    is_postgres = request.param == "postgresql"
    url = request.getfixturevalue("postgres_url") if is_postgres else ""

    def run(story: Callable[[Hall], Awaitable[None]]) -> None:
        async def whole() -> None:
            async with hall(tmp_path, url.replace("+asyncpg", "")) as place:
                await story(place)

        asyncio.run(whole())

    return run


class Ear:
    """A connection that keeps what it hears."""

    def __init__(self, who: Identity) -> None:
        self.person, self.credential = who.id, who.credential
        self.muted: frozenset[str] = frozenset()
        self.heard: list[bytes] = []
        self.is_gone = False

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self) -> None:
        """Nobody stops here."""

    def send_away(self) -> None:
        self.is_gone = True


async def somebody(place: Hall, name: str) -> tuple[Visitor, Identity]:
    """An account, and who it is on a socket."""
    visitor = await place.account(name)
    session = visitor.http.cookies["tessella_session"].partition(".")[0]
    found = await place.components.people.sessions.find(session)
    assert found is not None
    return visitor, Identity.in_session(found.person, session)


async def is_refused(work: Awaitable[Any]) -> None:
    with pytest.raises(Problem) as refused:
        await work
    assert refused.value.code == "sign-in"


def test_what_waits_while_its_session_ends_is_not_done(told: Any) -> None:
    async def story(place: Hall) -> None:
        visitor, who = await somebody(place, "Ann Lee")
        service, ear = place.components.service, Ear(who)
        match = (await visitor.post("/matches", game="blokus-duo"))["about"]["id"]
        await service.credentials.admit(ear)
        room = await service.rooms.get(match)
        async with room.lock:
            waiting = [
                asyncio.create_task(service.sit(match, who, requests.Sit("s"))),
                asyncio.create_task(
                    service.act(match, who, requests.Act("a", requests.Action.ABORT))
                ),
            ]
            await asyncio.sleep(0.05)
            await visitor.http.post("/api/v1/sign-out", json={"everywhere": True})
            assert ear.is_gone
            assert ear.heard == [b'{"type":"signed-out"}']
        for task in waiting:
            with pytest.raises(Problem):
                await task
        assert room.match.version == 0

    told(story)


def test_the_name_of_somebody_who_leaves_comes_into_no_log(told: Any) -> None:
    async def story(place: Hall) -> None:
        _, who = await somebody(place, "Ann Lee")
        host, _ = await somebody(place, "Ben Orr")
        service = place.components.service
        match = (await host.post("/matches", game="blokus-duo"))["about"]["id"]
        old = Identity(who.id, who.name, who.kind, ALL, How.SESSION)  # nobody has told this process
        room = await service.rooms.get(match)
        async with room.lock:
            sit = asyncio.create_task(service.sit(match, old, requests.Sit("s")))
            await asyncio.sleep(0.05)
            await place.components.people.accounts.delete(who.id)
        await is_refused(sit)
        remark = (1, Words("hello", preset=True), False)
        say = partial(keep_remark, match_id=match, person=who.id, request="c", remark=remark)
        await is_refused(place.components.database.write(say))
        kept = await place.components.database.read(everything)
        assert "Ann Lee" not in kept
        assert DELETED_NAME in kept
        assert room.match.version == 0

    told(story)


def test_a_seat_that_was_taken_on_the_way_out_is_left(told: Any) -> None:
    async def story(place: Hall) -> None:
        visitor, who = await somebody(place, "Ann Lee")
        people, service = place.components.people, place.components.service
        match = (await visitor.post("/matches", game="blokus-duo"))["about"]["id"]
        leave, left = service.leave_all, asyncio.Event()

        async def leave_and_sit(person: str) -> None:
            await leave(person)
            if not left.is_set():
                left.set()
                await service.sit(match, who, requests.Sit("s"))

        object.__setattr__(people.accounts.hooks, "leaving", leave_and_sit)
        await people.accounts.delete(who.id)
        room = await service.rooms.get(match)
        assert room.match.stage is Stage.OVER  # nobody else had joined
        assert "Ann Lee" not in await place.components.database.read(everything)

    told(story)


def test_what_ended_unheard_is_noticed_in_a_round(told: Any) -> None:
    async def story(place: Hall) -> None:
        service, database = place.components.service, place.components.database
        pairs = [await somebody(place, name) for name in ("Ann Lee", "Ben Orr")]
        ears = [Ear(who) for _, who in pairs]
        token = await pairs[1][0].post("/me/tokens", label="x", scopes=["read"])
        ears.append(Ear(Identity(ears[1].person, "", pairs[1][1].kind, ALL, How.TOKEN)))
        ears[2].credential = Credential(How.TOKEN, token["id"])
        for ear in ears:
            await service.credentials.admit(ear)
        await service.credentials.look_round()
        assert [ear.is_gone for ear in ears] == [False, False, False]
        await database.write(lambda connection: close_all(connection, ears[1].person))
        await service.credentials.look_round()
        assert [ear.is_gone for ear in ears] == [False, True, False]

    told(story)


def test_who_comes_by_what_has_just_ended_is_not_let_in(told: Any) -> None:
    async def story(place: Hall) -> None:
        _, who = await somebody(place, "Ann Lee")
        await place.components.people.sessions.close_all(who.id)
        ear = Ear(who)
        await place.components.service.credentials.admit(ear)
        assert ear.is_gone

    told(story)
