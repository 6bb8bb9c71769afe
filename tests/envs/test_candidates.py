"""Factors of actions, and lists of candidates with features."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tessella
from tessella import engine, envs
from tessella.envs.picture import picture
from tests.engine.test_observation import swapped
from tests.envs.test_batch import begun
from tests.games.triominos_positions import triominos, wander
from tests.laws.positions import every_shipped_name

FACTORS = {
    13_729: (91, 14, 14),
    162: (19, 10),
    4_937: (19, 32, 10),
    3_249: (56, 59),
    30_433: (91, 20, 20),
}
"""The factors of each table of the default options, by its size."""


@every_shipped_name
def test_every_action_has_factors_of_its_own(name: str) -> None:
    found = envs.factored(tessella.game(name))
    count = len(found.table)
    assert found.sizes == FACTORS[count]
    assert (found.action(tuple(found.table.T)) == np.arange(count)).all()
    everything = found.action(tuple(np.indices(found.sizes)))
    assert (everything >= 0).sum() == count, "all other combinations are no actions"


@every_shipped_name
def test_candidates_are_the_legal_actions_with_what_they_win_at_once(name: str) -> None:
    game, batch = tessella.game(name), begun(name, count=4)
    found, table = envs.candidates(game, batch), envs.actions(game)
    masks = batch.masks()
    for index in range(4):
        ids = found.ids[index][: found.counts[index]]
        assert sorted(ids) == np.flatnonzero(masks[index]).tolist()
        assert (found.ids[index][found.counts[index] :] == -1).all()
        view = engine.to_law(game, batch[index]).view(batch.turn(index))
        for place, action in list(enumerate(ids.tolist()))[:20]:
            assert found.features[index, place, 0] == view.gain(table.move(action, view))
        factors = envs.factored(game).table[ids]
        assert (found.features[index, : len(ids), 1:] == factors).all()


def test_too_many_candidates_are_cut_and_counted() -> None:
    game, batch = tessella.game("blokus-duo"), begun("blokus-duo", count=3)
    found = envs.candidates(game, batch, most=5)
    assert found.ids.shape == (3, 5)
    assert found.counts.min() > 5


def test_games_that_are_over_have_no_candidates() -> None:
    game = tessella.game("tetris-link")
    batch = engine.batch(game, 2, seed=1, threads=1)
    found = envs.candidates(game, batch)
    assert found.ids.shape == (2, 0), "chance has the turn"
    assert found.counts.tolist() == [0, 0]


def test_candidates_do_not_tell_what_others_hold() -> None:
    """Other hands under the same table: what a last tile wins of them is not foreseen."""
    rng, compared = random.Random(4), 0
    for state, _, _ in wander(triominos().start(), rng):
        if state.turn is None or state.turn == tessella.CHANCE:
            continue
        batch = engine.batch(state.game, 2, seed=1, threads=1)
        batch[0], batch[1] = map(engine.to_native, (state, swapped(state, state.turn, rng)))
        found = envs.candidates(state.game, batch)
        assert (found.ids[0] == found.ids[1]).all()
        assert (found.features[0] == found.features[1]).all()
        compared += 1
    assert compared > 5


def test_an_action_without_a_number_has_no_parts() -> None:
    with pytest.raises(envs.ActionError, match="There’s no action"):
        envs.actions(tessella.game("triominos")).parts(3_249)


def test_a_picture_of_tiles_shows_their_numbers() -> None:
    """The same place with another tile is another picture."""
    state = triominos().start().play("first:0")
    for tile in ("012", "000", *(t.text for t in state.moves() if t.text not in {"012", "000"})):
        state = state.play(tile) if state.turn == tessella.CHANCE else state
    pictures = [picture(state.play(f"^0,0:{tile}").view(None)) for tile in ("012", "013")]
    assert pictures[0].shape == pictures[1].shape
    assert (pictures[0] != pictures[1]).any()
