"""What the server does by itself: flags that fall, computers that wait, matches nobody joins."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import select, tuple_

from tessella.server.clock import now
from tessella.server.errors import Problem
from tessella.server.match.commands import Abort, Claim
from tessella.server.match.match import Stage
from tessella.server.store.matches import TABLE
from tessella.server.store.schema import matches

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tessella.server.live.computers import Computers
    from tessella.server.live.dispatcher import Dispatcher
    from tessella.server.live.room import Room

log = structlog.get_logger(__name__)
ROUND: Final = 2.0
"""Seconds between two looks at what is due."""
BATCH: Final = 200
NEAR: Final = 3_600_000
"""Milliseconds ahead that a flag is waited for; the rounds find later ones."""
SLACK: Final = 20
"""Milliseconds that a flag is looked at after it has fallen."""


class Timers:
    """Look at what is due, at its time if this process has the match, else round by round."""

    def __init__(self, dispatcher: Dispatcher, computers: Computers) -> None:
        self._dispatcher = dispatcher
        self._computers = computers
        self._flags: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._rounds = asyncio.create_task(self._look_round())

    def stop(self) -> None:
        """Look no more."""
        for handle in self._flags.values():
            handle.cancel()
        for task in (*self._tasks, *filter(None, (self._rounds,))):
            task.cancel()

    def watch(self, room: Room, *, wake: bool = True) -> None:
        """Wait for the flag of a match, and wake the computer whose turn it is."""
        match = room.match
        self._computers.give_up_before(match)
        match_id, due = match.setup.id, match.due
        handle = self._flags.pop(match_id, None)
        if handle is not None:
            handle.cancel()
        left = None if due is None else due - room.time()
        if left is not None and left < NEAR:
            wait = max(left + SLACK, 0) / 1000
            loop = asyncio.get_running_loop()
            self._flags[match_id] = loop.call_later(wait, self._fall, match_id)
        if wake:
            self._computers.wake(match)

    def _fall(self, match_id: str) -> None:
        self._flags.pop(match_id, None)
        task = asyncio.create_task(self._see_to(match_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_round(self) -> None:
        while True:
            try:
                await self._round()
            except Problem as problem:
                log.warning("round_failed", code=problem.code)
            except Exception:
                log.exception("round_failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        """Look at all that is due, and at rooms that may have missed something."""
        rooms = self._dispatcher.rooms
        for room in rooms:
            if room.is_in_doubt:
                await self._dispatcher.catch_up(room)
        before, after = now(), (0, "")
        while due := await rooms.db.read(partial(_due, before=before, after=after)):
            for _, match_id in due:
                await self._see_to(match_id)
            after = due[-1]
        rooms.close_unused()

    async def _see_to(self, match_id: str) -> None:
        """Do what is due in a match, if it still is."""
        try:
            room = await self._dispatcher.rooms.get(match_id)
            if self._computers.is_awake(room.match):
                return
            await self._dispatcher.catch_up(room)
            match = room.match
            if match.computer_level is not None:
                self._computers.wake(match)
            elif match.stage is Stage.OPEN:
                await self._dispatcher.take(match_id, TABLE, None, lambda _: Abort(None))
            else:
                await self._dispatcher.take(match_id, TABLE, None, lambda _: Claim())
        except Problem as problem:  # it was not due after all, or the store is away
            log.debug("nothing_due", match=match_id, code=problem.code)
        except Exception:  # one match that cannot be read must not hold up the others
            log.exception("due_failed", match=match_id)


def _due(connection: Connection, before: int, after: tuple[int, str]) -> list[tuple[int, str]]:
    """What is due before a time, in pages: all that comes after the last of the page before."""
    place = tuple_(matches.c.due, matches.c.id)
    query = select(matches.c.due, matches.c.id).where(matches.c.due < before, place > after)
    rows = connection.execute(query.order_by(matches.c.due, matches.c.id).limit(BATCH))
    return [(row.due, row.id) for row in rows]
