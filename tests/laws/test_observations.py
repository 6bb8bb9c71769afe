"""Observations: what a seat sees as planes, by the law and by native games, byte for byte."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import tessella
from bench.lockstep import NATIVES
from tessella import engine, envs
from tests.engine.test_observation import swapped
from tests.games.triominos_positions import triominos, wander
from tests.laws.positions import every_shipped_game, every_shipped_name, walks
from tools.variants import variants

if TYPE_CHECKING:
    from types import ModuleType

    from numpy.typing import NDArray

    from tessella import Game, State
    from tessella.engine import Batch

EVERY = 5
MANY = 100_000


def one_game(state: State, native: ModuleType) -> Batch:
    """A batch of one native game in a state."""
    found = engine.to_native(state, native)
    batch: Batch = getattr(native, f"{type(found).__name__}Batch")(found, 1, 0, 1)
    return batch


def slow_mask(state: State) -> NDArray[np.int8]:
    table = envs.actions(state.game)
    mask = np.zeros(len(table), np.int8)
    if state.turn not in (None, tessella.CHANCE):
        view = state.view(state.turn)
        mask[[table.id(move, view) for move in view.moves]] = 1
    return mask


def compare(state: State) -> int:
    """Hold native planes and masks of all seats to the law; how many planes were the same."""
    for native in NATIVES:
        batch = one_game(state, native)
        assert batch.observation_shape == envs.observation_shape(state.game)
        for seat in range(state.game.seats):
            slow = envs.observation(state.view(seat))
            assert np.array_equal(batch.observations(seat)[0], slow), f"{state} seat {seat}"
        mask = slow_mask(state)
        assert np.array_equal(batch.masks()[0], mask)
        assert np.array_equal(batch.packed_masks()[0], np.packbits(mask, bitorder="little"))
    return state.game.seats * len(NATIVES)


@every_shipped_game
def test_native_planes_and_masks_are_those_of_the_law(game: Game) -> None:
    states = [state for walk in walks(game) for state in walk.states]
    assert sum(map(compare, [*states[::EVERY], *states[-2:]])) > EVERY


@pytest.mark.long
@every_shipped_name
def test_native_planes_are_those_of_the_law_in_very_many_states(name: str) -> None:
    rng, games = random.Random(name), variants(name)
    state = games[0].start()
    for number in range(MANY // len(tessella.games())):
        compare(state)
        if state.turn is None:
            state = games[number % len(games)].start()
        state = state.play(rng.choice(state.moves()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_hidden_hands_exchanged_the_bytes_stay_equal(seats: int) -> None:
    rng, seen = random.Random(seats), 0
    for state, _, _ in wander(triominos(seats=seats, match="400", target=100).start(), rng):
        if state.drawn is not None:
            continue
        for seat in range(seats):
            other = swapped(state, seat, rng)
            one, two = (one_game(each, NATIVES[-1]).observations(seat) for each in (state, other))
            assert one.tobytes() == two.tobytes()
            assert envs.observation(state.view(seat)).tobytes() == one.tobytes()
            seen += state != other
    assert seen > 100


@every_shipped_name
def test_the_own_hand_or_board_makes_a_difference(name: str) -> None:
    """Planes that were always the same would pass all else."""
    game = tessella.game(name)
    for walk in walks(game):
        seen = {envs.observation(s.view(0)).tobytes() for s in walk.states}
        assert len(seen) > len(walk.states) / 3
