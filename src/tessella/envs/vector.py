"""Many games at once as one environment of Gymnasium, played natively."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tessella.core.registry import game as game_of
from tessella.envs.learner import Learner
from tessella.envs.spaces import ILLEGAL, Observed, observation_space

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tessella.envs.learner import Opponents

    Flags = NDArray[np.bool_]


class SeatVectorEnv(VectorEnv[Observed, "NDArray[np.int64]", "NDArray[Any]"]):
    """As many games as are wanted, each as `SeatEnv` would play it with the same seed.

    A game that is over begins anew with the next step, whose action is not looked at
    (`AutoresetMode.NEXT_STEP`). With `copy=False` the arrays of an observation are those of the
    next one, too.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as in VectorEnv

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Opponents = "random",
        seat: int = 0,
        *,
        threads: int = 0,
        copy: bool = True,
        **options: object,
    ) -> None:
        self.game = game_of(game, **options)
        self.num_envs = num_envs
        self._learner = Learner(self.game, num_envs, seat, opponents, threads=threads)
        batch = self._learner.batch
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over: Flags = np.ones(num_envs, np.bool_)
        self._masks = np.zeros((num_envs, batch.actions), np.int8)
        self._planes = np.zeros((num_envs, *batch.observation_shape), np.uint8)
        self._copy = copy

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games: game i with the seed + i, or with its own of a list."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        own: Sequence[int | None] = (
            [None if seed is None else seed + i for i in range(self.num_envs)]
            if seed is None or isinstance(seed, int)
            else seed
        )
        for index, one in enumerate(own):
            self._learner.reset(index, one)
        self._learner.go_on()
        self._over = np.zeros(self.num_envs, np.bool_)
        return self._observed(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Do an action in each game that goes on, and begin those anew that were over."""
        batch, begins = self._learner.batch, self._over
        for index in np.flatnonzero(begins).tolist():
            self._learner.reset(index, None)
        legal = self._legal(actions) & ~begins
        batch.act(np.where(legal, actions, -1))
        self._learner.go_on()
        illegal = ~legal & ~begins
        rewards = batch.rewards()[:, self._learner.seat].astype(np.float64)
        rewards[illegal] = ILLEGAL
        self._over = batch.done() | illegal
        infos = _told(illegal)
        return self._observed(), rewards, self._over.copy(), np.zeros_like(self._over), infos

    def action_masks(self) -> Flags:
        """Which actions are legal in each game, as they were last observed."""
        return self._masks.astype(np.bool_)

    def _legal(self, actions: NDArray[np.int64]) -> Flags:
        known = (actions >= 0) & (actions < self._masks.shape[1])
        chosen = np.where(known, actions, 0)
        legal: Flags = known & (self._masks[np.arange(self.num_envs), chosen] == 1)
        return legal

    def _observed(self) -> Observed:
        """What the seat sees of all games; masks of games that are over are empty."""
        batch = self._learner.batch
        batch.masks(self._masks)
        batch.observations(self._learner.seat, self._planes)
        if self._copy:
            return Observed(observation=self._planes.copy(), action_mask=self._masks.copy())
        return Observed(observation=self._planes, action_mask=self._masks)


def _told(illegal: Flags) -> dict[str, Any]:
    """Where an action was not legal, in the form that Gymnasium has for such."""
    if not illegal.any():
        return {}
    return {"illegal_action": illegal, "_illegal_action": illegal.copy()}
