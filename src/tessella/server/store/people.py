"""People in the database: guests, accounts, bots, and those who have left."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tessella.server.errors import Problem
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import (
    blocks,
    chat,
    follows,
    matches,
    mutes,
    people,
    seats,
    sessions,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DELETED_NAME: Final = "deleted person"
SWEPT: Final = 1000
"""So many guests are forgotten at a time; others wait for the database meanwhile."""


class Kind(StrEnum):
    """What kind of person a row is."""

    GUEST = "guest"
    ACCOUNT = "account"
    BOT = "bot"
    DELETED = "deleted"
    """Somebody who has left; the row stays for the matches that others played with them."""
    MERGED = "merged"
    """A guest whose games went to the account `owner`."""


@dataclass(frozen=True, slots=True)
class Person:
    """A row of `people`."""

    id: str
    kind: Kind
    name: str
    password: str | None = field(repr=False)
    email: str | None = field(repr=False)
    owner: str | None
    created: int
    seen: int
    gone: int | None

    @property
    def is_here(self) -> bool:
        """Whether this person can still do something."""
        return self.gone is None


_COLUMNS = [column for column in people.c if column.name != "name_key"]
_BY_ID = Prepared(select(*_COLUMNS).where(people.c.id == bindparam("person")))
_HELD = Prepared(
    select(people.c.name)
    .where(people.c.id == bindparam("person"), people.c.gone.is_(None))
    .with_for_update(read=True)
)
_MUTED = Prepared(select(mutes.c.muted).where(mutes.c.person == bindparam("hearer")))
_BLOCKED = Prepared(select(blocks.c.blocked).where(blocks.c.person == bindparam("hearer")))


def _person(row: Sequence[Any]) -> Person:
    id_, kind, *rest = row
    return Person(id_, Kind(kind), *rest)


def by_id(connection: Connection, person: str) -> Person | None:
    """The person with this id."""
    rows = _BY_ID.rows(connection, person=person)
    return _person(rows[0]) if rows else None


def held_name(connection: Connection, person: str) -> str | None:
    """What somebody is called who is here, and stays so until the transaction ends."""
    rows = _HELD.rows(connection, person=person)
    return str(rows[0][0]) if rows else None


def hold(connection: Connection, ids: Iterable[str]) -> None:
    """Keep others from relying on these people until the transaction ends.

    Whoever changes names in logs does this before it looks for them: who sits down holds the
    same row, so that no seat is taken between the two.
    """
    query = select(people.c.id).where(people.c.id.in_(set(ids))).order_by(people.c.id)
    connection.execute(query.with_for_update()).all()


def by_key(connection: Connection, key: str) -> Person | None:
    """The person whose name is compared as `key`."""
    row = connection.execute(select(*_COLUMNS).where(people.c.name_key == key)).one_or_none()
    return _person(row) if row else None


def by_ids(connection: Connection, ids: Iterable[str]) -> dict[str, Person]:
    """The people with these ids."""
    rows = connection.execute(select(*_COLUMNS).where(people.c.id.in_(set(ids))))
    return {person.id: person for person in map(_person, rows)}


def bots_of(connection: Connection, owner: str) -> list[Person]:
    """The bots of a person, by name."""
    query = select(*_COLUMNS).where(people.c.owner == owner, people.c.kind == Kind.BOT)
    return [_person(row) for row in connection.execute(query.order_by(people.c.name_key))]


def add(connection: Connection, person: Person, key: str) -> Person:
    """Add a person; a `Problem` if the name is taken."""
    values = {
        **{name: getattr(person, name) for name in Person.__slots__},
        "kind": str(person.kind),
        "name_key": key,
    }
    if by_key(connection, key) is not None:
        raise Problem("name-taken", name=person.name)
    try:
        connection.execute(insert(people).values(values))
    except IntegrityError as error:  # somebody else took it at the same moment
        raise Problem("name-taken", name=person.name) from error
    return person


def change(connection: Connection, person: str, **values: Any) -> None:
    """Change columns of a person; a `Problem` if the name is taken."""
    key = values.get("name_key")
    other = by_key(connection, key) if key is not None else None
    if other is not None and other.id != person:
        raise Problem("name-taken", name=values["name"])
    try:
        connection.execute(update(people).where(people.c.id == person).values(values))
    except IntegrityError as error:
        raise Problem("name-taken", name=values.get("name", "")) from error


def remove(connection: Connection, person: str) -> None:
    """Leave no trace of somebody who has done nothing."""
    connection.execute(delete(people).where(people.c.id == person))


def mute(connection: Connection, person: str, muted: str) -> None:
    """Let a person hear nothing more of another."""
    if muted not in muted_alone(connection, person):
        connection.execute(insert(mutes).values(person=person, muted=muted))


def unmute(connection: Connection, person: str, muted: str) -> None:
    """Let a person hear another again."""
    connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))


def muted_by(connection: Connection, person: str) -> set[str]:
    """The ids of those whom a person does not want to hear: muted or blocked."""
    blocked = {other for (other,) in _BLOCKED.rows(connection, hearer=person)}
    return blocked | muted_alone(connection, person)


def muted_alone(connection: Connection, person: str) -> set[str]:
    """The ids of those whom a person has muted."""
    return {muted for (muted,) in _MUTED.rows(connection, hearer=person)}


def sweep(connection: Connection, now: int) -> int:
    """Forget sessions that have expired, and guests who left no trace; return how many guests."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    traces = (sessions.c.person, seats.c.person, matches.c.creator, chat.c.person)
    unknown = [~exists().where(column == people.c.id) for column in traces]
    query = select(people.c.id).where(people.c.kind == Kind.GUEST, *unknown).limit(SWEPT)
    guests = list(connection.execute(query).scalars())
    either = or_(mutes.c.person.in_(guests), mutes.c.muted.in_(guests))
    connection.execute(delete(mutes).where(either))
    for table, other in ((follows, follows.c.followed), (blocks, blocks.c.blocked)):
        either = or_(table.c.person.in_(guests), other.in_(guests))
        connection.execute(delete(table).where(either))
    connection.execute(delete(people).where(people.c.id.in_(guests)))
    return len(guests)
