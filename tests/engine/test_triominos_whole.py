"""States of Triominos valued with all hands in view, for those who look back on a game."""

from __future__ import annotations

import importlib
from itertools import count
from random import Random

import pytest

from tessella import CHANCE, engine
from tessella.engine.builds import runnable
from tessella.engine.search import Limits, Search
from tessella.engine.whole import seen_whole, sees_whole
from tests.games.triominos_positions import position, triominos, wander

NATIVES = [importlib.import_module(build.module) for build in runnable(engine.cpu_level())]


def test_whole_states_are_valued_with_all_hands() -> None:
    light = position("^0,0:012", "013 123", "000 001 003", pool="444 445 455")
    heavy = position("^0,0:012", "013 123", "444 445 455", pool="000 001 003")
    assert light.view(0) == heavy.view(0)
    assert sees_whole(light.game)
    values = [seen_whole(state, 64, 1).values for state in (light, heavy)]
    assert abs(values[0][0] - values[1][0]) > 0.05
    assert [sum(each) for each in values] == pytest.approx([1, 1], abs=1e-6)
    assert seen_whole(light, 64, 1) == seen_whole(light, 64, 1)


def test_all_builds_value_alike() -> None:
    state = position("^0,0:012", "013 123", "000 001 003", pool="444 445 455")
    found = [engine.to_native(state, native) for native in NATIVES]
    values = [each.seen_whole(64, 1) for each in found]  # type: ignore[attr-defined]
    assert all(value == values[0] for value in values)


def test_an_empty_pool_of_two_is_valued_as_it_ends() -> None:
    for seed in count():
        for state, _, _ in wander(triominos().start(), Random(seed)):
            if state.turn in (None, CHANCE) or state.pool or len(state.moves()) == 1:
                continue
            best = Search(state.view(state.turn), seed=1).report(Limits(simulations=1))
            assert best.evaluation.exact
            assert seen_whole(state, 1, 1).values == best.evaluation.values
            return
