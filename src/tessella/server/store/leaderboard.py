"""Leaderboards: who leads a game, and where somebody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import and_, desc, func, or_, select

from tessella.server.ranking.skill import ENOUGH_MATCHES, ENOUGH_SIGMA, Skill
from tessella.server.store.schema import people, ratings

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Row

PAGE: Final = 50
LONG: Final = 180 * 24 * 3600 * 1000
"""Who has played no rated match for so many milliseconds is not on the board."""
STEP: Final = 50
"""The width of a bar of the distribution, in points."""


class Placed(NamedTuple):
    """A line of a leaderboard."""

    place: int
    name: str
    kind: str
    skill: Skill
    updated: int


class Bar(NamedTuple):
    """How many people have a rating from `rating` on, and below the next bar."""

    rating: int
    people: int


def leaderboard(connection: Connection, game: str, page: int, now: int) -> tuple[Placed, ...]:
    """A page of the board, counted from 1."""
    first = (page - 1) * PAGE
    query = (
        select(ratings, people.c.name, people.c.kind)
        .join(people, people.c.id == ratings.c.person)
        .where(_ranked(game, now))
        .order_by(desc(ratings.c.floor), ratings.c.person)
        .offset(first)
        .limit(PAGE)
    )
    rows = connection.execute(query)
    return tuple(_placed(first + number, row) for number, row in enumerate(rows, start=1))


def place_of(connection: Connection, game: str, person: str, now: int) -> Placed | None:
    """Where a person stands on the board; None if they are not on it."""
    query = (
        select(ratings, people.c.name, people.c.kind)
        .join(people, people.c.id == ratings.c.person)
        .where(_ranked(game, now), ratings.c.person == person)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    ahead = or_(
        ratings.c.floor > row.floor,
        and_(ratings.c.floor == row.floor, ratings.c.person < person),
    )
    return _placed(1 + _count(connection, game, now, ahead), row)


def ranked_people(connection: Connection, game: str, now: int) -> int:
    """How many are on the board."""
    return _count(connection, game, now)


def distribution(connection: Connection, game: str, now: int) -> tuple[Bar, ...]:
    """How the ratings of those on the board are spread; bars without anybody are left out."""
    bar = (ratings.c.rating - ratings.c.rating % STEP).label("bar")
    query = (
        select(bar, func.count())
        .join(people, people.c.id == ratings.c.person)
        .where(_ranked(game, now))
        .group_by(bar)
        .order_by(bar)
    )
    return tuple(Bar(*row) for row in connection.execute(query))


def _count(connection: Connection, game: str, now: int, *more: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(ratings)
    joined = query.join(people, people.c.id == ratings.c.person)
    return connection.execute(joined.where(_ranked(game, now), *more)).scalar_one()


def _ranked(game: str, now: int) -> ColumnElement[bool]:
    """Whether a rating is on the board: known well enough, and in use."""
    return and_(
        ratings.c.game == game,
        ratings.c.matches >= ENOUGH_MATCHES,
        ratings.c.sigma <= ENOUGH_SIGMA,
        ratings.c.updated > now - LONG,
        people.c.gone.is_(None),
    )


def _placed(place: int, row: Row[tuple[object, ...]]) -> Placed:
    skill = Skill(row.mu, row.sigma, row.matches, row.wins)
    return Placed(place, row.name, row.kind, skill, row.updated)
