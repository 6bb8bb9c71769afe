"""A match with fair dice to try things on."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import tessella
from tessella import CHANCE, Record
from tessella.core.fair import Fair, Secret

if TYPE_CHECKING:
    from tessella import Game

SECRET = Secret(bytes(range(32)))
NONCES = ("ada", "bob-7", "Cem_2026", "d")
LINK = tessella.game("tetris-link", seats=3)


def fair_of(game: Game, secret: Secret = SECRET) -> Fair:
    """What the dice of a match of this game follow from, its secret revealed."""
    return Fair("example-1", secret.commitment, NONCES[: game.seats], secret)


@cache
def fair_record(game: Game, most: int = 10_000, seed: int = 1) -> Record:
    """A match in which seats play at random and chance as it must."""
    rng, record = random.Random(seed), Record(game, fair=fair_of(game))
    dice = fair_of(game).dice(game)
    while record.state.turn is not None and len(record.moves) < most:
        state = record.state
        by_chance = state.turn == CHANCE
        move = dice.draw(state, record.chances) if by_chance else rng.choice(state.moves())
        record = record.add(move)
    return record
