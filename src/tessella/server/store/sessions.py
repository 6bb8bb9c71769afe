"""Sessions and tokens in the database; of both only digests are kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from tessella.server.store.people import Person, by_id
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import secrets, sessions, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Collection


@dataclass(frozen=True, slots=True)
class Session:
    """A row of `sessions`; `id` is the digest of what the cookie holds."""

    id: str = field(repr=False)
    person: str
    created: int
    used: int
    expires: int


@dataclass(frozen=True, slots=True)
class Token:
    """A row of `tokens`."""

    id: str
    digest: str = field(repr=False)
    person: str
    label: str
    scopes: str
    created: int
    used: int | None


_SESSION = Prepared(
    select(sessions).where(
        sessions.c.id == bindparam("session"), sessions.c.expires > bindparam("at")
    )
)


def signing_key(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A key that all processes share; made by the first that asks."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    kept = connection.execute(query).scalar()
    if kept is not None:
        return str(kept)
    value = make()
    connection.execute(insert(secrets).values(name=name, value=value))
    return value


def open_session(connection: Connection, session: Session) -> None:
    """Keep a session."""
    values = {name: getattr(session, name) for name in Session.__slots__}
    connection.execute(insert(sessions).values(values))


def session_of(connection: Connection, session: str, now: int) -> tuple[Session, Person] | None:
    """A session that has not expired, and whose it is."""
    for row in _SESSION.rows(connection, session=session, at=now):
        kept = Session(*row)
        person = by_id(connection, kept.person)
        if person is not None and person.is_here:
            return kept, person
    return None


def prolong(connection: Connection, session: str, used: int, expires: int) -> None:
    """Note that a session was used."""
    where = sessions.c.id == session
    connection.execute(update(sessions).where(where).values(used=used, expires=expires))


def close_session(connection: Connection, session: str) -> None:
    """Forget a session."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


def close_all(connection: Connection, person: str) -> None:
    """Forget all sessions of a person."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def still_good(
    connection: Connection, session_ids: Collection[str], token_ids: Collection[str]
) -> set[str]:
    """Those of these sessions and tokens that have not been closed or revoked."""
    found: set[str] = set()
    for table, ids in ((sessions, session_ids), (tokens, token_ids)):
        if ids:
            found.update(connection.scalars(select(table.c.id).where(table.c.id.in_(ids))))
    return found


def add_token(connection: Connection, token: Token) -> None:
    """Keep a token."""
    values = {name: getattr(token, name) for name in Token.__slots__}
    connection.execute(insert(tokens).values(values))


def token_of(connection: Connection, digest: str) -> tuple[Token, Person] | None:
    """The token with this digest, and whose it is."""
    row = connection.execute(select(tokens).where(tokens.c.digest == digest)).one_or_none()
    person = by_id(connection, row.person) if row else None
    if row is None or person is None or not person.is_here:
        return None
    return Token(*row), person


def tokens_of(connection: Connection, person: str) -> list[Token]:
    """The tokens of a person, oldest first."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created, tokens.c.id)
    return [Token(*row) for row in connection.execute(query)]


def count_tokens(connection: Connection, person: str) -> int:
    """How many tokens a person has."""
    query = select(func.count()).select_from(tokens).where(tokens.c.person == person)
    return int(connection.execute(query).scalar_one())


def token_used(connection: Connection, token: str, at: int) -> None:
    """Note that a token was used."""
    connection.execute(update(tokens).where(tokens.c.id == token).values(used=at))


def drop_token(connection: Connection, person: str, token: str) -> bool:
    """Revoke a token of a person; whether there was such a one."""
    where = (tokens.c.id == token, tokens.c.person == person)
    return connection.execute(delete(tokens).where(*where)).rowcount > 0


def drop_tokens(connection: Connection, person: str) -> None:
    """Revoke all tokens of a person."""
    connection.execute(delete(tokens).where(tokens.c.person == person))
