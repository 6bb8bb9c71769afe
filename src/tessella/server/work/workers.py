"""Processes for all that would hold up moves: files, hints, reviews, computers without muscle."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, ParamSpec, TypeVar, cast

import structlog
from pebble import ProcessExpired, ProcessPool

from tessella.server.errors import Problem
from tessella.server.people.limits import too_often
from tessella.server.work.costs import Costs
from tessella.server.work.fair import FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable

log = structlog.get_logger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

LONGEST: Final = 10.0
"""Seconds of a processor that a work may take."""
PATIENCE: Final = 60.0
"""Seconds after which it is given up in any case: the processor may be busy with moves."""
POLITE: Final = 10
"""How much less urgent a worker is than the process that takes moves."""
IDLE: Final = 19
"""The same for what takes seconds, and what nobody's turn waits for."""
WAITING: Final = 64
"""So many works may wait in a lane."""
WAITING_EACH: Final = 8
"""So many of them from one address."""
PRELOADED: Final = (
    "tessella.printing.made",
    "tessella.server.live.analysis",
    "tessella.server.live.choice",
    "tessella.server.live.hints",
    "tessella.server.live.replays",
    "tessella.server.live.review_parts",
)
"""What workers need: loaded once, so that a fresh one is there within milliseconds."""
AUTOGROUP: Final = Path("/proc/self/autogroup")
"""Where Linux keeps how polite a session is."""
POLITE_SESSION: Final = 5
"""How polite that of a worker is: with more it would starve on a machine that is busy otherwise."""
CORES: Final = os.cpu_count() or 1


class Lane(Enum):
    """What waits for what: nobody who asks for a hint waits for somebody's files.

    What is done in the background takes minutes, and whoever owes for it waits. The last two are
    for computers that think in Python, by the pace of their turns.
    """

    FILES = "files"
    HINTS = "hints"
    REVIEWS = "reviews"
    BACKGROUND = "background"
    QUICK = "quick"
    SLOW = "slow"

    @property
    def is_paid(self) -> bool:
        """Whether who asks pays and may be refused; a computer's turn has to be played some day."""
        return self not in {Lane.QUICK, Lane.SLOW}

    @property
    def politeness(self) -> int:
        """How much less urgent a worker is than the process that takes moves."""
        return IDLE if self in {Lane.REVIEWS, Lane.BACKGROUND} else POLITE

    @property
    def is_patient(self) -> bool:
        """Whether whoever owes waits until it is settled, and is not refused."""
        return self is Lane.BACKGROUND


class Asker(NamedTuple):
    """Who pays for a work: a person, if one is known, and an address."""

    person: str | None
    address: str


class Rates(NamedTuple):
    """Seconds of work: so many a second, and so many at once."""

    rate: float
    size: float


BY_PERSON: Final = Rates(0.25, 20)
BY_ADDRESS: Final = Rates(0.5, 40)
"""An address may be that of a family or a club."""


