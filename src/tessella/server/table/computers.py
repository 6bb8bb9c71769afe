"""Computers at the table: their turns are thought over on threads, and played like anybody's."""

from __future__ import annotations

import asyncio
import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from tessella.players.level_player import LevelPlayer
from tessella.server.errors import Problem
from tessella.server.match.commands import Play
from tessella.server.store.matches import TABLE

if TYPE_CHECKING:
    from tessella.core import View
    from tessella.server.bus.jobs import Jobs
    from tessella.server.match.match import Match
    from tessella.server.table.play import Dealer

log = structlog.get_logger(__name__)
THREADS: Final = 2


class Computers:
    """Think for computers, at most one thought for each turn at a time."""

    def __init__(self, dealer: Dealer, jobs: Jobs, pause: float) -> None:
        self._dealer = dealer
        self._jobs = jobs
        self._pause = pause
        """Seconds that a move takes at least, so that people can follow."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="computer")
        self._thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, match: Match) -> None:
        """Have the computer move whose turn it is, if it is one's."""
        key = match.setup.id, match.version
        if match.computer_level is None or key in self._thoughts:
            return
        task = asyncio.create_task(self._hand_out(*key))
        self._thoughts[key] = task
        task.add_done_callback(lambda _: self._thoughts.pop(key, None))

    async def start(self) -> None:
        """Begin to think for all processes."""
        await self._jobs.start(self.move)

    async def _hand_out(self, match_id: str, version: int) -> None:
        if not await self._jobs.hand_out(match_id, version):
            await self.move(match_id, version)

    async def move(self, match_id: str, version: int) -> None:
        """Choose and play a computer's move in the position of a version."""
        try:
            await self._move(match_id, version)
        except Problem as problem:  # the match has gone on without it, or the store is away
            log.info("computer_move_not_taken", match=match_id, code=problem.code)
        except Exception:  # a round will hand the turn out once more
            log.exception("computer_move_failed", match=match_id)

    async def _move(self, match_id: str, version: int) -> None:
        room = await self._dealer.rooms.get(match_id)
        if room.match.version < version:
            await self._dealer.catch_up(room)
        match = room.match
        level, seat = match.computer_level, match.turn
        if match.version != version or level is None or seat is None:
            return
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pause
        chosen = partial(choose, level, match.state.view(seat))
        text = await loop.run_in_executor(self._threads, chosen)
        await asyncio.sleep(until - loop.time())
        ask = partial(_play, seat=seat, move=text, version=version)
        await self._dealer.take(match_id, TABLE, f"computer-{version}", ask)

    async def stop(self) -> None:
        """Think no more."""
        await self._jobs.stop()
        for task in self._thoughts.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def choose(level: int, view: View) -> str:
    """The move of a computer that knows a view and nothing else."""
    rng = random.Random(secrets.randbits(64))
    return str(LevelPlayer(level).choose(view, rng))


def _play(match: Match, seat: int, move: str, version: int) -> Play:
    del match
    return Play(seat, move, version)
