"""What is told of a block in Tetris Duel, counted again cell by cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella.games.tetris_duel.facts import facts
from tests.games.tetris_duel_recount import recount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.tetris_duel.state import TetrisDuelState


def states(columns: int, rows: int, seed: int) -> Iterator[TetrisDuelState]:
    rng = random.Random(seed)
    game = tessella.game("tetris-duel", columns=columns, rows=rows)
    state = tessella.driver(game.start(), rng)
    while state.turn is not None:
        yield cast("TetrisDuelState", state)
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)


@pytest.mark.parametrize(("columns", "rows", "seed"), [(10, 32, 1), (4, 12, 2), (5, 14, 3)])
def test_every_fact_is_true(columns: int, rows: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in states(columns, rows, seed):
        moves = state.moves()
        for move in rng.sample(moves, min(2, len(moves))):
            for fact in facts(state.view(state.turn), move):
                assert (fact.number, set(fact.cells)) == recount(state, move, fact.name)
