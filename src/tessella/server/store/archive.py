"""Matches to look at: finished ones by all that people search for, and those that are running."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import and_, desc, exists, func, select, tuple_

from tessella.server.match.match import Stage
from tessella.server.match.match_result import MatchResult
from tessella.server.match.setup import Setup
from tessella.server.store.ratings import changes_of
from tessella.server.store.schema import matches, people, ratings, seats
from tessella.server.store.visible import visible_to

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import ColumnElement, Connection, Row, Select

    from tessella.server.store.ratings import Change

PAGE: Final = 50
LIVE_FOR: Final = 24 * 3600 * 1000
"""A running match in which nothing has happened for so many milliseconds is not worth a look."""


class Outcome(Enum):
    """How a match went for the player who is searched for."""

    WON = "won"
    SHARED = "shared"
    LOST = "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What is searched for; None: whatever it is. People are ids, times milliseconds."""

    player: str | None = None
    opponent: str | None = None
    game: str | None = None
    since: int | None = None
    until: int | None = None
    outcome: Outcome | None = None
    rated: bool | None = None


class Place(NamedTuple):
    """Where a page of finished matches ended: the next one begins after it."""

    ended: int
    match: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sat on a seat, and how it went; `rating` is that before a match that was rated."""

    name: str | None
    kind: str
    level: int | None
    rank: int | None
    rating: int | None = None
    change: int | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in a list."""

    setup: Setup
    created: int
    touched: int
    ended: int | None
    seats: tuple[Seated, ...]
    ending: MatchResult | None


class Order(Enum):
    """What comes first among the running matches."""

    RATING = "rating"
    LATEST = "latest"


def finished(
    connection: Connection, search: Search, asker: str | None, after: Place | None = None
) -> tuple[Summary, ...]:
    """A page of finished matches, the latest first: public ones, and those of who asks."""
    query = (
        _listed()
        .where(matches.c.ended.is_not(None), _was_played(), visible_to(asker), *_found(search))
        .order_by(desc(matches.c.ended), desc(matches.c.id))
        .limit(PAGE)
    )
    if after is not None:
        query = query.where(tuple_(matches.c.ended, matches.c.id) < tuple(after))
    return _summaries(connection, query)


def live(connection: Connection, game: str | None, order: Order, now: int) -> tuple[Summary, ...]:
    """Public matches to watch: those of the strongest players first, or those last moved in."""
    strength = (
        select(func.avg(ratings.c.rating))
        .select_from(seats.join(ratings, ratings.c.person == seats.c.person))
        .where(seats.c.match == matches.c.id, ratings.c.game == matches.c.game)
        .scalar_subquery()
    )
    latest = desc(matches.c.touched)
    first = (latest,) if order is Order.LATEST else (desc(func.coalesce(strength, 0)), latest)
    query = _listed().where(
        matches.c.stage == Stage.RUNNING.value,
        matches.c.public,
        matches.c.touched > now - LIVE_FOR,
        *([matches.c.game == game] if game is not None else []),
    )
    return _summaries(connection, query.order_by(*first, matches.c.id).limit(PAGE))


def _listed() -> Select[Any]:
    of = matches.c
    return select(of.id, of.setup, of.created, of.touched, of.ended, of.result)


def _found(search: Search) -> Iterator[ColumnElement[bool]]:
    """The conditions of a search."""
    if search.player is not None:
        went = () if search.outcome is None else (_went(search.outcome),)
        yield _has_seat(search.player, *went)
    if search.opponent is not None:
        yield _has_seat(search.opponent)
    if search.game is not None:
        yield matches.c.game == search.game
    if search.since is not None:
        yield matches.c.ended >= search.since
    if search.until is not None:
        yield matches.c.ended < search.until
    if search.rated is not None:
        yield matches.c.rated == search.rated


def _has_seat(person: str, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    return matches.c.id.in_(select(seats.c.match).where(seats.c.person == person, *more))


def _went(outcome: Outcome) -> ColumnElement[bool]:
    """Whether a seat won alone, won with others, or lost."""
    if outcome is Outcome.LOST:
        return seats.c.rank > 1
    others = seats.alias("others")
    shared = exists().where(
        others.c.match == seats.c.match, others.c.seat != seats.c.seat, others.c.rank == 1
    )
    return and_(seats.c.rank == 1, shared if outcome is Outcome.SHARED else ~shared)


def _was_played() -> ColumnElement[bool]:
    """Whether a match came to a result; those that were called off have no ranks."""
    return exists().where(seats.c.match == matches.c.id, seats.c.seat == 0, seats.c.rank > 0)


def _summaries(connection: Connection, query: Select[Any]) -> tuple[Summary, ...]:
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    sitting = _sitting(connection, ids)
    return tuple(_summary(row, sitting.get(row.id, ())) for row in rows)


def _summary(row: Row[Any], sitting: tuple[Seated, ...]) -> Summary:
    setup = Setup.read(row.setup)
    ending = None if row.result is None else MatchResult.read(row.result)
    return Summary(setup, row.created, row.touched, row.ended, sitting, ending)


def _sitting(connection: Connection, ids: Sequence[str]) -> Mapping[str, tuple[Seated, ...]]:
    """Who sits at each of these matches, seat by seat."""
    changes = changes_of(connection, ids)
    query = (
        select(seats, people.c.name, people.c.kind, ratings.c.rating)
        .select_from(
            seats.join(matches, matches.c.id == seats.c.match)
            .outerjoin(people, people.c.id == seats.c.person)
            .outerjoin(
                ratings,
                and_(ratings.c.person == seats.c.person, ratings.c.game == matches.c.game),
            )
        )
        .where(seats.c.match.in_(ids))
        .order_by(seats.c.match, seats.c.seat)
    )
    found: dict[str, tuple[Seated, ...]] = {}
    for row in connection.execute(query):
        seated = _seated(row, changes.get(row.match, ()))
        found[row.match] = (*found.get(row.match, ()), seated)
    return found


def _seated(row: Row[Any], changes: Sequence[Change]) -> Seated:
    kind = row.kind or ("open" if row.level is None else "computer")
    for change in changes:
        if change.person == row.person:
            moved = change.after - change.before
            return Seated(row.name, kind, row.level, row.rank, change.before, moved)
    rating = row.rating if row.rank is None else None
    return Seated(row.name, kind, row.level, row.rank, rating)
