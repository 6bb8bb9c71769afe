"""Computers at the table: their turns are thought over on threads, and played like anybody's.

Who has many matches under way waits for their own: turns are thought over one person after the
other, and those that take a moment never behind those that take seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from tessella.players.level_player import LevelPlayer, is_quick
from tessella.server.bus.jobs import Pace
from tessella.server.errors import Problem
from tessella.server.match.commands import Play
from tessella.server.store.matches import TABLE
from tessella.server.work.fair import FairQueue
from tessella.server.work.workers import CORES, POLITE

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.server.bus.jobs import Jobs
    from tessella.server.live.dispatcher import Dispatcher
    from tessella.server.live.room import Room
    from tessella.server.match.match import Match

log = structlog.get_logger(__name__)
THREADS: Final = max(CORES // 2, 1)
"""So many turns of each pace are thought over at once: the loop needs a core, too."""
HANDED_OUT: Final = 10_000
"""So many turns may be with all processes."""
HANDED_OUT_EACH: Final = 4
"""So many of them may be one person's: the queue that processes share knows no turns."""


class Mill:
    """Threads for turns of one pace, which whoever plays at the table takes in turns."""

    def __init__(self, pace: Pace) -> None:
        self._queue = FairQueue(THREADS)
        name = f"computer-{pace}"
        self._threads = ThreadPoolExecutor(THREADS, name, initializer=_be_polite)

    async def think(self, payer: str, level: int, view: View) -> str:
        """The move that a computer chooses."""
        async with self._queue.place(payer):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, choose, level, view)

    def stop(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Computers:
    """Think for computers, at most one thought for each turn at a time."""

    def __init__(self, dispatcher: Dispatcher, jobs: Jobs, pause: float) -> None:
        self._dispatcher = dispatcher
        self._jobs = jobs
        self._pause = pause
        """Seconds that a move takes at least, so that people can follow."""
        self._mills = {pace: Mill(pace) for pace in Pace}
        self._handed = FairQueue(HANDED_OUT, each=HANDED_OUT_EACH)
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, match: Match) -> None:
        """Have the computer move whose turn it is, if it is one's."""
        if match.computer_level is None or self.is_awake(match):
            return
        key = match.setup.id, match.version
        task = asyncio.create_task(self._hand_out(match))
        self._thoughts[key] = task
        task.add_done_callback(lambda _: self._thoughts.pop(key, None))

    def is_awake(self, match: Match) -> bool:
        """Whether a turn is thought over, or waits for that."""
        return (match.setup.id, match.version) in self._thoughts

    async def start(self) -> None:
        """Begin to think for all processes."""
        await self._jobs.start(self.move)

    async def _hand_out(self, match: Match) -> None:
        turn = match.setup.id, match.version
        async with self._handed.place(_player(match)):
            if not await self._jobs.hand_out(*turn, _pace(match)):
                await self.move(*turn)

    async def move(self, match_id: str, version: int) -> None:
        """Choose and play a computer's move in the position of a version."""
        try:
            await self._move(match_id, version)
        except Problem as problem:  # the match has gone on without it, or the store is away
            log.info("computer_move_not_taken", match=match_id, code=problem.code)
        except Exception:  # a round will hand the turn out once more
            log.exception("computer_move_failed", match=match_id)

    async def _move(self, match_id: str, version: int) -> None:
        room = await self._dispatcher.rooms.get(match_id)
        if room.match.version < version:
            await self._dispatcher.catch_up(room)
        match = room.match
        level, seat = match.computer_level, match.turn
        if match.version != version or level is None or seat is None:
            return
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pause
        text = await self._mills[_pace(match)].think(_payer(room), level, match.state.view(seat))
        await asyncio.sleep(until - loop.time())
        ask = partial(_play, seat=seat, move=text, version=version)
        await self._dispatcher.take(match_id, TABLE, f"computer-{version}", ask)

    async def stop(self) -> None:
        """Think no more."""
        await self._jobs.stop()
        for task in self._thoughts.values():
            task.cancel()
        for mill in self._mills.values():
            mill.stop()


def _pace(match: Match) -> Pace:
    """How long the turn of a computer takes."""
    quick = is_quick(match.setup.game, match.computer_level or 1)
    return Pace.QUICK if quick else Pace.SLOW


def _player(match: Match) -> str:
    """For whom a computer plays: the first person at the table."""
    return next((s.person for s in match.occupants if s.person is not None), TABLE)


def _payer(room: Room) -> str:
    """Who waits behind their own turns: the address that plays, or the person if it is unknown."""
    return room.address or _player(room.match)


def _be_polite() -> None:
    """Let moves of people go before thoughts of computers, where threads can be told apart."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def choose(level: int, view: View) -> str:
    """The move of a computer that knows a view and nothing else."""
    rng = random.Random(secrets.randbits(64))
    return str(LevelPlayer(level).choose(view, rng))


def _play(match: Match, seat: int, move: str, version: int) -> Play:
    del match
    return Play(seat, move, version)
