"""Games in Pentobi's dialect of the Smart Game Format (`.blksgf`).

A file names colours, and the first to lay a piece tells which seat began. Of a file with
variations the main line is read; properties that are neither moves nor names nor a date are passed
over.
"""

from __future__ import annotations

import datetime as dt
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tessella.core.errors import IllegalMove, NotationError, RecordError, shown
from tessella.core.format import Format
from tessella.core.gtp import lot_for
from tessella.core.move import First
from tessella.core.record import Record
from tessella.core.record_text import NAME_LENGTH, TEXT_LENGTH
from tessella.core.registry import game_type, games
from tessella.families.blokus.game import BlokusGame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tessella.core.game import Game

SETUP: Final = frozenset(("AB", "AW", "AE", "PL", "A1", "A2", "A3", "A4"))
TWO_PLAYERS: Final = ("PB", "PW")
MORE_PLAYERS: Final = ("P1", "P2", "P3", "P4")
TOKEN: Final = re.compile(
    r"\s*(?:(?P<mark>[(;)])|(?P<name>[A-Za-z0-9]+)|\[(?P<value>(?:[^\]\\]|\\.)*)\])", re.DOTALL
)
ESCAPED: Final = re.compile(r"[\]\\]")


@dataclass(frozen=True, slots=True)
class Property:
    """A property of a node, with the line that it stands in."""

    line: int
    name: str
    value: str


def loads(text: str) -> Record:
    """The record of a file with one game."""
    records = loads_all(text)
    if len(records) != 1:
        raise RecordError("sgf-games", line=0, count=len(records))
    return records[0]


def loads_all(text: str) -> list[Record]:
    """The records of a file with any number of games."""
    if len(text) > TEXT_LENGTH:
        raise RecordError("record-long", line=0, length=len(text), limit=TEXT_LENGTH)
    return [_record(main_line) for main_line in _games(text)]


def dumps(record: Record) -> str:
    """A record as the text of a file."""
    kind = _of_family(record.game)
    head = f"(;CA[UTF-8]GM[{_sgf_name(kind)}]"
    for name, player in zip(_player_properties(kind), record.players, strict=False):
        head += f"{name}[{ESCAPED.sub(_escape, player)}]"
    if record.date:
        head += f"DT[{record.date.isoformat()}]"
    turns = zip(record.states(), record.moves, strict=False)
    moves = [(state.colour, move) for state, move in turns if not isinstance(move, First)]
    lines = (f";{kind.sgf_colours[colour or 0]}[{move}]" for colour, move in moves)
    return "\n".join([head, *lines]) + ")\n"


SGF: Final = Format(".blksgf", loads, dumps)


def _of_family(game: Game) -> BlokusGame:
    if not isinstance(game, BlokusGame):
        raise TypeError(f"{game.name} has no such files")
    return game


def _dialects() -> dict[str, BlokusGame]:
    """The games of the family by their names in files."""
    kinds = (game_type(name) for name in games())
    return {
        name: kind(**options)
        for kind in kinds
        if issubclass(kind, BlokusGame)
        for name, options in kind.sgf_games.items()
    }


def _sgf_name(game: BlokusGame) -> str:
    """The name whose options are those of the game, as far as they matter to a file."""
    return next(
        name
        for name, options in game.sgf_games.items()
        if all(game.options[option] == value for option, value in options.items())
    )


def _player_properties(game: BlokusGame) -> tuple[str, ...]:
    return TWO_PLAYERS if game.seats == len(TWO_PLAYERS) else MORE_PLAYERS


def _escape(character: re.Match[str]) -> str:
    return "\\" + character[0]


def _tokens(text: str) -> Iterator[tuple[int, str, str]]:
    """The marks, names and values of a text, each with its line."""
    text = text.rstrip()
    place, line = 0, 1
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            raise RecordError("sgf-text", line=line, text=shown(text[place : place + 20].strip()))
        kind = match.lastgroup or ""
        line += text.count("\n", place, match.start(kind))
        yield line, kind, match[kind]
        line += match[kind].count("\n")
        place = match.end()


def _games(text: str) -> Iterator[list[Property]]:
    """The main line of each game: at every fork the first branch."""
    depth, left, name, line = 0, False, "", 1
    properties: list[Property] = []
    for line, kind, word in _tokens(text):
        if kind == "mark":
            depth += {"(": 1, ")": -1, ";": 0}[word]
            left = left or word == ")"
        elif kind == "name":
            name = word
        elif not left:
            properties.append(Property(line, name, re.sub(r"\\(.)", r"\1", word, flags=re.DOTALL)))
        if depth < 0 or (depth == 0 and word != ")"):
            raise RecordError("sgf-text", line=line, text=shown(word))
        if depth == 0:
            yield properties
            properties, left = [], False
    if depth or not text.strip():
        raise RecordError("record-short", line=line, expected=")")


def _record(properties: list[Property]) -> Record:
    """The record of one game."""
    facts = {p.name: p.value for p in properties}
    line = properties[0].line if properties else 1
    dialects = _dialects()
    played = dialects.get(facts.get("GM", ""))
    if played is None:
        ours = ", ".join(dialects)
        raise RecordError("sgf-game", line=line, game=shown(facts.get("GM", "")), ours=ours)
    for p in properties:
        if p.name in SETUP:
            raise RecordError("sgf-setup", line=p.line, name=p.name)
    record = Record(played, _players(played, facts), _date(facts))
    for p in properties:
        if p.name in played.sgf_colours:
            record = _add(record, p, played.sgf_colours)
    return record


def _players(game: BlokusGame, facts: dict[str, str]) -> tuple[str, ...]:
    properties = _player_properties(game)[: game.seats]
    names = [" ".join(facts.get(name, "").split()) for name in properties]
    return tuple(name[:NAME_LENGTH].strip() or "?" for name in names) if any(names) else ()


def _date(facts: dict[str, str]) -> dt.date | None:
    """The date, if it is a plain one; the format also allows others."""
    with suppress(ValueError):
        return dt.date.fromisoformat(facts.get("DT", ""))
    return None


def _add(record: Record, move: Property, colours: tuple[str, ...]) -> Record:
    """The record with the move of a property; the first one tells who began."""
    colour = colours.index(move.name)
    if not record.moves:
        record = record.add(lot_for(record.state, colour) or "first:0")
    due = record.state.colour
    if due is not None and due != colour:
        raise RecordError("record-turn", line=move.line, actor=move.name, due=colours[due])
    try:
        return record.add(move.value)
    except (IllegalMove, NotationError) as error:
        raise RecordError("record-move", line=move.line, why=error.message) from error
