"""Whom people follow, whom they block, and whom they might follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, union

from tessella.server.errors import Problem
from tessella.server.match.match import Stage
from tessella.server.store.people import Kind
from tessella.server.store.schema import blocks, follows, matches, people, ratings, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection, Select, Table

MOST: Final = 500
"""So many people somebody may follow, and so many block."""
FOUND: Final = 10
"""So many are told to who searches."""
SUGGESTED: Final = 5
"""So many of each kind are suggested."""
RECENT: Final = 60
"""So many of the latest matches are looked through for opponents."""
NEAR: Final = 150
"""Points of rating within which somebody is near."""
RELATIONS: Final[tuple[tuple[Table, str], ...]] = ((follows, "followed"), (blocks, "blocked"))
OTHER: Final = {table.name: column for table, column in RELATIONS}
"""The column of whom a row is about."""


class Known(NamedTuple):
    """Somebody, as a list has them."""

    id: str
    name: str
    kind: str


class Suggestion(NamedTuple):
    """Somebody whom one might follow: an opponent of late, or one near the own rating in a game."""

    id: str
    name: str
    kind: str
    game: str
    rating: int | None


def follow(connection: Connection, person: str, other: str, at: int) -> None:
    """Follow somebody, unless one of them has blocked the other."""
    if blocked_among(connection, person, [other]):
        raise Problem("not-allowed-here", key="problem-blocked")
    _add(connection, follows, person, other, at)


def block(connection: Connection, person: str, other: str, at: int) -> None:
    """Have nothing to do with somebody; neither follows the other from then on."""
    _add(connection, blocks, person, other, at)
    pairs = ((person, other), (other, person))
    for one, two in pairs:
        connection.execute(delete(follows).where(*_row(follows, one, two)))


def remove(connection: Connection, table: Table, person: str, other: str) -> None:
    """Follow or block somebody no longer."""
    connection.execute(delete(table).where(*_row(table, person, other)))


def listed(connection: Connection, table: Table, person: str) -> list[Known]:
    """Those whom a person follows or blocks, by name."""
    query = (
        select(people.c.id, people.c.name, people.c.kind)
        .join_from(table, people, people.c.id == _other(table))
        .where(table.c.person == person, people.c.gone.is_(None))
        .order_by(people.c.name_key)
    )
    return [Known(*row) for row in connection.execute(query)]


def playing(connection: Connection, persons: Collection[str]) -> dict[str, str]:
    """The public matches under way in which people sit, one for each."""
    query = (
        select(seats.c.person, matches.c.id)
        .join_from(seats, matches, matches.c.id == seats.c.match)
        .where(seats.c.person.in_(persons), matches.c.public)
        .where(matches.c.stage == Stage.RUNNING.value)
        .order_by(matches.c.touched)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


def blocked_among(connection: Connection, person: str, others: Collection[str]) -> set[str]:
    """Those of some people who have blocked a person, or whom that person has blocked."""
    query = select(blocks.c.person, blocks.c.blocked).where(
        or_(
            and_(blocks.c.person == person, blocks.c.blocked.in_(others)),
            and_(blocks.c.blocked == person, blocks.c.person.in_(others)),
        )
    )
    return {one if two == person else two for one, two in connection.execute(query)}


def demand_unblocked(connection: Connection, person: str, others: Collection[str]) -> None:
    """Refuse to bring people together of whom one has blocked the other."""
    if others and blocked_among(connection, person, others):
        raise Problem("not-allowed-here", key="problem-blocked")


def search(connection: Connection, asker: str, key: str) -> list[Known]:
    """People whose names begin so, but not those who block the asker or are blocked."""
    query = (
        select(people.c.id, people.c.name, people.c.kind)
        .where(people.c.name_key >= key, people.c.name_key < f"{key[:-1]}{chr(ord(key[-1]) + 1)}")
        .where(people.c.name_key.startswith(key, autoescape=True), people.c.gone.is_(None))
        .where(people.c.kind.in_([Kind.ACCOUNT, Kind.BOT]))
        .where(people.c.id != asker, people.c.id.not_in(_blocked(asker)))
        .order_by(people.c.name_key)
        .limit(FOUND)
    )
    return [Known(*row) for row in connection.execute(query)]


def suggestions(connection: Connection, person: str) -> tuple[list[Suggestion], list[Suggestion]]:
    """Opponents of late, and people near one's rating, whom one does not follow."""
    hidden = union(select(follows.c.followed).where(follows.c.person == person), _blocked(person))
    known = {person, *connection.execute(hidden).scalars()}
    recent = _opponents(connection, person)
    met = [one for one in recent if one.id not in known][:SUGGESTED]
    near = _near(connection, person)
    told = known | {one.id for one in met}
    return met, [one for one in near if one.id not in told][:SUGGESTED]


