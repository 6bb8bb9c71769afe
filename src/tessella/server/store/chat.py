"""What people say at a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import func, insert, select

from tessella.server.store.schema import chat, mutes, people

if TYPE_CHECKING:
    from sqlalchemy import Connection


class Words(msgspec.Struct, frozen=True):
    """Free words, or the name of a preset."""

    text: str
    preset: bool = False


_words: Final = msgspec.json.Decoder(Words)


class Remark(msgspec.Struct, frozen=True):
    """Words with their place, time and speaker."""

    number: int
    at: int
    person: str
    name: str
    words: Words


def keep_remark(connection: Connection, match_id: str, person: str, at: int, words: Words) -> int:
    """Keep what was said; its number at this match."""
    query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match_id)
    number = int(connection.scalar(query) or 0) + 1
    body = msgspec.json.encode(words).decode()
    row = {"match": match_id, "number": number, "at": at, "person": person, "body": body}
    connection.execute(insert(chat), row)
    return number


def read_remarks(connection: Connection, match_id: str, reader: str, last: int) -> list[Remark]:
    """The last remarks at a match, in order, without those of people whom the reader muted."""
    muted = select(mutes.c.muted).where(mutes.c.person == reader)
    query = (
        select(chat.c.number, chat.c.at, chat.c.person, people.c.name, chat.c.body)
        .join_from(chat, people, chat.c.person == people.c.id)
        .where(chat.c.match == match_id, chat.c.person.not_in(muted))
        .order_by(chat.c.number.desc())
        .limit(last)
    )
    rows = reversed(connection.execute(query).all())
    return [Remark(r[0], r[1], r[2], r[3], _words.decode(r[4])) for r in rows]
