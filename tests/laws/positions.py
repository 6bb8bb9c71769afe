"""What the laws are tried on: every game with many options, and positions of whole games."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import pytest

import tessella
from tests.toys.registered import TOYS, registered
from tools.golden import slug
from tools.variants import GAMES as SHIPPED
from tools.variants import variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.game import Game
    from tessella.core.state import State

WALKS = 2
POSITIONS = 24
MOST_MOVES = 5_000
"""More than any game here can last, a match of many rounds included."""


def title(game: Game) -> str:
    """A short name: the game, and the options that are not the defaults."""
    others = {o.name: game.options[o.name] for o in game.choices}
    defaults = {o.name: o.default for o in game.choices}
    return f"{game.name}-{slug({k: v for k, v in others.items() if v != defaults[k]})}"


with registered():
    GAMES = (*SHIPPED, *(game for name in TOYS for game in variants(name)))
every_name = pytest.mark.parametrize("name", [*tessella.games(), *TOYS])
every_game = pytest.mark.parametrize("game", GAMES, ids=title)
every_shipped_name = pytest.mark.parametrize("name", tessella.games())
every_shipped_game = pytest.mark.parametrize("game", SHIPPED, ids=title)


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole game: the states from the start to the end, and the texts of the moves between."""

    states: tuple[State, ...]
    moves: tuple[str, ...]

    def steps(self) -> Iterator[tuple[State, str, State]]:
        """Every move with the states before and after it."""
        return zip(self.states, self.moves, self.states[1:], strict=False)


@cache
def walk(game: Game, number: int) -> Walk:
    """A game to its end: number 0 at random, the others with some sense, so that more happens."""
    state, rng = game.start(), random.Random(f"{game} {number}")
    states, moves = [state], list[str]()
    while state.turn is not None:
        moves.append(_choice(state, rng, choose_from=1 + 2 * number))
        state = state.play(moves[-1])
        states.append(state)
        assert len(moves) <= MOST_MOVES, f"{game} does not end"
    return Walk(tuple(states), tuple(moves))


def _choice(state: State, rng: random.Random, choose_from: int) -> str:
    """Of so many moves at random the one that looks best to the seat."""
    found = [rng.choice(state.moves()) for _ in range(choose_from)]
    if choose_from == 1 or state.turn is None or state.turn == tessella.CHANCE:
        return str(found[0])
    return str(max(found, key=state.view(state.turn).appeal))


def walks(game: Game) -> Iterator[Walk]:
    """The games that are played with these options."""
    return (walk(game, number) for number in range(WALKS))


@cache
def positions(game: Game) -> tuple[State, ...]:
    """Some states of all walks, starts and ends included."""
    states = [state for played in walks(game) for state in played.states]
    ends = [played.states[-1] for played in walks(game)]
    rng = random.Random(len(states))
    return (states[0], *ends, *rng.sample(states, min(len(states), POSITIONS)))


@cache
def move_texts(name: str) -> tuple[str, ...]:
    """The texts of all moves that some state of this game, with whatever options, lists."""
    kin = [game for game in GAMES if game.name == name]
    states = [state for game in kin for state in positions(game)]
    return tuple(sorted({str(move) for state in states for move in state.moves()}))
