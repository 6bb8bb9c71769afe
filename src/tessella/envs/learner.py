"""Games in which one seat learns: players of ours have the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from tessella import engine
from tessella.core.actions import ActionError
from tessella.core.errors import SeatError
from tessella.envs.spaces import SEED_BITS, seed_of
from tessella.players import Player, RandomPlayer, StatefulPlayer, player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tessella.core import Game

Opponents: TypeAlias = "str | Player | list[str | Player] | tuple[str | Player, ...]"
"""The name of a player, or a player: for all other seats, or one for each in the order of play."""


class Learner:
    """Many games side by side. What happens in one depends on its own seed and actions alone."""

    def __init__(
        self, game: Game, count: int, seat: int, opponents: Opponents, *, threads: int = 1
    ) -> None:
        if not 0 <= seat < game.seats:
            raise SeatError("seat-unknown", seat=seat, last=game.seats - 1)
        self.game = game
        self.seat = seat
        self.batch = engine.batch(game, count, seed=0, threads=threads)
        self._rngs = [Random(seed_of(None)) for _ in range(count)]
        self._players = _seated(game, seat, opponents)
        self._at_random = all(isinstance(one, RandomPlayer) for one in self._players.values())

    def reset(self, index: int, seed: int | None) -> None:
        """Begin one game anew; without a seed by the next one that follows from the last."""
        if seed is None:
            seed = self._rngs[index].getrandbits(SEED_BITS)
        else:
            self._rngs[index] = Random(seed)
        self.batch.reset(index, seed)

    def go_on(self) -> None:
        """Play chance and the others until the learner has the turn or the game is over."""
        if self._at_random:
            self.batch.play_others(self.seat)
            return
        self.batch.play_chance()
        for index, turn in enumerate(self.batch.turns().tolist()):
            self._play_others(index, turn)

    def _play_others(self, index: int, turn: int) -> None:
        """Ask the players of one game; each is shown the view of its seat and nothing else."""
        while turn >= 0 and turn != self.seat:
            view = engine.to_law(self.game, self.batch[index]).view(turn)
            move = self._players[turn].choose(view, self._rngs[index])
            self.batch.act_in(index, self.batch.action(index, move.text))
            turn = self.batch.turn(index)


def _seated(game: Game, seat: int, opponents: Opponents) -> Mapping[int, Player]:
    """The players of the other seats."""
    others = [(seat + after) % game.seats for after in range(1, game.seats)]
    chosen = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * len(others)
    if len(chosen) != len(others):
        raise ActionError("action-opponents", given=len(chosen), wanted=len(others))
    players = [player(one) if isinstance(one, str) else one for one in chosen]
    if any(isinstance(one, StatefulPlayer) for one in players):
        raise ActionError("action-stateful")
    return dict(zip(others, players, strict=True))
