"""A game in progress: its record, its states, who sits where, and where it is kept."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError
from tessella.cli.files import write_file
from tessella.core import CHANCE, record_text
from tessella.core.chance import sample
from tessella.players import SeatedPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tessella.cli.seats import Seat
    from tessella.core import Game, Move, Record, State, View
    from tessella.core.event import Event


class Session:
    """A game that goes on move by move. `states` has one more than there are moves.

    What chance and the players do follows from the seed and the number of moves alone, so a game
    that is taken back or resumed with its seed goes on as it would have.
    """

    def __init__(
        self, record: Record, seats: Sequence[Seat], seed: str, save: Path | None = None
    ) -> None:
        self.record = record
        self.seats = tuple(seats)
        self.seed = seed
        self.save = save
        self.states = list(record.states())
        self._seated: dict[int, SeatedPlayer] = {}

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.record.game

    @property
    def state(self) -> State:
        """The state after the last move."""
        return self.states[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of those at the keyboard."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    @property
    def viewer(self) -> int | None:
        """Whose view the screen shows: the only human's; of several the one's on turn."""
        if len(self.humans) == 1:
            return self.humans[0]
        return self.state.turn if self.state.turn in self.humans else None

    def play(self, move: Move) -> None:
        """Make a move."""
        self.record = self.record.add(move)
        self.states.append(self.record.state)

    def rng(self) -> Random:
        """The randomness of the next move."""
        return Random(f"{self.seed}/{len(self.record.moves)}")

    def go_on(self) -> bool:
        """Let chance or a player move; False if a human has the turn or the game is over."""
        turn = self.state.turn
        if turn is None or turn in self.humans:
            return False
        if turn == CHANCE:
            self.play(sample(self.state, self.rng()))
        else:
            self.play(self._seated_at(turn).choose(self.states, self.rng()))
        return True

    def _seated_at(self, seat: int) -> SeatedPlayer:
        """The player on a seat, the same one all through the game."""
        if seat not in self._seated:
            self._seated[seat] = SeatedPlayer(self.seats[seat].player, seat)
        return self._seated[seat]

    def close(self) -> None:
        """End what the players keep running."""
        for seated_player in self._seated.values():
            seated_player.close()

    def keep(self) -> None:
        """Write the record to its file, if it has one."""
        if self.save is not None:
            write_file(self.save, self.text)

    @property
    def text(self) -> str:
        """The record as text; the states are at hand, so nothing is played again for it."""
        return record_text.write(self.record, [state.turn for state in self.states[:-1]])

    def events(self, since: int, viewer: int | None) -> list[Event]:
        """What happened after so many moves, as the viewer may know it."""
        return [event for state in self.states[since + 1 :] for event in state.view(viewer).events]

    def last_turn(self, seat: int | None) -> int:
        """How many moves there were before a seat's last move (None: the last of any seat)."""
        turns = (
            number
            for number in reversed(range(len(self.record.moves)))
            if self.states[number].turn == seat
            or (seat is None and self.states[number].turn != CHANCE)
        )
        return next(turns, -1)

    def undo(self) -> tuple[int, Move]:
        """Take back the last move of a human and all replies; say whose it was."""
        number = max((self.last_turn(seat) for seat in self.humans), default=-1)
        if number < 0:
            raise CommandError("cli-undo-nothing")
        if any(state.turn == CHANCE for state in self.states[number + 1 :]):
            raise CommandError("cli-undo-chance")
        if any(has_secrets(state.view(None)) for state in self.states[number:]):
            raise CommandError("cli-undo-secrets")
        seat, move = self.states[number].turn, self.record.moves[number]
        self.record = self.record.cut(number)
        del self.states[number + 1 :]
        return seat or 0, move


def has_secrets(view: View) -> bool:
    """Whether some seat holds what not all may see."""
    return any(rack.hidden for rack in view.racks if rack.seat is not None)
