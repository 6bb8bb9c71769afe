"""Threads that think for so long share one tree; those of so many simulations do not."""

from __future__ import annotations

import random

import tessella
from tessella.engine.search import Limits, Search
from tests.laws.positions import every_shipped_name

START = tessella.game("blokus-duo").start().play("first:0")
A_MEGABYTE = 1 << 20


@every_shipped_name
def test_every_simulation_of_threads_that_share_is_counted_once(name: str) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(2))
    for most in (A_MEGABYTE, 1 << 29):
        search = Search(state.view(state.turn), seed=4)
        report = search.report(Limits(seconds=0.1, bytes=most, threads=3))
        assert sum(found.visits for found in report.moves) == report.simulations > 3


def test_threads_that_share_remember_what_one_does() -> None:
    """Two trees would take the room that every tree begins with twice."""
    few = Limits(seconds=0.001, threads=4)
    shared, apart = Search(START.view(0), seed=1), Search(START.view(0), seed=1)
    shared.run(few)
    apart.run(Limits(simulations=4, threads=4))
    assert shared.bytes < apart.bytes


def test_a_search_of_threads_goes_on_from_what_all_have_found() -> None:
    search = Search(START.view(0), seed=1)
    first = search.report(Limits(seconds=0.2, threads=2))
    state = START.play(first.best)
    assert search.follow(state.view(1))
    report = search.report(Limits(simulations=50))
    known = sum(found.visits for found in report.moves)
    assert known > 50
    assert {found.move for found in report.moves} <= set(state.moves())


def test_threads_that_share_agree_with_one() -> None:
    one = Search(START.view(0), seed=1).report(Limits(simulations=4_000))
    two = Search(START.view(0), seed=1).report(Limits(seconds=0.3, threads=2))
    assert abs(one.evaluation.values[0] - two.evaluation.values[0]) < 0.1


def test_a_run_of_threads_ends_when_it_is_stopped_and_reports_on_its_way() -> None:
    run = Search(START.view(0), seed=1).start(Limits(threads=3, bytes=A_MEGABYTE))
    counts = [run.report().simulations for _ in range(3)]
    assert counts == sorted(counts)
    last = run.stop()
    assert last.simulations >= counts[-1]
    assert sum(found.visits for found in last.moves) == last.simulations
