"""Open matches, and what a person has under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, exists, func, select

from tessella.server.match.match import Stage
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import entries, matches, people, ratings, seats

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection, Row, Select

MOST_NEWS = 20
"""How many matches that are over are looked through for rematches, and for declined challenges."""
DECLINED = '{"kind":"declined"'
"""How an entry begins that tells that a seat was not wanted."""

_MADE = Prepared(
    select(func.count()).where(
        matches.c.creator == bindparam("person"), matches.c.stage == bindparam("at")
    )
)


def read_open(connection: Connection, game: str | None, limit: int) -> list[Row[Any]]:
    """Public matches with a free chair, the latest first: (id, setup, created, name, rating, …)."""
    query = _open_matches().order_by(matches.c.created.desc()).limit(limit)
    if game is not None:
        query = query.where(matches.c.game == game)
    return list(connection.execute(query))


def count_under_way(connection: Connection, person: str) -> int:
    """How many matches of a person's making are open or running."""
    return sum(
        int(_MADE.rows(connection, person=person, at=stage.value)[0][0])
        for stage in (Stage.OPEN, Stage.RUNNING)
    )


def count_with_computers(connection: Connection, person: str) -> int:
    """How many of them have a computer at the table."""
    found = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.level.is_not(None))
    own = (matches.c.creator == person, matches.c.stage != Stage.OVER.value)
    query = select(func.count()).select_from(matches).where(*own, found.exists())
    return int(connection.execute(query).scalar_one())


def read_under_way(connection: Connection, person: str) -> list[Row[tuple[str, str, str, str]]]:
    """The matches where a person sits that are open or running: (id, game, by, stage)."""
    query = (
        _opened(matches.c.stage)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.stage != Stage.OVER.value)
        .distinct()
    )
    return list(connection.execute(query))


def read_asked_again(connection: Connection, person: str, since: int) -> list[Row[Any]]:
    """The matches of a person that ended since then, and where something was asked after that."""
    query = (
        _opened()
        .where(
            matches.c.id.in_(select(seats.c.match).where(seats.c.person == person)),
            matches.c.ended >= since,
            matches.c.touched > matches.c.ended,
            matches.c.rematch.is_(None),
        )
        .order_by(matches.c.ended.desc())
        .limit(MOST_NEWS)
    )
    return list(connection.execute(query))


def read_declined(connection: Connection, person: str, since: int) -> list[Row[Any]]:
    """The matches of a person's making that have ended since then, because they were declined."""
    last = exists().where(
        entries.c.match == matches.c.id,
        entries.c.version == matches.c.version,
        entries.c.body.startswith(DECLINED, autoescape=True),
    )
    query = (
        _opened()
        .where(
            matches.c.creator == person,
            matches.c.stage == Stage.OVER.value,
            matches.c.ended >= since,
            last,
        )
        .order_by(matches.c.ended.desc())
        .limit(MOST_NEWS)
    )
    return list(connection.execute(query))


def read_invitations(connection: Connection, person: str) -> list[Row[tuple[str, str, str]]]:
    """Open matches of others that keep a seat for a person who has not joined: (id, game, by)."""
    query = _kept_for(person).where(matches.c.creator != person)
    return list(connection.execute(query))


def read_unjoined(connection: Connection, person: str) -> list[Row[tuple[str, str, str]]]:
    """Open matches that a person has made, and not joined although a seat is kept for them."""
    query = _kept_for(person).where(matches.c.creator == person)
    return list(connection.execute(query))


def ids_by_name(connection: Connection, keys: list[str]) -> dict[str, str]:
    """The people whose names compare to these keys."""
    query = select(people.c.name_key, people.c.id).where(
        people.c.name_key.in_(keys), people.c.gone.is_(None)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def _opened(*columns: Column[Any]) -> Select[Any]:
    """Matches, with the names of those who opened them."""
    by = people.c.name.label("by")
    return select(matches.c.id, matches.c.game, by, *columns).join_from(
        matches, people, people.c.id == matches.c.creator
    )


def _kept_for(person: str) -> Select[Any]:
    """Open matches that keep a seat for a person who does not sit there."""
    sits = exists().where(seats.c.match == matches.c.id, seats.c.person == person)
    return _opened().where(
        matches.c.stage == Stage.OPEN.value,
        matches.c.setup.contains(f'"person":"{person}"', autoescape=True),
        ~sits,
    )


def _open_matches() -> Select[Any]:
    rated = and_(ratings.c.person == matches.c.creator, ratings.c.game == matches.c.game)
    return (
        select(
            matches.c.id,
            matches.c.setup,
            matches.c.created,
            matches.c.creator,
            people.c.name,
            ratings.c.rating,
        )
        .select_from(
            matches.join(people, people.c.id == matches.c.creator).outerjoin(ratings, rated)
        )
        .where(matches.c.stage == Stage.OPEN.value, matches.c.public)
    )
