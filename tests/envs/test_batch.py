"""Batches for those who learn: arrays of what is legal, seen and won, and games that go on."""

from __future__ import annotations

import copy
import os
import pickle
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import tessella
from tessella import engine, envs
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from tessella.engine import Batch

COUNT = 40
MANY = 300
"""Enough for the work to be shared by threads."""


def begun(name: str, steps: int = 6, count: int = COUNT, threads: int = 1) -> Batch:
    """Games some random actions after their start."""
    batch = engine.batch(tessella.game(name), count, seed=3, threads=threads)
    batch.play_chance()
    for _ in range(steps):
        batch.act(batch.random_actions())
        batch.play_chance()
    return batch


def play_out(batch: Batch) -> None:
    for _ in range(1_000):
        if batch.done().all():
            return
        batch.play_chance()
        batch.act(batch.random_actions())
    pytest.fail("the games did not end")


def seen(batch: Batch) -> bytes:
    return batch.observations().tobytes() + batch.masks().tobytes() + batch.turns().tobytes()


@every_shipped_name
def test_masks_lists_and_texts_are_of_the_same_actions(name: str) -> None:
    batch = begun(name)
    masks, packed = batch.masks(), batch.packed_masks()
    assert masks.shape == (COUNT, len(envs.actions(tessella.game(name))))
    assert (np.packbits(masks, axis=1, bitorder="little") == packed).all()
    actions, offsets = batch.legal_actions()
    for index, (begin, end) in enumerate(pairwise(offsets.tolist())):
        assert sorted(actions[begin:end]) == np.flatnonzero(masks[index]).tolist()
        texts = {batch.text(index, action): action for action in actions[begin:end].tolist()}
        assert sorted(texts) == batch[index].moves()
        for text, action in list(texts.items())[:3]:
            assert batch.action(index, text) == action


@every_shipped_name
def test_arrays_that_are_lent_are_written(name: str) -> None:
    batch = begun(name)
    masks = np.full((COUNT, batch.actions), 9, np.int8)
    planes = np.full((COUNT, *batch.observation_shape), 9, np.uint8)
    batch.masks(masks)
    batch.observations(0, planes)
    assert (masks == batch.masks()).all()
    assert (planes == batch.observations(0)).all()
    with pytest.raises(ValueError, match="another size"):
        batch.masks(masks[1:])


@every_shipped_name
def test_whoever_has_the_turn_looks_unless_a_seat_is_named(name: str) -> None:
    batch = begun(name)
    planes = batch.observations()
    for index, turn in enumerate(batch.turns().tolist()):
        assert (planes[index] == batch.observations(max(turn, 0))[index]).all()
    for seat in (-2, tessella.game(name).seats):
        with pytest.raises(ValueError, match="no such seat"):
            batch.observations(seat)


@every_shipped_name
def test_rewards_ranks_and_ends_are_those_of_the_results(name: str) -> None:
    game = tessella.game(name)
    batch = begun(name)
    assert not batch.rewards().any()
    assert not batch.ranks().any()
    play_out(batch)
    rewards, ranks = batch.rewards(), batch.ranks()
    least, most = envs.facts(game).utility
    for index in range(COUNT):
        result = batch[index].result
        assert result is not None
        assert tuple(ranks[index]) == result[0]
        assert rewards[index].sum() == pytest.approx(0, abs=1e-6)
        assert ((rewards[index] > 0) <= (ranks[index] == 1)).all()
        if (ranks[index] == 1).sum() == 1:
            assert sorted(set(rewards[index].tolist())) == pytest.approx([least, most])
    assert not batch.masks().any()


