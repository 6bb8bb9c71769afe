"""Games that were played beforehand, so that whoever loads a server need not know the rules."""

from __future__ import annotations

import random
from functools import cache

import tessella

OPTIONS = {"dice": False}
GAME = "tetris-link"
EACH = 40


@cache
def recorded(first: int) -> tuple[tuple[str, ...], ...]:
    """Some whole games that a seat begins, as the texts of their moves."""
    return tuple(_played(first, random.Random(seed)) for seed in range(EACH))


def _played(first: int, rng: random.Random) -> tuple[str, ...]:
    state = tessella.game(GAME, **OPTIONS).start().play(f"first:{first}")
    moves: list[str] = []
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return tuple(moves)
