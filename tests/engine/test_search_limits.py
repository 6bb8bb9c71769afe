"""A search keeps to its limits, goes on from what it knows, and thinks the same everywhere."""

from __future__ import annotations

import math
import random
import threading
import time
from typing import TYPE_CHECKING

import pytest

import tessella
from bench.lockstep import NATIVES
from tessella import engine
from tessella.engine.search import MANY, Budget, Mind, search, think
from tests.engine.states import some_states
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from types import ModuleType

    from tessella import State
    from tessella.engine.search import Search

PATIENCE = 0.05
"""Seconds of work within which a search that is stopped must end."""
TRIES = 5
A_MEGABYTE = 1 << 20
CHUNK = 1 << 17
"""More than a tree grows by at once."""
START = tessella.game("blokus-duo").start().play("first:0")


def search_in(native: ModuleType, state: State, seed: int) -> Search:
    """A search of a state by a chosen build, from the view of the seat that has the turn."""
    native_state = engine.start(state.game, native).at(*engine.seen(state.view(state.turn)))
    found: Search = getattr(native, f"{type(native_state).__name__}Search")(native_state, seed)
    return found


def time_to_stop(thinking: Search) -> float | None:
    """Seconds of work from the word to the end of a search in a thread; None if it ended before.

    What counts is the time of this process on a core: others may want the cores too.
    """
    args = (MANY, math.inf, A_MEGABYTE, 1)
    thread = threading.Thread(target=thinking.run, args=args, daemon=True)
    thread.start()
    while not thinking.is_running():
        time.sleep(0)
    time.sleep(0.02)
    if not thread.is_alive():
        return None
    began = time.process_time()
    thinking.stop()
    thread.join(timeout=10)
    assert not thread.is_alive()
    return time.process_time() - began


@every_shipped_name
def test_a_search_ends_soon_after_it_is_stopped(name: str) -> None:
    game = tessella.game(name)
    opening = tessella.driver(game.start(), random.Random(1))
    for state in (opening, *some_states(game, 3)):
        tries = [time_to_stop(search(state.view(state.turn), seed)) for seed in range(TRIES)]
        waits = [wait for wait in tries if wait is not None]
        assert min(waits, default=0) < PATIENCE
        assert waits or state is not opening


@pytest.mark.parametrize("threads", [1, 2])
@every_shipped_name
def test_a_search_remembers_no_more_than_it_may(name: str, threads: int) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(1))
    thinking = search(state.view(state.turn), seed=1)
    begun = thinking.bytes
    thinking.run(30_000, math.inf, A_MEGABYTE, threads)
    assert 0 < begun <= thinking.bytes <= A_MEGABYTE + threads * CHUNK


def test_more_memory_is_used_where_it_is_allowed() -> None:
    taken = []
    for memory in (A_MEGABYTE, 8 * A_MEGABYTE):
        thinking = search(START.view(0), seed=1)
        thinking.run(10_000, math.inf, memory, 1)
        taken.append(thinking.bytes)
    assert taken[0] < taken[1]


def test_a_mind_goes_on_from_what_it_knows_two_moves_later() -> None:
    mind = Mind()
    first = mind.think(START.view(0), Budget(simulations=2_000), seed=1)
    after = START.play(first[0].move)
    reply = think(after.view(1), Budget(simulations=500), seed=2)[0].move
    state = after.play(reply)
    found = mind.think(state.view(0), Budget(simulations=100), seed=1)
    assert sum(thought.visits for thought in found) > 100
    assert {thought.move for thought in found} <= set(state.moves())


@every_shipped_name
def test_a_mind_thinks_afresh_of_what_it_has_never_met(name: str) -> None:
    mind, few = Mind(), Budget(simulations=60)
    for state in some_states(tessella.game(name), 4):
        view = state.view(state.turn)
        found = mind.think(view, few, seed=1)
        assert found == think(view, few, seed=1)
        assert {thought.move for thought in found} <= set(view.moves)


@every_shipped_name
def test_two_threads_think_the_same_each_time_and_count_every_simulation(name: str) -> None:
    state = tessella.driver(tessella.game(name).start(), random.Random(2))
    runs = []
    for _ in range(2):
        thinking = search(state.view(state.turn), seed=4)
        done = thinking.run(401, math.inf, A_MEGABYTE, 2)
        assert sum(visits for _, visits, _ in thinking.choices()) == done >= 401
        runs.append(thinking.choices())
    assert runs[0] == runs[1]


@every_shipped_name
def test_all_builds_think_the_same(name: str) -> None:
    for state in some_states(tessella.game(name), 6):
        thoughts = []
        for native in NATIVES:
            thinking = search_in(native, state, seed=3)
            thinking.run(300, math.inf, A_MEGABYTE, 1)
            thoughts.append(thinking.choices())
        assert all(other == thoughts[0] for other in thoughts)
        assert thoughts[0]
