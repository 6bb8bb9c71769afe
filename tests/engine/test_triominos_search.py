"""The search of Triominos: alike in all builds, and with an eye for points."""

from __future__ import annotations

import importlib
import random

import pytest

import tessella
from tessella import engine
from tessella.engine.builds import runnable
from tessella.engine.search import Limits, best
from tessella.games.triominos.position import of_view
from tests.games.triominos_positions import position, triominos, wander

NATIVES = [importlib.import_module(build.module) for build in runnable(engine.cpu_level())]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_builds_think_the_same(seats: int) -> None:
    game, thoughts = triominos(seats=seats), 0
    for state, _, _ in wander(game.start(), random.Random(seats)):
        if state.turn in (None, tessella.CHANCE):
            continue
        choices = []
        for native in NATIVES:
            known = engine.start(game, native).at(*of_view(state.view(state.turn)))
            search = native.TriominosSearch(known, 5, [])
            rows, _, _, _ = search.run(300, float("inf"), 1_000_000, 1).wait()
            choices.append(rows)
        assert all(other == choices[0] for other in choices)
        thoughts += len(choices[0]) > 1
    assert thoughts > 10


def test_a_hexagon_is_taken() -> None:
    five = "^0,0:012 v0,-1:023 ^0,-1:403 v-1,-1:504 ^-1,0:500"
    state = position(five, "001 125 055", "234 555 345", pool="003 004 444 445")
    chosen = best(state.view(0), Limits(simulations=400), seed=1)
    assert state.view(0).gain(chosen) > 50
