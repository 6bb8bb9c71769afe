"""States to think about."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import tessella
from tests.laws.positions import title

if TYPE_CHECKING:
    from tessella import Game, State


def some_states(game: Game, count: int) -> list[State]:
    """States in which a seat has the turn and a choice, from a random game."""
    rng = random.Random(title(game))
    found, state = [], tessella.driver(game.start(), rng)
    while state.turn is not None:
        if len(state.moves()) > 1:
            found.append(state)
        state = tessella.driver(state.play(rng.choice(state.moves())), rng)
    return rng.sample(found, min(count, len(found)))
