"""The text of a record: a head, a line for each move, and a tail that must agree with the law."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tessella.core import fair_text
from tessella.core.chance import CHANCE
from tessella.core.ending import Ending
from tessella.core.errors import OptionError, RecordError, shown
from tessella.core.move import Pass
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tessella.core.fair import Fair
    from tessella.core.game import Game
    from tessella.core.move import Move
    from tessella.core.option import OptionValue
    from tessella.core.record import Record
    from tessella.core.result import Result
    from tessella.core.state import State

VERSION = 1
MAGIC = "tessella-record: "
NAME_LENGTH = 60
TEXT_LENGTH = 2_000_000
LINE_LENGTH = 500
TABLE = "table"
"""Who acts when a seat that has left is passed over."""


def actor(turn: int) -> str:
    """Who moves, as a line of a record names it: `chance`, or the seat's number."""
    return "chance" if turn == CHANCE else str(turn)


def check_players(game: Game, players: tuple[str, ...]) -> None:
    """Refuse names that would not fit on their line, or are not one for each seat."""
    if players and len(players) != game.seats:
        raise RecordError("record-players", line=0, seats=game.seats, names=len(players))
    for name in players:
        check_name(name)


def check_name(name: str) -> None:
    """Refuse a name that would not fit on its line."""
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable() or name != name.strip():
        raise RecordError("record-name", line=0, name=shown(name), limit=NAME_LENGTH)


def write(record: Record, actors: Sequence[int | None]) -> str:
    """The text of a record, given whose turn each move was."""
    seats = [f"seat {seat}: {name}" for seat, name in enumerate(record.players)]
    moves = [f"{_actor(a, move)} {move}" for a, move in zip(actors, record.moves, strict=True)]
    lines = [
        f"{MAGIC}{VERSION}",
        *record.game.lines,
        *([f"date: {record.date.isoformat()[:10]}"] if record.date else []),
        *seats,
        *(fair_text.written(record.fair) if record.fair else []),
        "moves:",
        *moves,
        f"end: {len(moves)} moves",
        *([f"ended: {record.ended}"] if record.ended else []),
        f"scores: {scores(record.state)}",
        f"result: {outcome(record.result)}",
    ]
    return "\n".join(lines) + "\n"


def _actor(turn: int | None, move: Move) -> str:
    return TABLE if isinstance(move, Pass) else actor(turn or 0)


def scores(state: State) -> str:
    """The scores of a state as the tail has them."""
    return " ".join(map(str, state.scores))


def outcome(result: Result | None) -> str:
    """A result as the tail has it."""
    if result is None:
        return "unfinished"
    winners = " ".join(map(str, result.winners)) or "nobody"
    return f"won by {winners} ({result.reason})"


@dataclass(frozen=True, slots=True)
class Head:
    """What stands before the moves."""

    game: Game
    players: tuple[str, ...]
    date: dt.date | None
    fair: Fair | None


@dataclass(frozen=True, slots=True)
class Tail:
    """What stands after the moves: a check that nothing was lost or altered on the way."""

    line: int
    ended: Ending | None
    scores: str
    outcome: str

    def check(self, record: Record) -> None:
        """Refuse a tail that the law does not confirm."""
        try:
            result = record.result
        except RecordError as error:
            raise RecordError("record-move", line=self.line - 1, why=error.message) from error
        for offset, said, true in (
            (0, self.scores, scores(record.state)),
            (1, self.outcome, outcome(result)),
        ):
            if said != true:
                raise RecordError(
                    "record-tail", line=self.line + offset, said=shown(said), true=true
                )


