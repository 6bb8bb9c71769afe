"""A line of play as one short text, for links and for those who type: game, options, moves.

`GAME seats=3 first:0 MOVE MOVE` says all that a record does but names and an end. One that begins
with a position that was set up has it after the options: `GAME at:turn=1;laid=0:PIECE MOVE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core import record_text, setup
from tessella.core.errors import IllegalMove, NotationError, RecordError
from tessella.core.move import Pass
from tessella.core.record import Record, states_from
from tessella.core.registry import game_type, games
from tessella.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tessella.core.format import Format
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.result import Result
    from tessella.core.state import State

FOREIGN: Final = "("
"""What files of other programs begin with; no record and no line does."""
AT: Final = "at:"
"""What the word begins with that holds a position; no move and no option does."""


@dataclass(frozen=True, slots=True)
class Line:
    """Moves from a position on: that before the game, or `position`, which was set up.

    `record` is what it was read from, if it was one.
    """

    start: Setup
    moves: tuple[Move, ...] = ()
    position: str = ""
    record: Record | None = None

    @classmethod
    def of(cls, game: Game, position: str, moves: Iterable[str]) -> Line:
        """A line whose texts can be read; whether its moves are legal is seen in playing."""
        start = setup.loads(game, position) if position else Setup(game.start())
        return cls(start, tuple(Pass.read(text) or game.parse(text) for text in moves), position)

    @property
    def game(self) -> Game:
        """The game, with its options."""
        return self.start.state.game

    def states(self) -> Iterator[State]:
        """The states from the first position to the last move."""
        return states_from(self.start.state, self.moves)

    @property
    def end(self) -> Setup:
        """The position after the last move."""
        states = self.states()
        found = Setup(next(states), self.start.laid)
        for move, state in zip(self.moves, states, strict=True):
            found = found.after(move, state)
        return found

    @property
    def state(self) -> State:
        """The state after the last move."""
        *_, last = self.states()
        return last

    @property
    def result(self) -> Result | None:
        """Who won, by the rules or by how the match ended; None while it goes on."""
        return self.state.result if self.record is None else self.record.result


def loads(text: str) -> Line:
    """A line of play; RecordError says which part of it cannot be read or played."""
    name, *words = text.split() or [""]
    options = [word for word in words if "=" in word and not word.startswith(AT)]
    kind = record_text.read_kind(1, name)
    game = record_text.read_game(1, kind, " ".join(options))
    rest = words[len(options) :]
    position = rest[0].removeprefix(AT) if rest and rest[0].startswith(AT) else ""
    try:
        line = Line.of(game, position, rest[1:] if position else rest)
        for _ in line.states():
            pass
    except (IllegalMove, NotationError) as error:
        raise RecordError("record-move", line=1, why=error.message) from error
    return line


def read_any(text: str) -> Line:
    """The line of a text of any kind: our files, those of other programs, or a line of play."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").lstrip()
    if plain.startswith(record_text.MAGIC):
        return _of_record(Record.loads(plain))
    forms = foreign_formats()
    if plain.startswith(FOREIGN) and forms:
        return _of_record(forms[0].loads(plain))
    return loads(plain)


def _of_record(record: Record) -> Line:
    return Line(Setup(record.game.start()), record.moves, record=record)


def foreign_formats() -> tuple[Format, ...]:
    """The formats of other programs that any game knows, each once."""
    return tuple(dict.fromkeys(form for name in games() for form in game_type(name).formats))
