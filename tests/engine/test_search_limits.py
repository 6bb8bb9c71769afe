"""A search keeps to its memory, goes on from what it knows, and finds the same everywhere."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.lockstep import NATIVES
from tessella import engine
from tessella.engine.search import Limits, Memory, Search
from tests.engine.states import some_states
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from types import ModuleType

    from tessella import State
    from tessella.engine.run import Rows

A_MEGABYTE = 1 << 20
CHUNK = 1 << 19
"""More than a tree grows by at once."""
START = tessella.game("blokus-duo").start().play("first:0")


def found_by(native: ModuleType, state: State, seed: int) -> Rows:
    """What a search of a state by a chosen build finds, from the view of whose turn it is."""
    known = engine.start(state.game, native).at(*engine.seen(state.view(state.turn)))
    search = getattr(native, f"{type(known).__name__}Search")(known, seed, [])
    rows: Rows = search.run(300, math.inf, A_MEGABYTE, 1).wait()
    return rows


@pytest.mark.parametrize("threads", [1, 2])
@every_shipped_name
def test_a_search_remembers_no_more_than_it_may(name: str, threads: int) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(1))
    search = Search(state.view(state.turn), seed=1)
    begun = search.bytes
    search.run(Limits(simulations=30_000, bytes=A_MEGABYTE, threads=threads))
    assert 0 < begun <= search.bytes <= A_MEGABYTE + threads * CHUNK


def test_more_memory_is_used_where_it_is_allowed() -> None:
    taken = []
    for most in (A_MEGABYTE, 8 * A_MEGABYTE):
        search = Search(START.view(0), seed=1)
        search.run(Limits(simulations=10_000, bytes=most))
        taken.append(search.bytes)
    assert taken[0] < taken[1]


def test_a_search_goes_on_from_what_it_knows_two_moves_later() -> None:
    search = Search(START.view(0), seed=1)
    first = search.report(Limits(simulations=2_000))
    after = START.play(first.best)
    reply = Search(after.view(1), seed=2).report(Limits(simulations=500)).best
    state = after.play(reply)
    assert search.follow(state.view(0))
    report = search.report(Limits(simulations=100))
    assert report.simulations == 100 < sum(found.visits for found in report.moves)
    assert {found.move for found in report.moves} <= set(state.moves())
    assert not search.follow(START.view(0))


def test_a_search_that_goes_on_values_what_it_is_asked_for_besides() -> None:
    search = Search(START.view(0), seed=1)
    first = search.report(Limits(simulations=2_000))
    state = START.play(first.best)
    tried = search.follow(state.view(1)) and search.report(Limits(simulations=1))
    assert tried
    also = min(set(state.moves()) - {found.move for found in tried.moves}, key=str)
    assert search.follow(state.view(1), also=[also])
    report = search.report(Limits(simulations=200))
    assert next(found.visits for found in report.moves if found.move == also) >= 40


@every_shipped_name
def test_a_search_that_forgets_keeps_what_it_has_found_of_its_moves(name: str) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(2))
    search = Search(state.view(state.turn), seed=1)
    before = search.report(Limits(simulations=5_000))
    whole, most = search.bytes, 1 << 20
    search.shrink(most)
    assert search.bytes <= min(whole, most)
    again = search.report(Limits(simulations=1))
    known = {found.move: found.visits for found in before.moves}
    assert all(found.visits >= known.get(found.move, 0) for found in again.moves)
    search.shrink(0)
    assert search.report(Limits(simulations=100)).simulations >= 100


@every_shipped_name
def test_a_memory_begins_afresh_with_what_it_has_never_met(name: str) -> None:
    memory, few = Memory(), Limits(simulations=60)
    for state in some_states(tessella.game(name), 4):
        view = state.view(state.turn)
        found = memory.search(view, seed=1).report(few)
        assert found.moves == Search(view, seed=1).report(few).moves


@every_shipped_name
def test_two_threads_find_the_same_each_time_and_count_every_simulation(name: str) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(2))
    reports = []
    for _ in range(2):
        search = Search(state.view(state.turn), seed=4)
        report = search.report(Limits(simulations=401, bytes=A_MEGABYTE, threads=2))
        assert sum(found.visits for found in report.moves) == report.simulations >= 401
        reports.append(report.moves)
    assert reports[0] == reports[1]


@every_shipped_name
def test_all_builds_find_the_same(name: str) -> None:
    for state in some_states(tessella.game(name), 6):
        rows = [found_by(native, state, seed=3)[0] for native in NATIVES]
        assert all(other == rows[0] for other in rows)
        assert rows[0]
