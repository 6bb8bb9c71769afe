"""Computers at the table: their turns are thought over aside, and played like anybody's.

Native search leaves the interpreter alone, and has threads; what thinks in Python has workers.
Who has many matches under way waits for their own: turns are thought over one person after the
other, and those that take a moment never behind those that take seconds.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from tessella.engine.native_state import has_native
from tessella.players.level_player import is_quick
from tessella.server.bus.jobs import Pace
from tessella.server.errors import Problem
from tessella.server.live.choice import choose
from tessella.server.match.commands import Play
from tessella.server.match.match import Stage
from tessella.server.store.matches import TABLE
from tessella.server.work.fair import FairQueue
from tessella.server.work.workers import CORES, POLITE, Asker, Lane

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.server.bus.jobs import Jobs
    from tessella.server.live.dispatcher import Dispatcher
    from tessella.server.live.room import Room
    from tessella.server.live.trees import Trees
    from tessella.server.match.match import Match
    from tessella.server.work.workers import Workers

LANES: Final = {Pace.QUICK: Lane.QUICK, Pace.SLOW: Lane.SLOW}
log = structlog.get_logger(__name__)
THREADS: Final = max(CORES // 2, 1)
"""So many turns of each pace are thought over at once: the loop needs a core, too."""
HANDED_OUT: Final = 10_000
"""So many turns may be with all processes."""
HANDED_OUT_EACH: Final = 4
"""So many of them may be one person's: the queue that processes share knows no turns."""


class Mill:
    """Who thinks about turns of one pace; whoever plays at the table takes them in turns."""

    def __init__(self, pace: Pace, workers: Workers, trees: Trees) -> None:
        self._lane = LANES[pace]
        self._workers = workers
        self._trees = trees
        self._queue = FairQueue(THREADS)
        name = f"computer-{pace}"
        self._threads = ThreadPoolExecutor(THREADS, name, initializer=_be_polite)

    async def think(self, payer: str, match_id: str, level: int, view: View) -> str:
        """The move that a computer chooses."""
        if not has_native(view.game):
            return await self._workers.run(self._lane, Asker(None, payer), choose, level, view)
        async with self._queue.place(payer):
            loop = asyncio.get_running_loop()
            thought = partial(remembering, self._trees, match_id, level, view)
            return await loop.run_in_executor(self._threads, thought)

    def stop(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Search(NamedTuple):
    """A worker's thought, and the position that it is about."""

    version: int
    task: asyncio.Future[str]


class Computers:
    """Think for computers, at most one thought for each turn at a time."""

    def __init__(
        self, dispatcher: Dispatcher, jobs: Jobs, workers: Workers, pause: float, trees: Trees
    ) -> None:
        self._dispatcher = dispatcher
        self._jobs = jobs
        self._trees = trees
        self._pause = pause
        """Seconds that a move takes at least, so that people can follow."""
        self._mills = {pace: Mill(pace, workers, trees) for pace in Pace}
        self._handed = FairQueue(HANDED_OUT, each=HANDED_OUT_EACH)
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._searches: dict[str, Search] = {}

    def wake(self, match: Match) -> None:
        """Have the computer move whose turn it is, if it is one's."""
        if match.stage is Stage.OVER:
            self._trees.forget(match.setup.id)
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
        text = await self._thought(room, match.state.view(seat), level)
        if text is None:
            return
        await asyncio.sleep(until - loop.time())
        ask = partial(_play, seat=seat, move=text, version=version)
        await self._dispatcher.take(match_id, TABLE, f"computer-{version}", ask)

    async def _thought(self, room: Room, view: View, level: int) -> str | None:
        """The move for a view; None if the match has gone on before it was found."""
        mill, match = self._mills[_pace(room.match)], room.match
        task = asyncio.ensure_future(mill.think(_payer(room), match.setup.id, level, view))
        if not has_native(view.game):  # a thread cannot be stopped, so its place is not given away
            self._searches[match.setup.id] = Search(match.version, task)
        try:
            return await task
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if me is not None and me.cancelling():
                raise
            return None
        finally:
            search = self._searches.get(match.setup.id)
            if search is not None and search.task is task:
                del self._searches[match.setup.id]

    def give_up_before(self, match: Match) -> None:
        """End what is thought about a position that a match has left: nobody waits for it."""
        search = self._searches.get(match.setup.id)
        if search is not None and search.version < match.version:
            search.task.cancel()

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


def remembering(trees: Trees, match_id: str, level: int, view: View) -> str:
    """The move of a computer, which has its tree from before if it takes its time."""
    if is_quick(view.game.name, level):
        return choose(level, view)
    with trees.of(match_id, view.turn or 0) as memory:
        return choose(level, view, memory)


def _play(match: Match, seat: int, move: str, version: int) -> Play:
    del match
    return Play(seat, move, version)
