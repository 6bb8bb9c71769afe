"""MaskablePPO of sb3-contrib: it trains on every game by its masks, and learns the smallest.

Games of thousands of actions take it longer than a test has.
sb3-contrib and torch are no part of any extra; without them these tests are skipped.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import pytest

import tessella.envs.gymnasium
from tessella import envs
from tests.laws.positions import every_shipped_name

sb3_contrib = pytest.importorskip("sb3_contrib")
torch = pytest.importorskip("torch")

FEW_STEPS, STEPS = 200, 16_000
FEW_ACTIONS: Final = 1000
"""With as few of them a step costs little, so that there can be many."""
SMALL: Final = [
    name for name in tessella.games() if envs.facts(tessella.game(name)).actions < FEW_ACTIONS
]
FEW_GAMES, GAMES = 3, 100
POINTS: Final = 20.0
CLEARLY: Final = 2.0
"""The lead has grown by so many of its standard errors."""


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Planes as one row of numbers; points that the lead grows by as the reward.

    A win at the end of a long game teaches too little in the minutes of a test.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        shape = env.observation_space["observation"].shape  # type: ignore[index]
        self.observation_space = gymnasium.spaces.Box(0, 8, (int(np.prod(shape)),), np.float32)
        self._lead = 0.0

    def reset(self, **how: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**how)
        self._lead = self.lead()
        return self._row(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, _, over, cut, info = self.env.step(action)
        before, self._lead = self._lead, self.lead()
        return self._row(seen), (self._lead - before) / POINTS, over, cut, info

    def lead(self) -> float:
        scores = self.get_wrapper_attr("scores")()
        return float(scores[0] - np.mean(scores[1:]))

    @staticmethod
    def _row(seen: Any) -> Any:
        return np.minimum(seen["observation"].ravel(), 8).astype(np.float32)


def leads(env: Lead, model: Any, games: int) -> Any:
    """By how many points a policy is ahead at the end of each game."""
    found = []
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks)
            seen, _, over, _, info = env.step(int(action))
            assert not info, "an action of the mask is legal"
        found.append(env.lead())
    return np.array(found)


def made(name: str) -> Lead:
    options = {"seats": 2} if "seats" in tessella.game(name).options else {}
    return Lead(gymnasium.make(f"tessella/{name}-v0", disable_env_checker=True, **options))


def beginner(name: str, steps: int) -> Any:
    torch.set_num_threads(1)
    return sb3_contrib.MaskablePPO(
        "MlpPolicy", made(name), n_steps=steps, batch_size=100, n_epochs=6, learning_rate=1e-3,
        gamma=1.0, seed=1, policy_kwargs={"net_arch": [64]}, device="cpu",
    )  # fmt: skip


@pytest.mark.long
@every_shipped_name
def test_it_trains_on_every_game_by_its_masks(name: str) -> None:
    model = beginner(name, FEW_STEPS)
    before = [weight.clone() for weight in model.policy.parameters()]
    model.learn(FEW_STEPS)
    after = list(model.policy.parameters())
    assert any((ours != theirs).any() for ours, theirs in zip(before, after, strict=True))
    assert len(leads(made(name), model, FEW_GAMES)) == FEW_GAMES


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_it_learns(name: str) -> None:
    model = beginner(name, 500)
    before = leads(made(name), model, GAMES)
    model.learn(STEPS)
    after = leads(made(name), model, GAMES)
    error = np.sqrt((before.var() + after.var()) / GAMES)
    assert after.mean() > before.mean() + CLEARLY * error, (before.mean(), after.mean(), error)
