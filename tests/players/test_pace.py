"""Time where it counts: the mean is what was asked for, and the most is stated."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.engine.search import Limits, Memory, Search
from tessella.players import level_player
from tessella.players.engine_player import EnginePlayer
from tessella.players.level_player import LevelPlayer
from tessella.players.registry import player
from tests.laws.positions import every_shipped_game

if TYPE_CHECKING:
    from tessella.engine.run import Run

DUO = tessella.game("blokus-duo")
START = DUO.start().play("first:0")
USUAL_MOVES = 15


@every_shipped_game
def test_the_paces_of_a_game_come_to_the_mean(game: tessella.Game) -> None:
    paces = [game.paces[min(n, len(game.paces) - 1)] for n in range(USUAL_MOVES)]
    assert sum(paces) / USUAL_MOVES <= 1.05
    assert min(paces) > 0


def test_most_of_the_time_goes_to_the_first_ten_moves() -> None:
    state, spent = START, []
    rng = random.Random(3)
    while state.turn is not None:
        if state.turn == 0:
            spent.append(DUO.pace(state.view(0)))
        state = state.play(rng.choice(state.moves()))
    assert spent[: len(DUO.paces)] == list(DUO.paces[: len(spent)])
    assert sum(spent[:10]) > 0.8 * sum(spent)


def test_a_move_is_given_no_longer_than_its_pace_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    run = Search.run

    def noted(search: Search, limits: Limits) -> Run:
        given.append(limits.seconds)
        return run(search, replace(limits, simulations=8))

    monkeypatch.setattr(Search, "run", noted)
    EnginePlayer(Limits(seconds=0.1)).choose(START.view(0), random.Random(1))
    assert given == [0.1 * DUO.pace(START.view(0))]
    assert DUO.pace(START.view(0)) <= max(DUO.paces)


def test_a_search_that_settles_ends_early_with_the_same_best_move() -> None:
    """The only reply that is any good is found at once."""
    state = START
    for seed in range(10):
        state = state.play(
            Search(state.view(state.turn), seed).report(Limits(simulations=300)).best
        )
    for _ in range(3):
        report = Search(state.view(state.turn), 1).report(Limits(seconds=2.0, settles=True))
        if report.seconds < 1.5:
            return
    pytest.fail("the best move has a lead that nothing makes up for")


def test_what_is_told_is_thought_over_for_as_long_as_was_asked_for() -> None:
    report = EnginePlayer(Limits(seconds=0.1)).evaluate(START.view(0), random.Random(1))
    assert report.seconds >= 0.1


def test_the_engine_thinks_on_as_many_threads_as_it_is_given() -> None:
    for name, threads in (("engine:0.5", 1), ("engine:0.5/2", 2), ("engine:3/16", 16)):
        thinker = player(name)
        assert isinstance(thinker, EnginePlayer)
        assert thinker.limits.threads == threads


def test_the_highest_level_goes_on_with_its_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_player, "TOP_SECONDS", 0.2)
    top = player("level:9")
    assert isinstance(top, LevelPlayer)
    assert isinstance(top.memory, Memory)
    rng = random.Random(1)
    state = START.play(top.choose(START.view(0), rng))
    state = state.play(Search(state.view(1), 1).report(Limits(simulations=500)).best)
    found = top.memory.search(state.view(0), 1).report(Limits(simulations=1))
    assert sum(each.visits for each in found.moves) > 1
