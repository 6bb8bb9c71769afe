"""Evaluations that grow: the same in however many steps, and by what the seat knows alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.chance import CHANCE
from tessella.engine.search import Limits, Search
from tessella.review.growing import SEED, GrowingEvaluation
from tests.laws.positions import walk
from tests.review.games import GAMES

if TYPE_CHECKING:
    from tessella import Game, State


def states_of(game: Game) -> list[State]:
    """Those of a game that was played with some sense."""
    states = [game.start()]
    for move in walk(game, 1).moves:
        states.append(states[-1].play(move))
    return states


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_position_of_every_game_has_odds(game: Game) -> None:
    states = states_of(game)
    for state in (states[0], states[len(states) // 2], states[-2], states[-1]):
        found = GrowingEvaluation(state).grown(64).evaluation
        assert sum(found.values) == pytest.approx(1, abs=1e-3)
        assert len(found.points) == game.seats


@pytest.mark.parametrize("game", [game for game in GAMES if not game.has_secrets][::2], ids=str)
def test_many_steps_find_what_one_does(game: Game) -> None:
    state = next(s for s in states_of(game)[8:] if s.turn not in {CHANCE, None})
    steps = GrowingEvaluation(state)
    for simulations in (50, 80, 300):
        report = steps.grown(simulations)
        assert report.simulations == simulations
    once = GrowingEvaluation(state).grown(300)
    assert (once.evaluation, once.moves) == (report.evaluation, report.moves)
    turn = state.turn
    assert turn is not None
    searched = Search(state.view(turn), SEED).report(Limits(simulations=300))
    assert set(once.moves) == set(searched.moves)
    assert steps.grown(80) is report  # what was found is not searched for again
    often = [each for each in once.moves if each.visits >= 15]
    values = [each.evaluation.values[turn] for each in often]
    assert values == sorted(values, reverse=True)
    assert once.evaluation == once.moves[0].evaluation


def test_the_same_steps_find_the_same_where_hands_are_hidden() -> None:
    game = next(game for game in GAMES if game.has_secrets)
    state = next(s for s in states_of(game)[8:] if s.turn not in {CHANCE, None})
    one, two = GrowingEvaluation(state), GrowingEvaluation(state)
    for simulations in (50, 80, 300):
        assert one.grown(simulations).moves == two.grown(simulations).moves


def test_what_is_over_or_exact_is_settled() -> None:
    states = states_of(tessella.game("blokus-duo"))
    over = GrowingEvaluation(states[-1])
    assert over.is_settled
    assert over.grown(10).evaluation.exact
    assert not GrowingEvaluation(states[2]).is_settled
    nearly = GrowingEvaluation(states[-2])
    assert nearly.grown(500).evaluation.exact
    assert nearly.is_settled


def test_before_a_roll_it_is_the_mean_of_what_can_be_rolled() -> None:
    game = tessella.game("tetris-link")
    before = next(s for s in states_of(game)[9:] if s.turn == CHANCE)
    going = [(before.play(m), float(p)) for m, p in before.odds()]
    going = [(after, p) for after, p in going if after.turn != CHANCE]
    each = 700 // len(going)
    found = [(GrowingEvaluation(after).grown(each).evaluation.win[0], p) for after, p in going]
    mean = sum(win * p for win, p in found) / sum(p for _, p in found)
    assert GrowingEvaluation(before).grown(700).evaluation.win[0] == pytest.approx(mean)
