"""Work that is not a move: in turns, paid for by who asks, and given up when they go."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

import psutil
import pytest

from tessella.server.errors import Problem
from tessella.server.work import workers as module
from tessella.server.work.costs import Costs
from tessella.server.work.fair import FairQueue
from tessella.server.work.workers import BY_ADDRESS, BY_PERSON, Asker, Lane, Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ME = Asker("me", "1.2.3.4")
PATIENCE = 60.0
"""Seconds that anything may take: a machine with other work to do takes its time."""


@asynccontextmanager
async def working() -> AsyncIterator[Workers]:
    workers = Workers()
    try:
        yield workers
    finally:
        await workers.stop()


def test_keys_take_turns_however_much_each_of_them_asks_for() -> None:
    async def story() -> None:
        queue, served = FairQueue(1), list[str]()

        async def ask(key: str) -> None:
            async with queue.place(key):
                served.append(key)
                await asyncio.sleep(0)

        await asyncio.gather(*map(ask, ["greedy"] * 5 + ["ada", "ada", "bob"]))
        assert served == ["greedy", "ada", "bob", "greedy", "ada", "greedy", "greedy", "greedy"]
        assert len(queue) == 0

    asyncio.run(story())


def test_one_key_takes_no_more_places_than_it_may() -> None:
    async def story() -> None:
        queue = FairQueue(3, each=2)
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(queue.place("greedy"))
            third = asyncio.create_task(stack.enter_async_context(queue.place("greedy")))
            async with asyncio.timeout(PATIENCE), queue.place("ada"):
                pass
            assert not third.done()
            third.cancel()
            with suppress(asyncio.CancelledError):
                await third
        assert len(queue) == 0
        async with asyncio.timeout(PATIENCE), queue.place("greedy"):
            pass

    asyncio.run(story())


def test_who_finds_the_queue_full_is_told_when_to_come_back() -> None:
    async def story() -> None:
        queue = FairQueue(1, most=3, most_each=2)
        async with queue.place("a"):
            waiting = [asyncio.create_task(_take(queue, key)) for key in ("a", "a", "b")]
            await asyncio.sleep(0)
            for key in ("a", "c"):
                with pytest.raises(Problem) as refused:
                    await _take(queue, key)
                assert refused.value.code == "busy"
                assert refused.value.retry_after
            for task in waiting:
                task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(PATIENCE), queue.place("c"):
            assert len(queue) == 0

    asyncio.run(story())


async def _take(queue: FairQueue, key: str) -> None:
    async with queue.place(key):
        pass


def test_who_gives_up_in_the_moment_of_their_turn_hands_it_on() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        place = queue.place("first")
        await place.__aenter__()
        quitter = asyncio.create_task(_take(queue, "quitter"))
        other = asyncio.create_task(_take(queue, "other"))
        await asyncio.sleep(0)
        await place.__aexit__(None, None, None)
        quitter.cancel()
        async with asyncio.timeout(PATIENCE):
            await other
        assert quitter.cancelled()

    asyncio.run(story())


def test_work_is_paid_for_afterwards_and_debts_have_to_be_settled() -> None:
    time_now = 100.0
    costs = Costs(rate=0.5, size=10, clock=lambda: time_now)
    assert costs.wait("a") == 0
    costs.pay("a", 9)
    assert costs.wait("a") == 0
    costs.pay("a", 6)
    assert costs.wait("a") == 10
    assert costs.wait("b") == 0
    time_now += 10
    assert costs.wait("a") == 0
    time_now += 1e6
    costs.pay("a", 11)
    assert costs.wait("a") == 2, "an account holds no more than its size"


def test_a_process_does_the_work_less_urgently() -> None:
    async def story() -> None:
        async with working() as workers:
            pid = await workers.run(Lane.FILES, ME, os.getpid)
            assert pid != os.getpid()
            assert await workers.run(Lane.FILES, ME, os.nice, 0) == os.nice(0) + module.POLITE
            session = await workers.run(Lane.FILES, ME, os.getsid, 0)
            assert session == pid != os.getsid(0), "it takes nothing of the server's share"
            hinting = await workers.run(Lane.HINTS, ME, os.getpid)
            assert hinting != pid, "hints do not wait for files"

    asyncio.run(story())


def test_what_a_work_raises_arrives() -> None:
    async def story() -> None:
        async with working() as workers:
            with pytest.raises(Problem, match="42") as raised:
                await workers.run(Lane.FILES, ME, _refuse)
            assert (raised.value.code, raised.value.line) == ("bad-record", 42)

    asyncio.run(story())


def _refuse() -> None:
    raise Problem("bad-record", line=42, why="42")


def test_a_work_that_nobody_waits_for_ends_at_once() -> None:
    async def story() -> None:
        async with working() as workers:
            pid = await workers.run(Lane.FILES, ME, os.getpid)
            asking = asyncio.create_task(workers.run(Lane.FILES, ME, time.sleep, 10 * PATIENCE))
            waiting = asyncio.create_task(workers.run(Lane.FILES, ME, time.sleep, 10 * PATIENCE))
            await asyncio.sleep(0.1)
            waiting.cancel()
            asking.cancel()
            async with asyncio.timeout(PATIENCE):
                fresh = await workers.run(Lane.FILES, ME, os.getpid)
            assert fresh != pid
            assert not psutil.pid_exists(pid)

    asyncio.run(story())


def test_a_work_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.1)

    async def story() -> None:
        async with working() as workers:
            pid = await workers.run(Lane.FILES, ME, os.getpid)
            with pytest.raises(Problem) as refused:
                await workers.run(Lane.FILES, ME, _calculate, 60)
            assert refused.value.code == "too-large"
            assert await workers.run(Lane.FILES, ME, os.getpid) == pid, "the worker goes on"
            monkeypatch.setattr(module, "PATIENCE", 0.2)
            with pytest.raises(Problem) as refused:
                await workers.run(Lane.FILES, ME, time.sleep, 60)
            assert refused.value.code == "too-large"

    asyncio.run(story())


def _calculate(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def test_work_costs_what_a_processor_has_spent_on_it() -> None:
    async def story() -> None:
        async with working() as workers:
            await workers.run(Lane.FILES, ME, time.sleep, 0.3)
            assert workers._by_person._account("me").left > BY_PERSON.size - 0.2
            await workers.run(Lane.FILES, ME, _calculate, 0.5)
            assert workers._by_person._account("me").left < BY_PERSON.size - 0.3

    asyncio.run(story())


def test_a_worker_that_dies_is_replaced() -> None:
    async def story() -> None:
        async with working() as workers:
            with pytest.raises(Problem) as refused:
                await workers.run(Lane.FILES, ME, os._exit, 3)
            assert refused.value.code == "busy"
            assert await workers.run(Lane.FILES, ME, abs, -1) == 1

    asyncio.run(story())


@pytest.mark.parametrize(
    ("other", "is_refused"),
    [
        (Asker("me", "5.6.7.8"), True),
        (Asker("you", "1.2.3.4"), True),
        (Asker("you", "9.9.9.9"), False),
    ],
)
def test_who_has_asked_for_too_much_waits_and_others_do_not(
    other: Asker, *, is_refused: bool
) -> None:
    async def story() -> None:
        async with working() as workers:
            workers._charge(ME, BY_ADDRESS.size + BY_PERSON.size + 5)
            if not is_refused:
                assert await workers.run(Lane.FILES, other, abs, -1) == 1
                return
            with pytest.raises(Problem) as refused:
                await workers.run(Lane.FILES, other, abs, -1)
            assert refused.value.code == "too-many"
            assert refused.value.retry_after is not None
            assert str(refused.value.retry_after) in str(refused.value)

    asyncio.run(story())
