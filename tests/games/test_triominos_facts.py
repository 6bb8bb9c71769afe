"""What is told of a turn in Triominos, counted again by playing it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella.games.triominos.facts import facts
from tessella.games.triominos.moves import Lay
from tests.games.triominos_recount import recount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.games.triominos.state import TriominosState


def states(seats: int) -> Iterator[TriominosState]:
    rng = random.Random(seats)
    state = tessella.driver(tessella.game("triominos", seats=seats).start(), rng)
    while state.turn is not None:
        yield cast("TriominosState", state)
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        move = rng.choice(lays or state.moves())
        state = tessella.driver(state.play(move), rng)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_is_true(seats: int) -> None:
    rng = random.Random(5)
    for state in states(seats):
        move = rng.choice(state.moves())
        for fact in facts(state.view(state.turn), move):
            assert (fact.number, set(fact.cells)) == recount(state, move, fact.name)
