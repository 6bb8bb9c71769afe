"""The search of Triominos: alike in all builds, and with an eye for points."""

from __future__ import annotations

import importlib
import math
import random
from itertools import count
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella import engine
from tessella.engine.builds import runnable
from tessella.engine.search import Limits, Search, best
from tessella.games.triominos.moves import Lay
from tessella.games.triominos.position import of_view
from tests.games.triominos_positions import position, triominos, wander

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.triominos.game import Triominos
    from tessella.games.triominos.view import TriominosView

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


def test_a_bonus_is_taken_before_tiles_are_drawn() -> None:
    chosen = 0
    for seed in range(3):
        for state, _, _ in wander(triominos().start(), random.Random(seed)):
            if state.turn in (None, tessella.CHANCE):
                continue
            view = state.view(state.turn)
            if len(view.hand) > 1 and any(has_bonus(view, move) for move in view.moves):
                assert isinstance(best(view, Limits(simulations=60), seed=seed), Lay)
                chosen += 1
    assert chosen > 0


def has_bonus(view: TriominosView, move: tessella.Move) -> bool:
    return isinstance(move, Lay) and view.gain(move) - sum(move.tile) >= 40


def last_lays(game: Triominos) -> Iterator[TriominosView]:
    """Views in which one move alone is left, and ends the round while the pool has a few tiles."""
    for seed in count():
        for state, _, _ in wander(game.start(), random.Random(seed)):
            if state.turn not in (None, tessella.CHANCE) and 1 <= len(state.pool) <= 4:
                view = state.view(state.turn)
                if len(view.hand) == len(view.moves) == 1 and isinstance(view.moves[0], Lay):
                    yield view


def test_every_deal_of_a_small_pool_comes_as_often_as_all_others() -> None:
    view = next(last_lays(triominos(voluntary_draw=False)))
    held = view.held[1 - (view.turn or 0)]
    ways = math.comb(held + view.pool, view.pool)
    reports = [Search(view, seed).report(Limits(simulations=400 * ways)) for seed in range(4)]
    points = [report.evaluation.points[view.turn or 0] for report in reports]
    assert max(points) - min(points) < 0.02
