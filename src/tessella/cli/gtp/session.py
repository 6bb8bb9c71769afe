"""What lies before the engine: the position, who thinks about it, and by what luck."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from tessella.cli.gtp.line import Refusal
from tessella.cli.gtp.position import Position
from tessella.core import CHANCE
from tessella.core.chance import sample
from tessella.core.gtp import actor_name
from tessella.players import Evaluator, SeatedPlayer, player

if TYPE_CHECKING:
    from tessella.core import Game, Move, View
    from tessella.core.evaluation import Report


@dataclass(frozen=True, slots=True)
class Question:
    """What the player was asked last."""

    seat: int
    view: View


class GtpSession:
    """The state of the engine between commands."""

    def __init__(self, game: Game, player_name: str, seed: str) -> None:
        self.position = Position(game)
        self.has_quit = False
        self._player = player_name
        self._seated = {0: SeatedPlayer(player(player_name), 0)}
        self._asked: Question | None = None
        self.reseed(seed)

    def reseed(self, seed: str) -> None:
        """Begin with other luck."""
        self._seed, self._rng = seed, Random(seed)

    def take(self, position: Position) -> None:
        """Put another game on the board."""
        self.position, self._asked = position, None

    def play(self, actor: int, move: str) -> None:
        """Make a move that was chosen elsewhere."""
        position, parsed = self.position, self.position.game.parse(move)
        if quarters := position.turned(actor, parsed):
            name, other = actor_name(position.game, actor), position.game.turned(parsed, quarters)
            raise Refusal(f"{name} starts at the other end of the board: say {other}")
        position.play(actor, parsed)
        self._asked = None

    def undo(self) -> None:
        """Take back what was played last."""
        self.position.undo()
        self._asked = None

    def choose(self, actor: int, *, again: bool = False) -> Move | None:
        """A move for a colour or for chance; None if it can only pass.

        `again` gives the same move for the same position, whatever was asked before.
        """
        rng = Random(self._seed) if again else self._rng
        state, lot = self.position.at_turn(actor)
        if state.turn is None or state.turn == CHANCE:
            return sample(state, rng)
        view = state.view(state.turn)
        if not view.moves:
            return None
        self._asked = Question(state.turn, view)
        seated_player = self._seated_at(state.turn)
        seated_player.follow([*self.position.states, *([state] if lot is not None else [])])
        move = seated_player.player.choose(view, rng)
        quarters = self.position.turned(actor, move)
        return self.position.game.turned(move, quarters) if quarters else move

    def _seated_at(self, seat: int) -> SeatedPlayer:
        if seat not in self._seated:
            self._seated[seat] = SeatedPlayer(player(self._player), seat)
        return self._seated[seat]

    def evaluate(self) -> tuple[int, Report]:
        """Who had to choose last, or has to now, and what the player finds of the moves."""
        asked = self._asked or self._question()
        evaluator = self._seated_at(asked.seat).player
        if not isinstance(evaluator, Evaluator):
            raise Refusal(f"the player {self._player} does not say what it thinks of moves")
        return asked.seat, evaluator.evaluate(asked.view, Random(self._seed))

    def _question(self) -> Question:
        """What the player would be asked next."""
        actor = self.position.next_actor()
        if actor == CHANCE:
            raise Refusal("chance has the turn, and does not think")
        state = self.position.at_turn(actor)[0]
        return Question(state.turn or 0, state.view(state.turn))

    def close(self) -> None:
        """End what the players keep running."""
        for seated_player in self._seated.values():
            seated_player.close()
