"""A record: a whole game as a value, and as a readable file that replays to the same state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tessella.core import record_text
from tessella.core.errors import IllegalMove, NotationError, RecordError, shown
from tessella.core.fair import FairError
from tessella.core.move import ChanceMove, Move, Pass

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

    from tessella.core.ending import Ending
    from tessella.core.fair import Fair
    from tessella.core.game import Game
    from tessella.core.result import Result
    from tessella.core.state import State


@dataclass(frozen=True, slots=True)
class Record:
    """Game, options and every move, chance included; who sat where and when, if known.

    `fair` is what the dice follow from if they can be audited, `ended` how the match ended if
    not by the rules. Among the moves may be those of the table, which pass over a seat that left.
    """

    game: Game
    players: tuple[str, ...] = ()
    date: dt.date | None = None
    moves: tuple[Move, ...] = ()
    fair: Fair | None = None
    ended: Ending | None = None
    _last: State | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        record_text.check_players(self.game, self.players)
        if self.fair is not None and len(self.fair.nonces) != self.game.seats:
            raise FairError("fair-nonces", seats=self.game.seats, nonces=len(self.fair.nonces))

    @property
    def state(self) -> State:
        """The state after the last move."""
        if self._last is not None:
            return self._last
        *_, last = self.states()
        return last

    @property
    def result(self) -> Result | None:
        """Who won, by the rules or by how the match ended; None while it goes on."""
        if self.ended is None:
            return self.state.result
        return self.ended.result(self.state, away(self.moves))

    @property
    def chances(self) -> int:
        """How many moves chance has made: the number of its next one, counted from 0."""
        return sum(isinstance(move, ChanceMove) for move in self.moves)

    def add(self, move: Move | str) -> Record:
        """This record with one more move, or act of the table; what is forbidden is refused."""
        move = _read(self.game, move)
        if self.ended is not None:
            raise IllegalMove("illegal-ended", move=move, rule=self.game.turn_rule)
        after = _played(self.state, move, self.moves)
        return replace(self, moves=(*self.moves, move), _last=after)

    def end(self, ending: Ending) -> Record:
        """This record of a match that has ended so, outside the rules."""
        if self.ended is not None:
            raise RecordError("ending-over", line=0, rule=self.ended.how.value)
        ending.result(self.state, away(self.moves))
        return replace(self, ended=ending)

    def cut(self, length: int) -> Record:
        """This record's first `length` moves."""
        moves = self.moves[:length]
        ended = self.ended if len(moves) == len(self.moves) else None
        return replace(self, moves=moves, ended=ended, _last=None)

    def states(self) -> Iterator[State]:
        """The states from the start to the last move: one more than there are moves."""
        return states_from(self.game.start(), self.moves)

    def dumps(self) -> str:
        """The record as the text of a file."""
        actors = [state.turn for state in self.states()][: len(self.moves)]
        return record_text.write(self, actors)

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record that a text holds; RecordError says in which line, and why, it does not."""
        lines = record_text.Lines(text)
        head = record_text.head(lines)
        steps = list(replay(lines, head.game))
        return read_tail(lines, head, steps)


class Step(NamedTuple):
    """A line of a record: its number, the state before it, the move, and the state after it."""

    line: int
    before: State
    move: Move
    after: State


def replay(lines: record_text.Lines, game: Game) -> Iterator[Step]:
    """Play the lines of the moves, one after another."""
    state, moves = game.start(), list[Move]()
    for number, actor, text in record_text.moves(lines):
        move, after = _play_line(state, number, actor, text, moves)
        yield Step(number, state, move, after)
        moves.append(move)
        state = after


def read_tail(lines: record_text.Lines, head: record_text.Head, steps: Sequence[Step]) -> Record:
    """The record whose head and moves have been read, and whose tail comes next."""
    tail = record_text.tail(lines, len(steps))
    moves = tuple(step.move for step in steps)
    last = steps[-1].after if steps else head.game.start()
    record = Record(head.game, head.players, head.date, moves, head.fair, tail.ended, last)
    tail.check(record)
    return record


def states_from(start: State, moves: Sequence[Move]) -> Iterator[State]:
    """The states from one on, through some moves: one more than there are moves."""
    state = start
    yield state
    for number, move in enumerate(moves):
        state = _played(state, move, islice(moves, number))
        yield state


def away(moves: Iterable[Move]) -> tuple[int, ...]:
    """The seats that have left, as far as the table has passed them over, in that order."""
    return tuple(dict.fromkeys(move.seat for move in moves if isinstance(move, Pass)))


def _read(game: Game, move: Move | str) -> Move:
    """A move of the game, or an act of the table."""
    return Pass.read(move.text if isinstance(move, Move) else move) or game.parse(move)


def _played(state: State, move: Move, before: Iterable[Move]) -> State:
    """The state after a move or an act of the table, given the moves before it."""
    if not isinstance(move, Pass):
        return state.play(move)
    after = state.passed_over(away(before)) if state.turn == move.seat else None
    if after is None:
        raise IllegalMove("illegal-pass", move=move, rule=state.game.turn_rule)
    return after


def _play_line(
    state: State, number: int, actor: str, text: str, before: Iterable[Move]
) -> tuple[Move, State]:
    """The move of one line, and the state after it."""
    act = Pass.read(text) if actor == record_text.TABLE else None
    if act is None and state.turn is not None and actor != record_text.actor(state.turn):
        due = record_text.actor(state.turn)
        raise RecordError("record-turn", line=number, actor=shown(actor), due=due)
    try:
        move = act or state.game.parse(text)
        return move, _played(state, move, before)
    except (IllegalMove, NotationError) as error:
        raise RecordError("record-move", line=number, why=error.message) from error
