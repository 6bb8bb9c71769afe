"""Games that were played beforehand, so that whoever loads a server need not know the rules."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import tessella

if TYPE_CHECKING:
    from tessella.core.polyomino import Placement

OPTIONS = {"dice": False}
GAME = "tetris-link"
EACH = 40


@cache
def recorded(first: int) -> tuple[tuple[str, ...], ...]:
    """Some whole games that a seat begins, as the texts of their moves."""
    return tuple(_played(first, random.Random(seed)) for seed in range(EACH))


def for_peer() -> list[dict[str, list[Any]]]:
    """The games that the first seat begins: cells by number, row by row from below; the scores."""
    game = tessella.game(GAME, **OPTIONS)
    found: list[dict[str, list[Any]]] = []
    for moves in recorded(0):
        state = game.start().play("first:0")
        for move in moves:
            state = state.play(move)
        cells = [cast("Placement", game.parse(move)).cells for move in moves]
        found.append({"moves": cells, "scores": list(state.scores)})
    return found


def _played(first: int, rng: random.Random) -> tuple[str, ...]:
    state = tessella.game(GAME, **OPTIONS).start().play(f"first:{first}")
    moves: list[str] = []
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return tuple(moves)
