"""The luck of a block: every game of it meets the same lot, dice, deals and opening.

Each move of chance is drawn with its exact odds from a source of its own. Which source it is
depends on the seed, the block, how many lots have fallen, and how many moves of chance have come
since the last lot; not on the players. So the same turn of the same seat meets the same roll, and
the pool of tiles lies in the same order, whoever sits where. A lot begins a fresh count, for a
round that took longer with one seating than with another must not shift the luck of the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from tessella.core import CHANCE
from tessella.core.chance import sample
from tessella.core.move import First

if TYPE_CHECKING:
    from tessella.core import Game, Move, State


@dataclass(slots=True)
class Luck:
    """Chance in one game. `begins` is the seat that the game's first lot falls on."""

    seed: str
    block: int
    begins: int
    lots: int = 0
    count: int = 0

    def draw(self, state: State) -> Move:
        """The next move of chance."""
        moves = state.moves()
        if isinstance(moves[0], First):
            self.lots, self.count = self.lots + 1, 0
            if self.lots == 1:
                return next(m for m in moves if isinstance(m, First) and m.seat == self.begins)
        self.count += 1
        return sample(state, Random(f"{self.seed}/{self.block}/{self.lots}/{self.count}"))

    def opening(self, state: State, ply: int) -> Move:
        """A move of a seat, drawn by lot, for the opening of all games of the block."""
        return Random(f"{self.seed}/{self.block}/opening/{ply}").choice(state.moves())


def own_randomness(seed: str, number: int, seat: int) -> Random:
    """The randomness of the player on a seat of a game."""
    return Random(f"{seed}/game/{number}/{seat}")


def has_chance(game: Game) -> bool:
    """Whether chance has a say in a game after the lot."""
    state = game.start()
    while state.turn == CHANCE and isinstance(state.moves()[0], First):
        state = state.play(state.moves()[0])
    return state.turn == CHANCE
