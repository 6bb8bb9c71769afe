"""What is told of a piece in Tetris Link, counted again cell by cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella.games.tetris_link.facts import facts
from tests.games.tetris_link_recount import recount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.tetris_link.state import TetrisLinkState


def states(seats: int, *, dice: bool) -> Iterator[TetrisLinkState]:
    rng = random.Random(seats)
    game = tessella.game("tetris-link", seats=seats, dice=dice)
    state = tessella.driver(game.start(), rng)
    while state.turn is not None:
        yield cast("TetrisLinkState", state)
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)


@pytest.mark.parametrize(("seats", "dice"), [(2, True), (3, True), (4, True), (2, False)])
def test_every_fact_is_true(seats: int, *, dice: bool) -> None:
    rng = random.Random(1)
    for state in states(seats, dice=dice):
        moves = state.moves()
        for move in rng.sample(moves, min(4, len(moves))):
            for fact in facts(state.view(state.turn), move):
                assert (fact.number, set(fact.cells)) == recount(state, move, fact.name)
                if fact.was is not None:
                    assert fact.was == recount(state, move, f"{fact.name}-was")[0]
