"""The game on the engine's board, as commands set it up and take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessella.cli.gtp.line import Refusal
from tessella.core import CHANCE, Record
from tessella.core.errors import shown
from tessella.core.gtp import actor_name, actor_of, colour_names, lot_for
from tessella.core.move import ChanceMove

if TYPE_CHECKING:
    from tessella.core import Game, Move, State


class Position:
    """All states from the start to the last, the moves between them, and where commands began.

    In a game that leaves it open, a colour may move when it is another's turn; such a game is out
    of order, and cannot be recorded.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states: list[State] = [game.start()]
        self.moves: list[Move] = []
        self._begun: list[int] = []
        self._out_of_order: list[int] = []

    @property
    def state(self) -> State:
        """The state after the last move."""
        return self.states[-1]

    def read_actor(self, text: str) -> int:
        """The colour, or CHANCE, that a command names, in either case."""
        names = [*colour_names(self.game), ("chance",)]
        known = {name: place for place, own in enumerate(names) for name in own}
        place = known.get(text.lower())
        if place is None:
            usual = ", ".join(own[0] for own in names)
            raise Refusal(f"{shown(text)!r} is nobody here: say one of {usual}")
        return CHANCE if place == len(names) - 1 else place

    def at_turn(self, actor: int) -> tuple[State, Move | None]:
        """The state with the turn of a colour or chance, and the lot that goes without saying."""
        state = self.state
        if actor_of(state) == actor:
            return state, None
        lot = lot_for(state, actor)
        if lot is not None:
            return state.play(lot), lot
        handed = state.handed(actor) if actor != CHANCE else None
        if handed is None:
            raise self._not_the_turn(actor)
        return handed, None

    def _not_the_turn(self, actor: int) -> Refusal:
        state = self.state
        if state.result is not None:
            return Refusal(f"the game is over ({state.result.reason})")
        name = actor_name(self.game, actor)
        due = actor_name(self.game, CHANCE if state.colour is None else state.colour)
        return Refusal(f"it is the turn of {due}, not of {name} ({self.game.turn_rule})")

    def turned(self, actor: int, move: Move) -> int:
        """By how many quarters an opening lies elsewhere than the protocol has it begin."""
        if actor == CHANCE or not all(isinstance(made, ChanceMove) for made in self.moves):
            return 0
        return self.game.gtp_turned(actor, move)

    def legal(self, actor: int) -> list[Move]:
        """What a colour, or chance, may play."""
        moves = self.at_turn(actor)[0].moves()
        return [move for move in moves if not self.turned(actor, move)]

    def next_actor(self) -> int:
        """Whose move is due; at the start the first colour's, if that says who begins."""
        actor = actor_of(self.state)
        if actor is None:
            raise self._not_the_turn(CHANCE)
        return 0 if actor == CHANCE and lot_for(self.state, 0) is not None else actor

    def play(self, actor: int, move: Move | str) -> None:
        """Make a move."""
        before, lot = self.at_turn(actor)
        after = before.play(move)
        self._begun.append(len(self.moves))
        if before is not self.state and lot is None:
            self._out_of_order.append(len(self.moves))
        if lot is not None:
            self._add(lot, before)
        self._add(self.game.parse(move), after)

    def _add(self, move: Move, after: State) -> None:
        self.moves.append(move)
        self.states.append(after)

    def undo(self) -> None:
        """Take back what the last command played."""
        if not self._begun:
            raise Refusal("cannot undo: nothing has been played")
        length = self._begun.pop()
        del self.moves[length:], self.states[length + 1 :]
        self._out_of_order = [number for number in self._out_of_order if number < length]

    def record(self) -> Record:
        """The game as a record."""
        if self._out_of_order:
            raise Refusal(f"seats have moved out of turn here ({self.game.turn_rule}): no record")
        return Record(self.game, moves=tuple(self.moves))


def loaded(record: Record, number: int | None) -> Position:
    """The position at the end of a record, or before the move of that number.

    Lots, rolls and deals do not count.
    """
    position, states = Position(record.game), record.states()
    actors = [actor_of(state) for state in states][: len(record.moves)]
    by_seats = [place for place, actor in enumerate(actors) if actor != CHANCE]
    length = len(actors) if number is None or number > len(by_seats) else by_seats[number - 1]
    for actor, move in list(zip(actors, record.moves, strict=True))[:length]:
        position.play(CHANCE if actor is None else actor, move)
    return position
