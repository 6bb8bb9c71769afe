"""MaskablePPO of sb3-contrib learns a seat of any of the games, against one that moves at random.

    pip install 'tessella[envs]' sb3-contrib
    python examples/maskable.py tetris-link

It is rewarded with the points by which its lead grows, and where points do not decide with the win
as well. It chooses an action by its factors: what it learns of a shape in one place helps it in all
others.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import DummyVecEnv

import tessella
import tessella.envs.gymnasium

HIGHEST = 8  # of what planes say; cells are 0 or 1


@dataclass(frozen=True)
class Setting:
    """What suffices for a game: its options, what is worth how much, and how long it takes."""

    points: float  # of lead that are worth 1
    steps: int = 8_000
    win: float = 0.0
    rate: float = 2e-3
    options: dict[str, Any] = field(default_factory=dict)


SETTINGS = {
    "blokus": Setting(points=20, options={"seats": 2}),
    "blokus-duo": Setting(points=20),
    "tetris-duel": Setting(points=4, steps=40_000, win=1, options={"columns": 6, "rows": 14}),
    "tetris-link": Setting(points=20, steps=16_000),
    "triominos": Setting(points=50),
}


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Planes as one row of numbers; the reward is what the lead grows by, and the win."""

    def __init__(self, env: gymnasium.Env[Any, Any], setting: Setting) -> None:
        super().__init__(env)
        shape = env.observation_space["observation"].shape  # type: ignore[index]
        self.observation_space = gymnasium.spaces.Box(0, 1, (int(np.prod(shape)),), np.float32)
        self._setting, self._lead = setting, 0.0

    def reset(self, **how: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**how)
        self._lead = self.lead()
        return self._row(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, won, over, cut, info = self.env.step(action)
        before, self._lead = self._lead, self.lead()
        reward = (self._lead - before) / self._setting.points + self._setting.win * float(won)
        return self._row(seen), reward, over, cut, info | {"won": won}

    def lead(self) -> float:
        scores = self.get_wrapper_attr("scores")()
        return float(scores[0] - np.mean(scores[1:]))

    def action_masks(self) -> Any:
        return self.env.get_wrapper_attr("action_masks")()

    @staticmethod
    def _row(seen: Any) -> Any:
        return np.minimum(seen["observation"].ravel(), HIGHEST).astype(np.float32) / HIGHEST


class Head(torch.nn.Module):  # type: ignore[misc]
    """How much an action is liked: the sum of how much each of its factors is."""

    def __init__(self, inputs: int, factored: tessella.envs.Factored) -> None:
        super().__init__()
        begins = np.cumsum([0, *factored.sizes[:-1]])
        self.register_buffer("places", torch.as_tensor(factored.table + begins))
        self.parts = torch.nn.Linear(inputs, sum(factored.sizes))
        torch.nn.init.zeros_(self.parts.weight)
        torch.nn.init.zeros_(self.parts.bias)

    def forward(self, inside: torch.Tensor) -> torch.Tensor:
        liked = self.parts(inside)
        places: Any = self.places
        return sum((liked[:, column] for column in places.T), torch.zeros(1))


class Policy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """One hidden layer, and a head of factors instead of a number for each action."""

    def __init__(self, *args: Any, factored: tessella.envs.Factored, **more: Any) -> None:
        self._factored = factored
        super().__init__(*args, **more)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Head(self.mlp_extractor.latent_dim_pi, self._factored)
        self.optimizer = self.optimizer_class(self.parameters(), lr_schedule(1))


def made(name: str) -> Lead:
    setting = SETTINGS[name]
    env = gymnasium.make(f"tessella/{name}-v0", disable_env_checker=True, **setting.options)
    return Lead(env, setting)


def beginner(name: str, seed: int = 1) -> Any:
    """An agent that has learned nothing: it moves at random."""
    torch.set_num_threads(1)
    setting = SETTINGS[name]
    return MaskablePPO(
        Policy, DummyVecEnv([lambda: made(name)] * 8), n_steps=64, batch_size=128, n_epochs=4,
        learning_rate=setting.rate, gamma=1.0, gae_lambda=0.9, seed=seed, device="cpu",
        policy_kwargs={
            "net_arch": [64],
            "factored": tessella.envs.factored(tessella.game(name, **setting.options)),
        },
    )  # fmt: skip


def played(name: str, model: Any, games: int, seed: int = 10_000) -> Any:
    """What it wins (the reward of the environment) and its lead in points, game by game."""
    env, found = made(name), []
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, over, _, info = env.step(int(action))
        found.append((info["won"], env.lead()))
    return np.array(found)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=SETTINGS)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--games", type=int, default=200, help="before and after")
    chosen = arguments.parse_args()
    model, begun = beginner(chosen.game, chosen.seed), time.process_time()
    rows = [("before", played(chosen.game, model, chosen.games))]
    model.learn(SETTINGS[chosen.game].steps)
    rows.append(("after", played(chosen.game, model, chosen.games)))
    for when, found in rows:
        (won, lead), errors = found.mean(0), 1.96 * found.std(0) / np.sqrt(len(found))
        print(f"{when:>6}: reward {won:+.2f} ± {errors[0]:.2f}, lead {lead:+.1f} ± {errors[1]:.1f}")
    print(f"{time.process_time() - begun:.0f} s of CPU")


if __name__ == "__main__":
    main()