class Lines:
    """The lines of a record, one after another, each known by its number."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise RecordError("record-type", line=0, kind=type(text).__name__)
        if len(text) > TEXT_LENGTH:
            raise RecordError("record-long", line=0, length=len(text), limit=TEXT_LENGTH)
        self.lines = text.removesuffix("\n").split("\n")
        self.number = 0

    @property
    def next(self) -> str:
        """The line that comes next, unread; empty at the end of the text."""
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def take(self, start: str, expected: str) -> str:
        """The rest of the next line, which must begin with `start`."""
        line = self.next
        self.number += 1
        if self.number > len(self.lines):
            raise RecordError("record-short", line=self.number, expected=expected)
        if len(line) > LINE_LENGTH or not line.isprintable() or not line.startswith(start):
            raise self.refusal(expected)
        return line[len(start) :]

    def refusal(self, expected: str) -> RecordError:
        """The error for the line that was taken last."""
        text = shown(self.lines[self.number - 1])
        return RecordError("record-line", line=self.number, text=text, expected=expected)


def moves(lines: Lines) -> Iterator[tuple[int, str, str]]:
    """The lines of the moves as (line number, actor, move text)."""
    count = 0
    while not lines.next.startswith("end: "):
        line = lines.take("", f"SEAT MOVE | end: {count} moves")
        who, _, move = line.partition(" ")
        yield lines.number, who, move
        count += 1


def head(lines: Lines) -> Head:
    """What stands before the moves."""
    version = lines.take(MAGIC, f"{MAGIC}{VERSION}")
    if version != str(VERSION):
        raise RecordError("record-version", line=1, version=shown(version), ours=VERSION)
    game = _game(lines)
    date = _date(lines) if lines.next.startswith("date: ") else None
    players = _players(lines, game)
    fair = fair_text.read(lines, game.seats)
    if lines.take("moves:", "moves:"):
        raise lines.refusal("moves:")
    return Head(game, players, date, fair)


def _game(lines: Lines) -> Game:
    name = lines.take("game: ", "game: NAME")
    kind = read_kind(lines.number, name)
    options = lines.take("options: ", "") if lines.next.startswith("options: ") else ""
    return read_game(lines.number, kind, options)


def read_kind(line: int, name: str) -> type[Game]:
    """The game that a line names."""
    try:
        return game_type(name)
    except OptionError as error:
        raise RecordError("record-game", line=line, why=error.message) from error


def read_game(line: int, kind: type[Game], options: str) -> Game:
    """A game with options as a line has them: `seats=3 dice=false`."""
    try:
        return kind(**_options(line, kind, options))
    except OptionError as error:
        raise RecordError("record-game", line=line, why=error.message) from error


def _options(line: int, kind: type[Game], text: str) -> dict[str, OptionValue]:
    known = {option.name: option for option in kind.choices}
    chosen: dict[str, OptionValue] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in chosen:
            raise RecordError("record-option", line=line, text=shown(word))
        chosen[name] = known[name].read(value) if name in known else value
    return chosen


def _date(lines: Lines) -> dt.date:
    text = lines.take("date: ", "date: YYYY-MM-DD")
    try:
        date = dt.date.fromisoformat(text)
    except ValueError:
        date = None
    if date is None or date.isoformat() != text:
        raise RecordError("record-date", line=lines.number, text=shown(text))
    return date


def _players(lines: Lines, game: Game) -> tuple[str, ...]:
    if not lines.next.startswith("seat "):
        return ()
    return tuple(_name(lines, seat) for seat in range(game.seats))


def _name(lines: Lines, seat: int) -> str:
    name = lines.take(f"seat {seat}: ", f"seat {seat}: NAME")
    try:
        check_name(name)
    except RecordError as error:
        raise RecordError("record-move", line=lines.number, why=error.message) from error
    return name


def tail(lines: Lines, moves: int) -> Tail:
    """What stands after so many moves."""
    expected = f"end: {moves} moves"
    if lines.take("end: ", expected) != f"{moves} moves":
        raise RecordError("record-count", line=lines.number, moves=moves)
    ended = _ended(lines) if lines.next.startswith("ended: ") else None
    tail = Tail(
        lines.number + 1,
        ended,
        lines.take("scores: ", "scores: NUMBERS"),
        lines.take("result: ", "result: RESULT"),
    )
    if lines.number < len(lines.lines):
        raise RecordError("record-more", line=lines.number + 1)
    return tail


def _ended(lines: Lines) -> Ending:
    text = lines.take("ended: ", "ended: HOW SEATS")
    try:
        return Ending.read(text)
    except RecordError as error:
        raise RecordError("record-move", line=lines.number, why=error.message) from error
