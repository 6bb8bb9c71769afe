"""One seat of our games in Gymnasium: their checker, and many games as each alone."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import tessella
from tessella.core.actions import ActionError
from tessella.envs.gymnasium import SeatEnv
from tessella.envs.vector import SeatVectorEnv
from tessella.players import Greedy
from tests.laws.positions import every_shipped_name

COUNT = 5
STEPS = 60


def made(name: str, **more: Any) -> SeatEnv:
    env = gymnasium.make(f"tessella/{name}-v0", **more).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def many(name: str, count: int = COUNT, **more: Any) -> SeatVectorEnv:
    env = gymnasium.make_vec(
        f"tessella/{name}-v0", count, vectorization_mode="vector_entry_point", **more
    )
    assert isinstance(env, SeatVectorEnv)
    return env


def chosen(masks: Any, step: int) -> Any:
    """A legal action of each game, another one at each step; 0 where there is none."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([legal[step * 7 % len(legal)] if len(legal) else 0 for legal in found])


@every_shipped_name
def test_their_checker_has_nothing_to_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every render mode is tried, too; warnings are errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name))
    assert "scores:" in capsys.readouterr().out, "the mode for people writes to the terminal"


@every_shipped_name
def test_an_episode_ends_with_the_reward_of_the_seat(name: str) -> None:
    env = made(name, seat=1, render_mode="ansi")
    env.reset(seed=4)
    total, over, steps = 0.0, False, 0
    while not over:
        action = int(np.flatnonzero(env.action_masks())[0])
        _, reward, over, truncated, info = env.step(action)
        total, steps = total + reward, steps + 1
        assert (truncated, info) == (False, {})
    assert -1 <= total <= 1
    assert "turn: None" in env.render()
    with pytest.raises(ResetNeeded):
        env.step(0)


@every_shipped_name
def test_an_illegal_action_ends_the_episode_and_costs_one(name: str) -> None:
    env = made(name)
    env.reset(seed=2)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated, info) == (-1.0, True, False, {"illegal_action": True})


@every_shipped_name
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_many_games_go_as_each_does_alone(name: str, opponents: str) -> None:
    steps = STEPS if opponents == "random" else 3
    alone = gymnasium.make_vec(
        f"tessella/{name}-v0", COUNT, vectorization_mode="sync", opponents=opponents
    )
    ours = many(name, opponents=opponents)
    assert ours.metadata["autoreset_mode"] == alone.metadata["autoreset_mode"]
    told, other = ours.reset(seed=11)[0], alone.reset(seed=11)[0]
    for step in range(steps):
        for part in ("observation", "action_mask"):
            assert (told[part] == other[part]).all()
        actions = chosen(told["action_mask"], step)
        if step % 20 == 10:
            actions[1] = 10**6 if step > 20 else int(np.argmin(told["action_mask"][1]))
        told, *mine, info = ours.step(actions)
        other, *theirs, their_info = alone.step(actions)
        for one, two in zip(mine, theirs, strict=True):
            assert _same(one, two)
        assert sorted(info) == sorted(their_info)


@every_shipped_name
def test_copies_go_on_identically(name: str) -> None:
    env = many(name)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    for step in range(12):
        actions = chosen(env.action_masks(), step)
        for one, two in zip(env.step(actions)[:3], twin.step(actions)[:3], strict=True):
            assert _same(one, two)


def _same(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return all((one[part] == two[part]).all() for part in one)
    return bool((one == two).all())


def test_arrays_are_shared_only_if_wanted() -> None:
    for wanted in (True, False):
        env = many("tetris-link", copy=wanted)
        first = env.reset(seed=1)[0]["observation"]
        second = env.step(chosen(env.action_masks(), 0))[0]["observation"]
        assert np.shares_memory(first, second) is not wanted


def test_any_of_our_players_can_be_the_opponent_of_each_seat() -> None:
    env = made("tetris-link", seats=4, opponents=("random", Greedy(), "simulations:10"), seat=2)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    with pytest.raises(ActionError, match="2 opponents are given for 3 other seats"):
        made("tetris-link", seats=4, opponents=["random", "greedy"])
    with pytest.raises(ActionError, match="has to be told every move"):
        made("blokus-duo", opponents="gtp:nothing")
    with pytest.raises(tessella.SeatError):
        made("blokus-duo", seat=2)


def test_each_game_may_have_a_seed_of_its_own() -> None:
    env = many("triominos", 3)
    first = env.reset(seed=[5, 6, 5])[0]["observation"]
    assert (first[0] == first[2]).all()
    assert (first[0] != first[1]).any()
    assert (env.reset()[0]["observation"][0] != first[0]).any()
