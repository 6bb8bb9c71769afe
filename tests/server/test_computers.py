"""Computers at the table: nobody waits for the thoughts that another has asked for."""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import psutil
import pytest

from tessella.players.level_player import LEVELS, is_quick
from tessella.server.app import make_server
from tessella.server.errors import Problem
from tessella.server.live import computers as module
from tessella.server.live.matchmaker import WITH_COMPUTERS
from tessella.server.people.identity import Identity
from tessella.server.settings import Settings
from tessella.server.wire import requests
from tessella.server.work.workers import Asker, Lane
from tests.laws.positions import every_shipped_game
from tests.server.held_thought import think_until_told, thinker
from tests.toys.registered import registered

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from tessella import Game, View
    from tessella.server.components import Components
    from tessella.server.live.service import MatchService

PATIENCE = 60


class Thoughts:
    """Thoughts that tests hold up: those of level 9 wait until they are let go, one by one."""

    def __init__(self) -> None:
        self.may_end = threading.Semaphore(0)

    def choose(self, level: int, view: View, *_: object) -> str:
        if level == 9:
            assert self.may_end.acquire(timeout=PATIENCE)
        return view.moves[0].text


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    found = Thoughts()
    monkeypatch.setattr(module, "choose", found.choose)
    return found


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Components]:
    _, components = make_server(Settings(data=folder, computer_pause=0))
    await components.start()
    try:
        yield components
    finally:
        await components.stop()


async def guest(components: Components, address: str = "") -> Identity:
    opened = await components.people.sessions.guest()
    return Identity.in_session(opened.person, opened.session, address)


async def against(service: MatchService, who: Identity, level: int) -> str:
    """A match in which a computer has the first turn, or soon: it plays two seats of three."""
    computer = requests.Computer(level)
    seats = (requests.Myself(), computer, computer)
    wish = requests.NewMatch("tetris-link", {"seats": 3}, seats)
    match = (await service.matchmaker.open(who, wish)).setup.id
    await service.sit(match, who, requests.Sit("sit"))
    now = (await service.rooms.get(match)).match
    if now.turn == 0:
        move = now.state.moves()[0].text
        await service.play(match, who, requests.Play("move", now.version, move))
    return match


async def against_outside(service: MatchService, who: Identity) -> str:
    """A match of a game that a package brings, in which a computer has the turn."""
    while True:
        seats = (requests.Myself(), requests.Computer(9))
        match = (await service.matchmaker.open(who, requests.NewMatch("quilt", {}, seats))).setup.id
        await service.sit(match, who, requests.Sit("sit"))
        if (await service.rooms.get(match)).match.turn == 1:
            return match


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def computer_moves(service: MatchService, match: str) -> int:
    lines = (await service.rooms.get(match)).log.lines
    return sum(line.request is not None and line.request.startswith("computer-") for line in lines)


async def eventually(service: MatchService, matches: list[str], moves: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum([await computer_moves(service, match) for match in matches]) < moves:  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def test_a_quick_computer_does_not_wait_for_slow_ones(tmp_path: Path, thoughts: Thoughts) -> None:
    async def story() -> None:
        async with table(tmp_path) as components:
            greedy, other = await guest(components), await guest(components)
            slow = [await against(components.service, greedy, 9) for _ in range(6)]
            quick = await against(components.service, other, 1)
            await eventually(components.service, [quick], 1)
            assert sum([await computer_moves(components.service, match) for match in slow]) == 0
            for _ in range(100):
                thoughts.may_end.release()

    asyncio.run(story())


@pytest.mark.parametrize("crowd", [1, 6])
def test_slow_computers_think_for_one_address_after_the_other(
    tmp_path: Path, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch, crowd: int
) -> None:
    monkeypatch.setattr(module, "THREADS", 1)

    async def story() -> None:
        async with table(tmp_path) as components:
            enemies = [await guest(components, "6.6.6.6") for _ in range(crowd)]
            slow = [await against(components.service, enemies[n % crowd], 9) for n in range(6)]
            mine = await against(components.service, await guest(components, "1.2.3.4"), 9)
            for turn in range(2):
                thoughts.may_end.release()
                await eventually(components.service, [*slow, mine], turn + 1)
            assert await computer_moves(components.service, mine) == 1, "the second turn of all"
            for _ in range(100):
                thoughts.may_end.release()

    asyncio.run(story())


def test_so_many_matches_with_computers_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as components:
            who = await guest(components)
            seats = (requests.Myself(), requests.Computer(1))
            wish = requests.NewMatch("tetris-link", {}, seats)
            for _ in range(WITH_COMPUTERS):
                await components.service.matchmaker.open(who, wish)
            with pytest.raises(Problem, match=str(WITH_COMPUTERS)) as refused:
                await components.service.matchmaker.open(who, wish)
            assert refused.value.code == "too-many-matches"
            await components.service.matchmaker.open(who, requests.NewMatch("tetris-link"))

    asyncio.run(story())


@every_shipped_game
def test_the_highest_level_alone_takes_its_time(game: Game) -> None:
    assert [is_quick(game.name, level) for level in LEVELS] == [True] * 8 + [False]


def test_what_thinks_in_python_has_a_process_of_its_own_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "choose", partial(think_until_told, tmp_path))

    async def story() -> None:
        async with table(tmp_path) as components:
            service = components.service
            await workers_there(components)
            slow = await against_outside(service, await guest(components, "6.6.6.6"))
            await until(lambda: thinker(tmp_path))
            assert thinker(tmp_path) != os.getpid()
            mine = await open_alone(service, await guest(components, "1.2.3.4"))
            for _ in range(10):
                await play_any(service, *mine)
            assert await computer_moves(service, slow) == 0, "it has thought all the while"
            (tmp_path / "enough").touch()
            await eventually(service, [slow], 1)

    with registered():
        asyncio.run(story())


def test_a_thought_ends_when_the_match_has_gone_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "choose", partial(think_until_told, tmp_path))

    async def story() -> None:
        async with table(tmp_path) as components:
            await workers_there(components)
            who = await guest(components)
            match = await against_outside(components.service, who)
            await until(lambda: thinker(tmp_path))
            worker = thinker(tmp_path)
            resign = requests.Act("resign", requests.Action.RESIGN)
            await components.service.act(match, who, resign)
            await until(lambda: not psutil.pid_exists(worker))
            (tmp_path / "enough").touch()
            again = await against_outside(components.service, who)
            await eventually(components.service, [again], 1)
            assert await computer_moves(components.service, match) == 0

    with registered():
        asyncio.run(story())


async def workers_there(components: Components) -> None:
    """The first workers of all take their time, which is nobody's thought."""
    await components.workers.run(Lane.SLOW, Asker(None, "first"), abs, -1)


async def open_alone(service: MatchService, who: Identity) -> tuple[str, Identity]:
    """A match that one person plays on both seats."""
    seats = (requests.Myself(), requests.Myself())
    wish = requests.NewMatch("tetris-link", {"dice": False}, seats)
    match = (await service.matchmaker.open(who, wish)).setup.id
    for seat in range(2):
        await service.sit(match, who, requests.Sit(f"sit-{seat}", seat=seat))
    return match, who


async def play_any(service: MatchService, match: str, who: Identity) -> None:
    now = (await service.rooms.get(match)).match
    move = now.state.moves()[0].text
    ask = requests.Play(f"m{now.version}", now.version, move, seat=now.turn)
    await service.play(match, who, ask)
