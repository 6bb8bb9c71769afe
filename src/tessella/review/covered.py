"""What will be covered in the end: games that the engine plays on, and where they end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tessella.core.picture import Grid
from tessella.engine.native_state import has_native, to_law, to_native
from tessella.engine.search import Limits
from tessella.engine.self_play import played_on

if TYPE_CHECKING:
    from tessella.core import Game, State

SEED: Final = 1
SIMULATIONS: Final = 24
"""So many the engine makes before each move of a game that it plays on."""


class Covered(NamedTuple):
    """For each cell, in how many of the games each colour has covered it in the end."""

    games: int
    counts: tuple[tuple[int, ...], ...]

    def share(self, cell: int, colour: int) -> float:
        """How likely a colour is to cover a cell."""
        return self.counts[cell][colour] / self.games


def is_about_covering(game: Game) -> bool:
    """Whether it is worth telling what will be covered: pieces that lie stay where they are."""
    return game.covers_the_board and has_native(game)


class GrowingCover:
    """Where pieces will lie at the end of a game, by more and more games that are played on.

    Game after game has a seed of its own, so that the same number of them gives the same.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        colours = len(state.game.owners)
        self._games = 0
        self._counts = [[0] * colours for _ in _cells(state)]

    def grown(self, games: int) -> Covered:
        """What so many games lead to, or more if more were played before."""
        while self._games < games:
            self._add(continuation(self.state, self._games))
            self._games += 1
        return Covered(self._games, tuple(map(tuple, self._counts)))

    def _add(self, moves: tuple[str, ...]) -> None:
        end = to_native(self.state)
        for move in moves:
            end.play(move)
        for counts, colour in zip(self._counts, _cells(to_law(self.state.game, end)), strict=True):
            if colour is not None:
                counts[colour] += 1


def continuation(state: State, number: int) -> tuple[str, ...]:
    """One of the games that the engine plays on: the moves to the end."""
    rng = Random(f"{SEED}/{number}")
    return played_on(state.game, to_native(state), Limits(simulations=SIMULATIONS), rng)


def _cells(state: State) -> tuple[int | None, ...]:
    board = state.view(None).board
    return board.colours if isinstance(board, Grid) else ()
