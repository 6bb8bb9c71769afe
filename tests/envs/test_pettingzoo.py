"""Our games at PettingZoo's table: their own tests, unmodified, and ours."""

from __future__ import annotations

import copy
import pickle
import random
import sys
import warnings
from typing import TYPE_CHECKING, Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pettingzoo.test as theirs  # type: ignore[import-untyped]
import pytest
from pettingzoo.utils import turn_based_aec_to_parallel  # type: ignore[import-untyped]

import tessella
from tessella import engine, envs
from tessella.core.registry import game_type
from tessella.envs.pettingzoo import TableEnv
from tests.engine.test_observation import swapped
from tests.games.triominos_positions import triominos, wander
from tests.laws.positions import every_shipped_name

if TYPE_CHECKING:
    from collections.abc import Callable

SETTINGS = [(name, seats) for name in tessella.games() for seats in game_type(name).seat_counts()]
OF_EVERY_DICT = {
    "Observation is not a NumPy array",
    (
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete"
    ),
}
every_setting = pytest.mark.parametrize(("name", "seats"), SETTINGS)


def options(name: str, seats: int) -> dict[str, Any]:
    return {"seats": seats} if len(game_type(name).seat_counts()) > 1 else {}


def made(name: str, seats: int = 2, **more: Any) -> TableEnv:
    env = pettingzoo.make("aec", f"tessella/{name}-v0", **options(name, seats), **more)
    assert isinstance(env, TableEnv)
    return env


def maker(name: str, seats: int) -> Callable[..., TableEnv]:
    return lambda **more: made(name, seats, **more)


def played(env: TableEnv, seed: int) -> list[Any]:
    """Everything that agents are told in a random game."""
    rng, told = random.Random(seed), list[Any]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        told.append((agent, observation["observation"].tobytes(), tuple(legal), reward, over, info))
        env.step(None if over else int(rng.choice(legal)))
    return told


@every_setting
def test_their_tests_pass(name: str, seats: int) -> None:
    """With two warnings, which every dict observation gets that is not one of their own."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        theirs.api_test(made(name, seats), num_cycles=60)
    assert {str(one.message) for one in said} == OF_EVERY_DICT
    theirs.parallel_api_test(turn_based_aec_to_parallel(made(name, seats)), num_cycles=10)
    theirs.seed_test(maker(name, seats), num_cycles=20)


def test_their_own_masks_are_excepted_from_the_warnings_by_name() -> None:
    """So no other environment with a mask in its observation can do without them."""
    names = sys.modules["pettingzoo.test.api_test"]
    assert {"connect_four_v3", "chess_v6"} <= {*names.env_obs_dicts} & {*names.env_obs_space}


@every_setting
def test_they_can_be_drawn(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    theirs.render_test(maker(name, seats))
    assert "scores:" in capsys.readouterr().out
    env = made(name, seats, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    after = env.render()
    assert before.shape != after.shape or (before != after).any()


@every_setting
def test_a_game_ends_with_what_its_seats_have_won(name: str, seats: int) -> None:
    env = made(name, seats)
    told = played(env, 5)
    last = {agent: reward for agent, _, _, reward, over, _ in told if over}
    assert list(last) == env.possible_agents
    assert sum(last.values()) == pytest.approx(0, abs=1e-6)
    assert max(last.values()) > 0 or set(last.values()) == {0.0}
    assert not env.agents


@every_shipped_name
def test_the_same_seed_gives_the_same_game_and_copies_go_on(name: str) -> None:
    assert played(made(name), 3) == played(made(name), 3)
    env = made(name)
    env.reset(seed=8)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        env.reset(seed=8)
        while not any(env.terminations.values()):
            one, two = env.last()[0], twin.last()[0]
            assert one["observation"].tobytes() == two["observation"].tobytes()
            action = int(np.flatnonzero(one["action_mask"])[-1])
            env.step(action)
            twin.step(action)
        assert env.rewards == twin.rewards


@every_shipped_name
def test_an_illegal_action_ends_the_game_and_costs_its_agent_one(name: str) -> None:
    for choose in (lambda _: -1, lambda _: 10**9, np.argmin):
        env = made(name)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(choose(env.last()[0]["action_mask"])))
        assert all(env.terminations.values())
        assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
        assert env.infos[agent] == {"illegal_action": True}


def test_whoever_waits_is_told_no_mask() -> None:
    env = made("tetris-link", 3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_options_are_those_of_the_game() -> None:
    env = made("tetris-link", 4, edition="de", dice=False)
    assert env.game == tessella.game("tetris-link", seats=4, edition="de", dice=False)
    with pytest.raises(tessella.OptionError):
        made("tetris-link", 9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_a_seat_cannot_know_changes_what_it_is_told(seats: int) -> None:
    """Hidden hands are exchanged: whoever may not see them is told the same bytes."""
    rng, env, seen = random.Random(seats), made("triominos", seats), 0
    env.reset(seed=1)
    for state, _, _ in wander(triominos(seats=seats).start(), rng):
        if state.drawn is not None or state.turn in (None, tessella.CHANCE):
            continue
        for seat, agent in enumerate(env.possible_agents):
            told = []
            for each in (state, swapped(state, seat, rng)):
                env._batch[0] = engine.to_native(each)
                told.append(env.observe(agent))
            for part in ("observation", "action_mask"):
                assert told[0][part].tobytes() == told[1][part].tobytes()
            slow = envs.observation(state.view(seat))
            assert told[0]["observation"].tobytes() == slow.tobytes()
            seen += 1
    assert seen > 20
