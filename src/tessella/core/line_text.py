"""A line of play as one short text, for links and for those who type: game, options, moves.

`GAME seats=3 first:0 MOVE MOVE` says all that a record does but names and an end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tessella.core import record_text
from tessella.core.errors import IllegalMove, NotationError, RecordError
from tessella.core.record import Record
from tessella.core.registry import game_type, games

if TYPE_CHECKING:
    from tessella.core.format import Format

FOREIGN: Final = "("
"""What files of other programs begin with; no record and no line does."""


def loads(text: str) -> Record:
    """The record of a line of play; RecordError says which of its moves cannot be played."""
    name, *words = text.split() or [""]
    options = [word for word in words if "=" in word]
    kind = record_text.read_kind(1, name)
    record = Record(record_text.read_game(1, kind, " ".join(options)))
    for move in words[len(options) :]:
        try:
            record = record.add(move)
        except (IllegalMove, NotationError) as error:
            raise RecordError("record-move", line=1, why=error.message) from error
    return record


def read_any(text: str) -> Record:
    """The record of a text of any kind: our files, those of other programs, or a line of play."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").lstrip()
    if plain.startswith(record_text.MAGIC):
        return Record.loads(plain)
    forms = foreign_formats()
    if plain.startswith(FOREIGN) and forms:
        return forms[0].loads(plain)
    return loads(plain)


def foreign_formats() -> tuple[Format, ...]:
    """The formats of other programs that any game knows, each once."""
    return tuple(dict.fromkeys(form for name in games() for form in game_type(name).formats))