class Workers:
    """A few processes for each lane, started when first needed; all limits times `factor`."""

    def __init__(self, factor: int = 1) -> None:
        self._by_person = Costs(BY_PERSON.rate * factor, BY_PERSON.size * factor)
        self._by_address = Costs(BY_ADDRESS.rate * factor, BY_ADDRESS.size * factor)
        self._number = max(CORES // 2, 1)
        self._queues = {lane: self._queue(lane, factor) for lane in Lane}
        self._pools: dict[Lane, ProcessPool] = {}
        self._starting = asyncio.Lock()

    def _queue(self, lane: Lane, factor: int) -> FairQueue:
        number = self._number
        if not lane.is_paid:  # how many turns there are is bounded where they are handed out
            return FairQueue(number, each=number)
        return FairQueue(number, each=number, most=WAITING, most_each=WAITING_EACH * factor)

    async def run(
        self, lane: Lane, asker: Asker, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Have a process do a work; what it raises is raised here.

        Whoever is cancelled while they wait leaves the queue; while it is done, its process ends.
        """
        if lane.is_patient:
            await self._settled(asker)
        elif lane.is_paid:
            self._demand_solvent(asker)
        async with self._queues[lane].place(asker.address):
            pool = self._pools.get(lane) or await self._start(lane)
            began, spent = time.monotonic(), None
            try:
                wish = (LONGEST, work, args, more)
                future = pool.schedule(bounded, wish, timeout=PATIENCE)
                done: Done[T] = await asyncio.wrap_future(future)
                spent = done.seconds
                return done.result()
            except TimeoutError:
                raise _too_long() from None
            except ProcessExpired as error:
                log.error("worker_ended", lane=lane.value, code=error.exitcode)  # noqa: TRY400
                raise Problem("busy", retry_after=1) from error
            finally:  # who has gone, or let a worker end, pays for the time that it had
                if lane.is_paid:
                    self._charge(asker, time.monotonic() - began if spent is None else spent)

    async def stop(self) -> None:
        """End all workers; what they do is lost."""
        for pool in self._pools.values():
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)
        self._pools.clear()

    def _demand_solvent(self, asker: Asker) -> None:
        """Refuse work to whom it has to be refused, and say when they may ask again."""
        if (wait := self._wait(asker)) > 0:
            raise too_often(wait)

    async def _settled(self, asker: Asker) -> None:
        """Wait until somebody owes nothing; they may ask for other work meanwhile."""
        while (wait := self._wait(asker)) > 0:  # noqa: ASYNC110 - time alone settles it
            await asyncio.sleep(wait)

    def _wait(self, asker: Asker) -> float:
        wait = self._by_address.wait(asker.address)
        return wait if asker.person is None else max(wait, self._by_person.wait(asker.person))

    def _charge(self, asker: Asker, seconds: float) -> None:
        self._by_address.pay(asker.address, seconds)
        if asker.person is not None:
            self._by_person.pay(asker.person, seconds)

    async def _start(self, lane: Lane) -> ProcessPool:
        """Have the workers of a lane; the first of all take a second to load what they need."""
        async with self._starting:
            if lane not in self._pools:
                self._pools[lane] = await asyncio.to_thread(_started, self._number, lane)
        return self._pools[lane]


def _started(number: int, lane: Lane) -> ProcessPool:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    pool = ProcessPool(number, context=context, initializer=_begin, initargs=(lane,))
    pool.schedule(os.getpid).result()
    return pool


class Done(NamedTuple, Generic[T]):
    """What came of a work, and the seconds of a processor that it took."""

    seconds: float
    value: T | None = None
    error: Exception | None = None

    def result(self) -> T:
        """What the work returned; what it raised is raised."""
        if self.error is not None:
            raise self.error
        return cast("T", self.value)


def bounded(
    limit: float, work: Callable[..., T], args: tuple[Any, ...], more: dict[str, Any]
) -> Done[T]:
    """Do a work within so many seconds of a processor."""
    began = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        value = work(*args, **more)
    except Exception as error:  # noqa: BLE001 - it is raised where the work was asked for
        return Done(time.process_time() - began, error=error)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return Done(time.process_time() - began, value)


def _too_long(*_: object) -> Problem:
    return Problem("too-large", key="problem-work-long", seconds=int(LONGEST))


def _stop(*_: object) -> None:
    raise _too_long()


def _begin(lane: Lane) -> None:
    """What a worker does first: it leaves Ctrl+C to the server, and the processor to moves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, _stop)
    os.nice(lane.politeness)
    _stand_apart()


def _stand_apart() -> None:
    """Be a group of its own for the scheduler.

    Where Linux shares the processor between sessions, a worker would else use up the share of the
    server, however polite it is: moves would wait behind all others on the machine.
    """
    with suppress(OSError):
        os.setsid()
        AUTOGROUP.write_text(str(POLITE_SESSION), encoding="ascii")
