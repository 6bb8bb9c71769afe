"""What all environments share: spaces, observations and seeds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, TypedDict

import numpy as np
from gymnasium import spaces

from tessella.envs.tables import actions, observation_shape

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella.core import Game
    from tessella.engine import Batch

SEED_BITS: Final = 63
HIGHEST: Final = 255
ILLEGAL: Final = -1.0
"""What an action wins that is not legal; it ends the game."""


class Observed(TypedDict):
    """What an agent gets: planes, and which actions are legal."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


def observation_space(game: Game) -> spaces.Dict:
    """The planes and the mask of a game."""
    shape = observation_shape(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (len(actions(game)),), np.int8),
        }
    )


def observed(batch: Batch, seat: int) -> Observed:
    """What a seat gets of the only game of a batch; the mask is empty unless it has the turn."""
    mine = batch.turn(0) == seat
    mask = batch.masks()[0] if mine else np.zeros(batch.actions, np.int8)
    return Observed(observation=batch.observations(seat)[0], action_mask=mask)


def seed_of(seed: int | None) -> int:
    """A seed, or any if none is given."""
    return random.getrandbits(SEED_BITS) if seed is None else seed


def mask_of(observation: Any) -> NDArray[np.bool_]:
    """The mask of an observation, as those want it who learn with masks."""
    mask: NDArray[np.bool_] = observation["action_mask"].astype(np.bool_)
    return mask