def _opponents(connection: Connection, person: str) -> list[Suggestion]:
    mine = (
        select(matches.c.id, matches.c.game, matches.c.touched)
        .join_from(matches, seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.stage == Stage.OVER.value)
        .order_by(matches.c.touched.desc())
        .limit(RECENT)
        .subquery()
    )
    query = (
        select(people.c.id, people.c.name, people.c.kind, mine.c.game)
        .join_from(mine, seats, seats.c.match == mine.c.id)
        .join(people, people.c.id == seats.c.person)
        .where(people.c.id != person, people.c.gone.is_(None))
        .order_by(mine.c.touched.desc())
    )
    found: dict[str, Suggestion] = {}
    for id_, name, kind, game in connection.execute(query):
        found.setdefault(id_, Suggestion(id_, name, kind, game, None))
    return list(found.values())


def _near(connection: Connection, person: str) -> list[Suggestion]:
    own, other = ratings.alias("own"), ratings.alias("other")
    distance = func.abs(other.c.rating - own.c.rating)
    query = (
        select(people.c.id, people.c.name, people.c.kind, other.c.game, other.c.rating)
        .select_from(own)
        .join(other, and_(other.c.game == own.c.game, other.c.person != own.c.person))
        .join(people, people.c.id == other.c.person)
        .where(own.c.person == person, own.c.matches > 0, other.c.matches > 0)
        .where(people.c.gone.is_(None), distance <= NEAR)
        .order_by(distance, people.c.name_key)
        .limit(4 * SUGGESTED + MOST)
    )
    found: dict[str, Suggestion] = {}
    for row in connection.execute(query):
        found.setdefault(row[0], Suggestion(*row))
    return list(found.values())


def forget(connection: Connection, person: str) -> None:
    """Leave no trace of whom a person follows or blocks, nor of who does that to them."""
    for table, _ in RELATIONS:
        either = or_(table.c.person == person, _other(table) == person)
        connection.execute(delete(table).where(either))


def hand_on(connection: Connection, guest: str, account: str) -> None:
    """Let an account follow and block whom its guest did, and be followed by whom the guest was."""
    for table, column in RELATIONS:
        either = or_(table.c.person == guest, _other(table) == guest)
        query = select(table.c.person, _other(table), table.c.at).where(either)
        for one, two, at in connection.execute(query).all():
            pair = (account if one == guest else one, account if two == guest else two)
            if pair[0] != pair[1] and not _has(connection, table, *pair):
                values = {"person": pair[0], column: pair[1], "at": at}
                connection.execute(insert(table).values(values))


def _blocked(person: str) -> Select[tuple[str]]:
    """Those who have blocked a person, and whom that person has blocked."""
    both = union(
        select(blocks.c.blocked.label("other")).where(blocks.c.person == person),
        select(blocks.c.person.label("other")).where(blocks.c.blocked == person),
    ).subquery()
    return select(both.c.other)


def _add(connection: Connection, table: Table, person: str, other: str, at: int) -> None:
    if _has(connection, table, person, other):
        return
    count = select(func.count()).select_from(table).where(table.c.person == person)
    if int(connection.scalar(count) or 0) >= MOST:
        raise Problem("not-allowed-here", key="problem-friends-full", most=MOST)
    values = {"person": person, OTHER[table.name]: other}
    connection.execute(insert(table).values(values | {"at": at}))


def _has(connection: Connection, table: Table, person: str, other: str) -> bool:
    return connection.scalar(select(table.c.at).where(*_row(table, person, other))) is not None


def _row(table: Table, person: str, other: str) -> tuple[ColumnElement[bool], ...]:
    return table.c.person == person, _other(table) == other


def _other(table: Table) -> ColumnElement[str]:
    column: ColumnElement[str] = table.c[OTHER[table.name]]
    return column
