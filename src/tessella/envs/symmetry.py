"""Symmetries of a game, and what they make of actions, masks and observations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from tessella.core.actions import IDENTITY
from tessella.envs.tables import actions, observations_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella.core import Game

T = TypeVar("T", np.int8, np.uint8, np.float32, np.float64, np.bool_)


@dataclass(frozen=True, slots=True, eq=False)
class Symmetry:
    """What the rules do not tell apart: where each action, and each byte of a picture, goes."""

    name: str
    actions: NDArray[np.int64]
    bytes: NDArray[np.int64]

    def action(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """What actions become."""
        found: NDArray[np.int64] = self.actions[chosen]
        return found

    def mask(self, masks: NDArray[T]) -> NDArray[T]:
        """What masks become, or the policies of a network: one in each last row."""
        return _moved(masks, self.actions)

    def observation(self, planes: NDArray[T]) -> NDArray[T]:
        """What observations become: one, or many."""
        flat = planes.reshape(-1, len(self.bytes))
        return _moved(flat, self.bytes).reshape(planes.shape)


def _moved(values: NDArray[T], to: NDArray[np.int64]) -> NDArray[T]:
    found = np.empty_like(values)
    found[..., to] = values
    return found


def symmetry(game: Game, name: str) -> Symmetry:
    """A symmetry of a game; `facts(game).symmetries` has the names."""
    becomes = np.array(actions(game).symmetry(name), np.int64)
    planes = observations_of(game)
    if name == IDENTITY:
        return Symmetry(name, becomes, np.arange(np.prod(planes.shape(game))))
    return Symmetry(name, becomes, np.array(planes.becomes(game, name), np.int64))
