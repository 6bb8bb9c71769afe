"""A record: a whole game as a value, and as a readable file that replays to the same state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tessella.core import record_text
from tessella.core.errors import IllegalMove, NotationError, RecordError, shown

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator

    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.state import State


@dataclass(frozen=True, slots=True)
class Record:
    """Game, options and every move, chance included; who sat where and when, if known."""

    game: Game
    players: tuple[str, ...] = ()
    date: dt.date | None = None
    moves: tuple[Move, ...] = ()
    _last: State | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        record_text.check_players(self.game, self.players)

    @property
    def state(self) -> State:
        """The state after the last move."""
        if self._last is not None:
            return self._last
        *_, last = self.states()
        return last

    def add(self, move: Move | str) -> Record:
        """This record with one more move; what the law forbids is refused."""
        after = self.state.play(move)
        return replace(self, moves=(*self.moves, self.game.parse(move)), _last=after)

    def cut(self, length: int) -> Record:
        """This record's first `length` moves."""
        return replace(self, moves=self.moves[:length], _last=None)

    def states(self) -> Iterator[State]:
        """The states from the start to the last move: one more than there are moves."""
        state = self.game.start()
        yield state
        for move in self.moves:
            state = state.play(move)
            yield state

    def dumps(self) -> str:
        """The record as the text of a file."""
        actors = [state.turn for state in self.states()][: len(self.moves)]
        return record_text.write(self, actors)

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record that a text holds; RecordError says in which line, and why, it does not."""
        lines = record_text.Lines(text)
        head = record_text.head(lines)
        state, moves = head.game.start(), []
        for number, actor, move in record_text.moves(lines):
            state = _play_line(state, number, actor, move)
            moves.append(head.game.parse(move))
        record_text.tail(lines, len(moves)).check(state)
        return cls(head.game, head.players, head.date, tuple(moves), state)


def _play_line(state: State, number: int, actor: str, move: str) -> State:
    """The state after the move of one line."""
    if state.turn is not None and actor != record_text.actor(state.turn):
        due = record_text.actor(state.turn)
        raise RecordError("record-turn", line=number, actor=shown(actor), due=due)
    try:
        return state.play(move)
    except (IllegalMove, NotationError) as error:
        raise RecordError("record-move", line=number, why=error.message) from error
