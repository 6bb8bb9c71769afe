"""Who looks at our games in OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from tessella.envs.picture import text
from tessella.envs.tables import observation_shape

if TYPE_CHECKING:
    from tessella.core import Game, View


class Observer:
    """What a seat sees, as planes and as text; with perfect recall, all that it has seen as text.

    The planes are the same with perfect recall: they are of what the seat sees.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of our games take no parameters, but were given {params}")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("our games are observed as one seat sees them, with what it hides")
        self._recalls = kind is not None and kind.perfect_recall
        shape = observation_shape(game)
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: Any, player: int) -> None:
        """Write the planes of a seat."""
        self.dict["observation"][:] = state.play.observation(player)

    def string_from(self, state: Any, player: int) -> str:
        """What a seat sees, or all that it has seen."""
        if self._recalls:
            return "\n".join((f"seat {player}", *state.seen(player)))
        return f"seat {player}\n{_text(state.view(player))}"


def _text(view: View) -> str:
    """The board, scores and turn; then what lies before each seat."""
    racks = (
        f"{rack.seat}: {' '.join(piece.name for piece in rack.pieces)} {rack.hidden or ''}".rstrip()
        for rack in view.racks
    )
    return "\n".join((text(view).rstrip("\n"), *racks))
