"""A player on a seat, kept in step with a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.players.player import StatefulPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tessella.core import Move, State
    from tessella.players.player import Player


class SeatedPlayer:
    """Hands a player the views of its seat, and nothing else.

    `states` are all states of the match, from the start to the last; moves may have been taken back
    since the last time.
    """

    def __init__(self, player: Player, seat: int) -> None:
        self.player = player
        self.seat = seat
        self._told: list[State] = []

    def choose(self, states: Sequence[State], rng: Random) -> Move:
        """The player's move in the last of the states."""
        self.follow(states)
        return self.player.choose(states[-1].view(self.seat), rng)

    def follow(self, states: Sequence[State]) -> None:
        """Tell a stateful player what it has not been told; all of it, if moves were taken back."""
        if not isinstance(self.player, StatefulPlayer):
            return
        known = len(self._told)
        if known > len(states) or any(
            ours is not theirs for ours, theirs in zip(self._told, states, strict=False)
        ):
            known = 0
        for state in states[known:]:
            self.player.watch(state.view(self.seat))
        self._told = list(states)

    def close(self) -> None:
        """End all that the player keeps running."""
        self._told = []
        if isinstance(self.player, StatefulPlayer):
            self.player.close()
