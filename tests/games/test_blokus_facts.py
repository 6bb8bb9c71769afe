"""What is told of a placement in Blokus and Blokus Duo, counted again cell by cell."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

import tessella
from tessella.families.blokus.facts import facts
from tests.games.blokus_recount import recount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.polyomino import Placement
    from tessella.families.blokus.state import BlokusState

DEEP = 26
"""The ply at which the pieces are counted that fit no more, which takes long."""
SHALLOW = {"size", "corners", "closed", "cut", "room"}
GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("blokus-duo", {}),
    ("blokus", {"seats": 2}),
    ("blokus", {"seats": 3}),
    ("blokus", {"seats": 4, "corners": "any"}),
)


def positions(name: str, options: dict[str, object], seed: int) -> Iterator[BlokusState]:
    rng = random.Random(seed)
    state = tessella.driver(tessella.game(name, **options).start(), rng)
    while state.turn is not None:
        yield cast("BlokusState", state)
        state = state.play(rng.choice(state.moves()))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_fact_is_true(name: str, options: dict[str, object]) -> None:
    rng = random.Random(2)
    checked = 0
    for place, state in enumerate(positions(name, options, 7)):
        deep = place == DEEP
        if place % (2 if name == "blokus-duo" else 8) and not deep:
            continue
        move = cast("Placement", rng.choice(state.moves()))
        for fact in facts(state.view(state.turn), move):
            if deep or fact.name in SHALLOW:
                found = recount(state, move, fact.name)
                assert (fact.number, set(fact.cells)) == found, (fact.name, move)
                if fact.was is not None:
                    assert fact.was == recount(state, move, f"{fact.name}-was")[0]
                checked += 1
    assert checked > 15
