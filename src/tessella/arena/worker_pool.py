"""The processes that play, and the watch over them: a player can crash or hang, the run cannot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from math import inf
from multiprocessing import Pipe
from multiprocessing.connection import wait
from typing import TYPE_CHECKING

from tessella.arena.errors import ArenaError
from tessella.arena.outcome import Clock, Finished, Forfeit, finished, label
from tessella.core import Record

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from tessella.arena.game_run import OpenPlayer, Thinking
    from tessella.arena.plan import Plan

# -P: nothing in the folder where somebody plays shall pass for a module.
WORKER = (sys.executable, "-P", "-m", "tessella.arena.worker")
START = 120.0
"""Seconds for a process to start, or for players to get up from the game before."""
LEAVE = 5.0
"""Seconds for a process that has hung up to end."""
ANSWER = 3600.0
"""The longest wait at a time; some systems refuse longer ones."""
OUTSIDE = (-signal.SIGTERM, -signal.SIGKILL, -signal.SIGINT, -signal.SIGHUP)
"""How a process ends that somebody else has ended."""
MOST_TRIES = 2


class Worker:
    """A process, the game that it plays, and who is to move there since when."""

    def __init__(self, plan: Plan, open_player: OpenPlayer) -> None:
        self.connection, theirs = Pipe()
        with theirs:
            # A session of its own: what a player starts ends with it, and Ctrl-C passes it by.
            self.process = subprocess.Popen(  # noqa: S603 - our own module
                [*WORKER, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        self._send(sys.path)
        self._send((plan, open_player))
        self.ended = False
        self.number: int | None = None
        self.seat: int | None = None
        self.moves: list[str] = []
        self.deadline = inf

    def begin(self, number: int, seconds: float) -> None:
        """Give it a game."""
        self.number, self.seat, self.moves = number, None, []
        self.deadline = time.monotonic() + seconds
        self._send(number)

    def is_alive(self) -> bool:
        """Whether its process has not ended yet."""
        return self.process.poll() is None

    def leave(self) -> None:
        """Let it end of itself once its players have got up; whoever dawdles is stopped."""
        self.connection.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE)
        self.end()

    def end(self) -> None:
        """Stop it, and whatever its players have started."""
        if self.ended:
            return
        self.ended = True
        with suppress(OSError):  # all of them may be gone
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.connection.close()

    def _send(self, what: object) -> None:
        with suppress(OSError):  # a process that is gone is noticed when it is listened to
            self.connection.send(what)


class WorkerPool:
    """As many workers as jobs; each gets the next game when it has ended one."""

    def __init__(self, plan: Plan, jobs: int, open_player: OpenPlayer) -> None:
        self.plan = plan
        self.jobs = jobs
        self.open_player = open_player
        self.workers: list[Worker] = []
        self.tries: Counter[int] = Counter()

    def play(self, numbers: Iterable[int]) -> Generator[Finished, None, None]:
        """Play games; they come out as they end. Close the iterator to stop early."""
        waiting = iter(numbers)
        try:
            self._hire(waiting)
            while self.workers:
                for worker in self._listen():
                    done = self._hear(worker)
                    if done is not None:
                        self._next(worker, waiting)
                        yield done
        finally:
            for worker in self.workers:
                worker.end()

    def _hire(self, waiting: Iterator[int]) -> None:
        for _, number in zip(range(self.jobs), waiting, strict=False):
            self.workers.append(self._hired(number))

    def _hired(self, number: int) -> Worker:
        worker = Worker(self.plan, self.open_player)
        worker.begin(number, START + self.plan.limit)
        return worker

    def _next(self, worker: Worker, waiting: Iterator[int]) -> None:
        """The next game for a worker, in a fresh process if its own is gone; or its leave."""
        number = next(waiting, None)
        place = self.workers.index(worker)
        if number is not None and worker.is_alive():
            worker.begin(number, START + self.plan.limit)
            return
        worker.leave()
        self.workers[place : place + 1] = [] if number is None else [self._hired(number)]

    def _listen(self) -> list[Worker]:
        """The workers that have said something, are gone, or are late."""
        first = min(worker.deadline for worker in self.workers)
        heard = wait(
            [worker.connection for worker in self.workers],
            min(max(0.0, first - time.monotonic()), ANSWER),
        )
        now = time.monotonic()
        return [w for w in self.workers if w.connection in heard or w.deadline <= now]

    def _hear(self, worker: Worker) -> Finished | None:
        """What a worker says; a game that is over, if that is it."""
        try:
            if not worker.connection.poll():
                return self._late(worker)
            message = worker.connection.recv()
        except (EOFError, OSError):
            return self._gone(worker)
        if isinstance(message, Finished):
            return message
        self._note(worker, message)
        return None

    def _note(self, worker: Worker, message: Thinking) -> None:
        worker.seat = message.seat
        worker.moves += message.moves
        seconds = START if message.seat is None else self.plan.limit
        worker.deadline = time.monotonic() + seconds

    def _late(self, worker: Worker) -> Finished | None:
        """A player that does not move in time loses; else the game begins anew elsewhere."""
        worker.end()
        if worker.seat is None:
            self._again(worker)
            return None
        return self._forfeited(worker, Forfeit(worker.seat, "time", f"{self.plan.limit} s"))

    def _gone(self, worker: Worker) -> Finished | None:
        """A player whose process ends of itself loses; one ended from outside may try again."""
        with suppress(subprocess.TimeoutExpired):
            worker.process.wait(LEAVE)
        code = worker.process.returncode
        worker.end()
        fair = code in OUTSIDE and self.tries[worker.number or 0] < MOST_TRIES - 1
        if worker.seat is None or fair:
            self._again(worker)
            return None
        return self._forfeited(worker, Forfeit(worker.seat, "gone", _ended(code)))

    def _again(self, worker: Worker) -> None:
        """Play a game anew in a fresh process."""
        number = worker.number or 0
        self.tries[number] += 1
        if self.tries[number] >= MOST_TRIES:
            raise ArenaError("arena-worker", game=number)
        self.workers[self.workers.index(worker)] = self._hired(number)

    def _forfeited(self, worker: Worker, forfeit: Forfeit) -> Finished:
        """The game as far as it is known, lost by a seat."""
        fixture = self.plan.fixture(worker.number or 0)
        record = Record(self.plan.game, tuple(map(label, fixture.seats)))
        for move in worker.moves:
            record = record.add(move)
        return finished(record, fixture, (Clock(),) * len(fixture.seats), forfeit)


def _ended(code: int | None) -> str:
    """How a process ended; None: it hung up, but did not end."""
    if code is not None and code < 0:
        return next((s.name for s in signal.Signals if s == -code), f"signal {-code}")
    return "hung up" if code is None else f"exit {code}"
