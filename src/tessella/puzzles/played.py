"""Games that the levels of the engine play against each other, for puzzles to be found in."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tessella.core import CHANCE, Record
from tessella.core.chance import sample
from tessella.players.level_player import at_level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tessella.core import Game


def played(game: Game, levels: Sequence[int], seed: str) -> Record:
    """A whole game between players of these levels, dealt to the seats by lot."""
    rng = Random(seed)
    seats = [at_level(game, rng.choice(levels)) for _ in range(game.seats)]
    record = Record(game)
    while (turn := record.state.turn) is not None:
        state = record.state
        is_chance = turn == CHANCE
        move = sample(state, rng) if is_chance else seats[turn].choose(state.view(turn), rng)
        record = record.add(move)
    return record
