"""Where the end is in reach it is played exactly, and each of its moves is valued."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import tessella
from tessella.core.evaluation import Evaluation
from tessella.engine.search import Limits, Search

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella import Game, State
    from tessella.core.evaluation import Report

FEW = Limits(simulations=1)
MOST_ENDS = 300
POSITIONS = 12
GAMES = [
    tessella.game("blokus-duo"),
    tessella.game("tetris-link", dice=False),
    tessella.game("triominos"),
]


class TooManyError(Exception):
    """The rest of this game is too long to be played out by hand."""


def lead(state: State, seat: int) -> int:
    return state.scores[seat] - state.scores[1 - seat]


def best_lead(state: State, seat: int, ends: list[int]) -> int:
    """The lead of a seat if both play as well as can be; every line is tried."""
    if state.turn is None:
        ends[0] += 1
        if ends[0] > MOST_ENDS:
            raise TooManyError
        return lead(state, seat)
    leads = [best_lead(state.play(move), seat, ends) for move in state.moves()]
    return max(leads) if state.turn == seat else min(leads)


def check_exact(state: State, seat: int, report: Report) -> None:
    """Every move is worth what the end of its line is worth, which is the best for both."""
    assert {found.move for found in report.moves} == set(state.moves())
    for found in report.moves:
        end = state
        for move in found.line:
            end = end.play(move)
        assert end.result is not None
        assert found.evaluation == Evaluation.of(end.result)
        assert lead(end, seat) == best_lead(state.play(found.move), seat, [0])


def is_late(state: State) -> bool:
    """Whether there is something to choose, not too much, and nothing is hidden."""
    if state.turn in (None, tessella.CHANCE) or not 1 < len(state.moves()) <= 12:
        return False
    return state.view(state.turn).knows_all


def late_states(game: Game) -> Iterator[State]:
    """States near the end of random games."""
    rng = random.Random(11)
    while True:
        states = [tessella.driver(game.start(), rng)]
        while states[-1].turn is not None:
            states.append(states[-1].play(rng.choice(states[-1].moves())))
        yield from [state for state in states[-6:-1] if is_late(state)][:1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_line_is_better_than_the_one_that_is_played(game: Game) -> None:
    checked = 0
    for state in late_states(game):
        seat = state.turn
        assert seat is not None
        try:
            most = best_lead(state, seat, [0])
        except TooManyError:
            continue
        report = Search(state.view(seat), seed=1).report(FEW)
        assert best_lead(state.play(report.best), seat, [0]) == most
        check_exact(state, seat, report)
        checked += 1
        if checked == POSITIONS:
            return
