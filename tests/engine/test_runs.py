"""A search under way: it reports at any time, and a stop is never lost."""

from __future__ import annotations

import math
import random
import threading
import time

import pytest

import tessella
from tessella.engine.search import Limits, Search
from tests.engine.states import some_states
from tests.laws.positions import every_shipped_name

PATIENCE = 0.05
"""Seconds of work within which a search that is stopped must end."""
TRIES = 5
A_MEGABYTE = 1 << 20
ENDLESS = Limits(bytes=A_MEGABYTE)
START = tessella.game("blokus-duo").start().play("first:0")


def opening(name: str) -> Search:
    """A search of the first position of a game in which a seat has the turn."""
    state = tessella.driver(tessella.game(name).start(), random.Random(1))
    return Search(state.view(state.turn), seed=1)


@every_shipped_name
def test_a_run_begins_at_once_reports_while_it_goes_on_and_ends_when_it_is_stopped(
    name: str,
) -> None:
    run = opening(name).start(ENDLESS)
    first = run.report()
    assert not first.is_final
    assert first.simulations > 0
    reports = [run.report() for _ in range(5)]
    counts = [report.simulations for report in reports]
    assert counts == sorted(counts)
    assert counts[-1] > first.simulations
    last = run.stop()
    assert last.is_final
    assert last.simulations >= counts[-1]
    assert run.wait() == run.report() == run.stop() == last


@every_shipped_name
def test_a_run_reports_to_other_threads(name: str) -> None:
    run = opening(name).start(Limits(threads=2, bytes=A_MEGABYTE))
    seen: list[int] = []

    def ask() -> None:
        seen.extend(run.report().simulations for _ in range(10))

    threads = [threading.Thread(target=ask, daemon=True) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    assert len(seen) == 30
    assert run.stop().simulations >= max(seen)


@every_shipped_name
def test_a_stop_that_comes_before_the_beginning_is_not_lost(name: str) -> None:
    search = opening(name)
    for threads in (1, 2):
        for _ in range(20):
            report = search.start(Limits(threads=threads, bytes=A_MEGABYTE)).stop()
            assert report.is_final
            assert report.moves


def test_a_stop_ends_its_own_run_and_no_later_one() -> None:
    search = Search(START.view(0), seed=1)
    search.start(ENDLESS).stop()
    later = search.start(Limits(simulations=300))
    assert later.wait().simulations == 300


def test_a_search_has_one_run_at_a_time() -> None:
    search = Search(START.view(0), seed=1)
    run = search.start(ENDLESS)
    with pytest.raises(RuntimeError, match="still running"):
        search.start(ENDLESS)
    with pytest.raises(RuntimeError, match="still running"):
        search.follow(START.view(0))
    run.stop()
    assert search.follow(START.view(0))


def test_a_run_that_nobody_holds_ends() -> None:
    before = threading.active_count()
    search = Search(START.view(0), seed=1)
    search.start(ENDLESS)
    assert search.report(Limits(simulations=10)).simulations == 10
    assert threading.active_count() == before


@every_shipped_name
def test_the_report_of_a_run_is_that_of_a_search_in_this_thread(name: str) -> None:
    for threads in (1, 2):
        limits = Limits(simulations=301, threads=threads)
        run = opening(name).start(limits)
        run.report()
        assert run.wait().moves == opening(name).report(limits).moves


def time_to_stop(search: Search) -> float | None:
    """Seconds of work from the word to the end of a run; None if it ended before.

    What counts is the time of this process on a core: others may want the cores too.
    """
    run = search.start(ENDLESS)
    time.sleep(0.02)
    if run.report().is_final:
        return None
    began = time.process_time()
    assert run.stop().is_final
    return time.process_time() - began


@every_shipped_name
def test_a_search_ends_soon_after_it_is_stopped(name: str) -> None:
    game = tessella.game(name)
    first = tessella.driver(game.start(), random.Random(1))
    for state in (first, *some_states(game, 3)):
        tries = [time_to_stop(Search(state.view(state.turn), seed)) for seed in range(TRIES)]
        waits = [wait for wait in tries if wait is not None]
        assert min(waits, default=0) < PATIENCE
        assert waits or state is not first


def test_a_run_takes_no_longer_than_it_may() -> None:
    report = Search(START.view(0), seed=1).report(Limits(seconds=0.05))
    assert 0.05 <= report.seconds < math.inf
    assert report.simulations > 1
