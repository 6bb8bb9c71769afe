"""The table of actions and the planes of each game, found beside its class."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

import numpy as np

from tessella.core.actions import ActionError
from tessella.core.registry import beside

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tessella.core import Game, View
    from tessella.core.actions import ActionModule, Actions
    from tessella.core.observation import ObservationModule

KEPT_TABLES: Final = 16


@lru_cache(KEPT_TABLES)
def actions(game: Game) -> Actions:
    """The frozen table of what seats can do in a game with its options."""
    module = beside(game, "actions")
    if module is None:
        raise ActionError("action-missing", game=game.title)
    return cast("ActionModule", module).actions(game)


def observation_shape(game: Game) -> tuple[int, int, int]:
    """How many planes, rows and columns an observation of a game has."""
    return observations_of(game).shape(game)


def observation(view: View) -> NDArray[np.uint8]:
    """What a seat sees, as planes: the same bytes that native games write, only slower."""
    planes = observations_of(view.game)
    return np.frombuffer(planes.encode(view), np.uint8).reshape(planes.shape(view.game))


def observations_of(game: Game) -> ObservationModule:
    """How a game writes what a seat sees."""
    module = beside(game, "observation")
    if module is None:
        raise ActionError("action-missing", game=game.title)
    return cast("ObservationModule", module)