@every_shipped_name
def test_an_action_that_is_not_legal_is_refused_whole(name: str) -> None:
    batch = begun(name)
    before, actions = seen(batch), batch.random_actions()
    for wrong in (-2, batch.actions, 1 << 40, int(np.flatnonzero(batch.masks()[5] == 0)[0])):
        spoilt = actions.copy()
        spoilt[5] = wrong
        with pytest.raises(ValueError, match="no legal action in game 5"):
            batch.act(spoilt)
        assert not batch.act_in(5, wrong)
    with pytest.raises(ValueError, match="one action for each game"):
        batch.act(actions[1:])
    with pytest.raises(ValueError, match="no legal action"):
        batch.text(5, wrong)
    assert seen(batch) == before


@every_shipped_name
def test_a_game_waits_that_is_told_to(name: str) -> None:
    batch = begun(name)
    before, actions = seen(batch), batch.random_actions()
    batch.act(np.full(COUNT, -1))
    assert seen(batch) == before
    positions = [batch[index].position() for index in range(COUNT)]
    actions[1:] = -1
    batch.act(actions)
    assert [batch[i].position() == positions[i] for i in range(COUNT)] == [False] + [True] * 39


@every_shipped_name
def test_a_game_with_a_seed_of_its_own_goes_as_it_does_alone(name: str) -> None:
    game = tessella.game(name)
    many, alone = (engine.batch(game, count, seed=9) for count in (COUNT, 1))
    play_out(many)
    many.reset(7, 123)
    alone.reset(0, 123)
    for _ in range(30):
        many.play_others(1)
        alone.play_others(1)
        assert many[7].position() == alone[0].position()
        if many.turn(7) < 0:
            break
        action = int(np.flatnonzero(alone.masks()[0])[-1])
        assert many.act_in(7, action)
        assert alone.act_in(0, action)
    assert many.done().sum() >= COUNT - 1


@every_shipped_name
def test_a_game_can_be_taken_out_and_put_in(name: str) -> None:
    batch, other = begun(name), begun(name, steps=2)
    other[3] = batch[5]
    assert other[3].position() == batch[5].position()
    with pytest.raises(IndexError):
        other[COUNT] = batch[5]


def test_a_state_with_other_options_is_not_taken() -> None:
    batch = engine.batch(tessella.game("tetris-link"), 1, seed=1)
    with pytest.raises(ValueError, match="options of the state are others"):
        batch[0] = engine.start(tessella.game("tetris-link", seats=3))


@every_shipped_name
def test_copies_and_pickles_go_on_identically(name: str) -> None:
    batch = begun(name)
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]  # noqa: S301 - our own
    for _ in range(12):
        for one in (batch, *twins):
            one.play_chance()
            one.act(one.random_actions())
        assert {seen(one) for one in twins} == {seen(batch)}


@every_shipped_name
def test_native_states_are_copied_and_pickled_whole(name: str) -> None:
    state = begun(name)[0]
    for twin in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert (twin.position(), twin.moves()) == (state.position(), state.moves())
        assert twin.random_games(20, 5) == state.random_games(20, 5)
        if state.moves():
            twin.play(state.moves()[0])
            assert twin.position() != state.position()


def empty_like(thing: object) -> Any:
    """One of the same kind before anything is in it, as unpickling begins."""
    kind: Any = type(thing)
    return kind.__new__(kind)


def test_bytes_of_another_size_are_no_games() -> None:
    batch: Any = begun("tetris-link")
    first, states, rngs, threads = batch.__getstate__()
    with pytest.raises(ValueError, match="not as many games"):
        empty_like(batch).__setstate__((first, states, rngs[1:], threads))
    with pytest.raises(ValueError, match="no state of this version"):
        empty_like(batch[0]).__setstate__(b"short")


@every_shipped_name
def test_threads_change_nothing_also_in_a_process_that_was_forked(name: str) -> None:
    one, two = (begun(name, count=MANY, threads=threads) for threads in (1, 2))
    assert seen(one) == seen(two)
    child = os.fork()
    if not child:
        two.act(two.random_actions())
        one.act(one.random_actions())
        os._exit(0 if seen(one) == seen(two) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    two.act(two.random_actions())
    one.act(one.random_actions())
    assert seen(one) == seen(two)
