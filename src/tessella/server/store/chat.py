"""What people say at a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select

from tessella.server.errors import Problem
from tessella.server.store.people import held_name
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import blocks, chat, matches, mutes, people

if TYPE_CHECKING:
    from sqlalchemy import Connection


class Words(msgspec.Struct, frozen=True):
    """Free words, or the name of a preset."""

    text: str
    preset: bool = False


MOST: Final = 2000
"""After so many remarks at a match spectators say nothing more."""
_words: Final = msgspec.json.Decoder(Words)


_LAST: Final = Prepared(
    select(chat.c.number, chat.c.at, chat.c.person, people.c.name, chat.c.body, chat.c.spectator)
    .join_from(chat, people, chat.c.person == people.c.id)
    .where(
        chat.c.match == bindparam("id"),
        chat.c.spectator.in_([bindparam("one"), bindparam("other")]),
        chat.c.person.not_in(select(mutes.c.muted).where(mutes.c.person == bindparam("reader"))),
        chat.c.person.not_in(
            select(blocks.c.blocked).where(blocks.c.person == bindparam("reader"))
        ),
    )
    .order_by(chat.c.number.desc())
    .limit(bindparam("last"))
)


class Remark(msgspec.Struct, frozen=True):
    """Words with their place, time and speaker."""

    number: int
    at: int
    person: str
    name: str
    words: Words
    spectator: bool = False


def keep_remark(
    connection: Connection,
    match_id: str,
    person: str,
    request: str,
    remark: tuple[int, Words, bool],
) -> tuple[int, bool]:
    """Keep what was said, once for each request; its number at this match, and if it is the first.

    `remark` is the time, the words, and whether they are a spectator's.

    Processes that number remarks of one match wait for each other. Who has gone says nothing more.
    """
    at, words, spectator = remark
    if held_name(connection, person) is None:
        raise Problem("sign-in")
    connection.execute(select(matches.c.id).where(matches.c.id == match_id).with_for_update())
    known = connection.scalar(
        select(chat.c.number).where(
            chat.c.match == match_id, chat.c.person == person, chat.c.request == request
        )
    )
    if known is not None:
        return int(known), False
    query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match_id)
    number = int(connection.scalar(query) or 0) + 1
    if spectator and number > MOST:
        raise Problem("not-allowed-here", key="problem-chat-full", most=MOST)
    body = msgspec.json.encode(words).decode()
    row = {
        "spectator": spectator,
        "match": match_id,
        "number": number,
        "at": at,
        "person": person,
        "request": request,
    }
    connection.execute(insert(chat), {**row, "body": body})
    return number, True


def read_remarks(
    connection: Connection, match_id: str, reader: str, last: int, spectators: tuple[bool, bool]
) -> list[Remark]:
    """The last remarks at a match, in order, without those of people whom the reader muted.

    `spectators` are the kinds that are told: those of people who sit there, of spectators, or both.
    """
    one, other = spectators
    rows = _LAST.rows(connection, id=match_id, reader=reader, last=last, one=one, other=other)
    return [Remark(r[0], r[1], r[2], r[3], _words.decode(r[4]), bool(r[5])) for r in reversed(rows)]
