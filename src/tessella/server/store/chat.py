"""What people say at a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select

from tessella.server.errors import Problem
from tessella.server.store.people import held_name
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import chat, matches, mutes, people

if TYPE_CHECKING:
    from sqlalchemy import Connection


class Words(msgspec.Struct, frozen=True):
    """Free words, or the name of a preset."""

    text: str
    preset: bool = False


_words: Final = msgspec.json.Decoder(Words)


_LAST: Final = Prepared(
    select(chat.c.number, chat.c.at, chat.c.person, people.c.name, chat.c.body)
    .join_from(chat, people, chat.c.person == people.c.id)
    .where(
        chat.c.match == bindparam("id"),
        chat.c.person.not_in(select(mutes.c.muted).where(mutes.c.person == bindparam("reader"))),
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


def keep_remark(
    connection: Connection, match_id: str, person: str, request: str, at: int, words: Words
) -> tuple[int, bool]:
    """Keep what was said, once for each request; its number at this match, and if it is the first.

    Processes that number remarks of one match wait for each other. Who has gone says nothing more.
    """
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
    body = msgspec.json.encode(words).decode()
    row = {"match": match_id, "number": number, "at": at, "person": person, "request": request}
    connection.execute(insert(chat), {**row, "body": body})
    return number, True


def read_remarks(connection: Connection, match_id: str, reader: str, last: int) -> list[Remark]:
    """The last remarks at a match, in order, without those of people whom the reader muted."""
    rows = _LAST.rows(connection, id=match_id, reader=reader, last=last)
    return [Remark(r[0], r[1], r[2], r[3], _words.decode(r[4])) for r in reversed(rows)]
