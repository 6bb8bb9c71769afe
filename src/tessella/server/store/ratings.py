"""Ratings: written once with the end of a match, and one person's by all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import and_, desc, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tessella.server.ranking.counting import WINDOW, Part, counted, weights_of
from tessella.server.ranking.skill import STRANGER, Skill
from tessella.server.store.schema import matches, people, rating_changes, ratings
from tessella.server.store.visible import visible_to

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Connection, Table

INSERT: Final[Mapping[str, Callable[[Table], postgresql.Insert | sqlite.Insert]]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
MOST_CHANGES: Final = 1000


class Change(NamedTuple):
    """What a rated match did to a person's rating."""

    match: str | None
    """None: it is not for whoever asks to know."""
    person: str
    at: int
    before: int
    after: int
    uncertainty: int


class Standing(NamedTuple):
    """A person's skill in a game, and when it was last put to the test."""

    game: str
    skill: Skill
    updated: int


def rate(
    connection: Connection,
    match: str,
    game: str,
    at: int,
    ranks: Sequence[tuple[str, int]],
    parts: Sequence[Part] | None = None,
) -> tuple[Change, ...]:
    """Rate a match that has ended with these ranks of people, in the transaction that ends it.

    `parts` tell what the part of each seat came to; None: all have played to the end.

    A match that has been rated is left alone, and its changes are told again. The rows of all its
    people are locked, in the same order everywhere, before anything is read: no rating is lost
    between matches that end at once, and none of them waits for another in a circle. Nobody can be
    compared with themselves: where somebody holds two seats, or their bot one of them, nothing is.
    """
    everybody = sorted({person for person, _ in ranks})
    if len(_owners(connection, everybody)) < len(ranks):
        return ()
    _ensure(connection, game, at, everybody)
    before = _locked(connection, game, everybody)
    if done := changes_of(connection, [match]).get(match):
        return done
    seated = [person for person, _ in ranks]
    weights = weights_of(seated, _earlier(connection, game, at - WINDOW, everybody))
    skills = counted(
        [before[person] for person in seated],
        [rank for _, rank in ranks],
        parts or [Part.PLAYED] * len(ranks),
        weights,
    )
    after = {person: skill for (person, _), skill in zip(ranks, skills, strict=True)}
    for person in everybody:
        _store(connection, game, at, person, after[person])
    rows = [_row(match, game, at, person, before[person], after[person]) for person in everybody]
    connection.execute(rating_changes.insert(), rows)
    return changes_of(connection, [match])[match]


def changes_of(connection: Connection, ids: Sequence[str]) -> Mapping[str, tuple[Change, ...]]:
    """What each of these matches did to ratings; matches that were not rated are missing."""
    found: dict[str, tuple[Change, ...]] = {}
    query = select(rating_changes).where(rating_changes.c.match.in_(ids))
    for row in connection.execute(query.order_by(rating_changes.c.match, rating_changes.c.person)):
        change = _change(row.match, row.person, row.at, row.before, row.after, row.sigma)
        found[row.match] = (*found.get(row.match, ()), change)
    return found


def ratings_of(connection: Connection, person: str) -> tuple[Standing, ...]:
    """A person's skill in every game that they have played rated matches of."""
    query = select(ratings).where(ratings.c.person == person, ratings.c.matches > 0)
    return tuple(
        Standing(row.game, Skill(row.mu, row.sigma, row.matches, row.wins), row.updated)
        for row in connection.execute(query.order_by(ratings.c.game))
    )


def history(
    connection: Connection,
    person: str,
    game: str,
    asker: str | None = None,
    before: tuple[int, int] | None = None,
) -> tuple[Change, ...]:
    """How a person's rating came about, the latest change first, with the matches that show.

    `before` is where the page before ended: a time, and how many changes of that time it had. So
    it names no match, since the last one may be nobody's to know.
    """
    table = rating_changes.c
    query = (
        select(rating_changes, visible_to(asker).label("shows"))
        .join(matches, matches.c.id == table.match)
        .where(table.person == person, table.game == game)
    )
    if before is not None:
        query = query.where(table.at <= before[0]).offset(before[1])
    query = query.order_by(desc(table.at), desc(table.match)).limit(MOST_CHANGES)
    return tuple(
        _change(
            row.match if row.shows else None, row.person, row.at, row.before, row.after, row.sigma
        )
        for row in connection.execute(query)
    )


def end_of(changes: Sequence[Change], before: tuple[int, int] | None) -> tuple[int, int]:
    """Where a page of a history ended that began after another."""
    at = changes[-1].at
    same = sum(change.at == at for change in changes)
    return at, same + (before[1] if before is not None and before[0] == at else 0)


def _earlier(
    connection: Connection, game: str, since: int, everybody: Sequence[str]
) -> dict[tuple[str, str], int]:
    """How many rated matches each two of these people have had since a time."""
    one, other = rating_changes.alias(), rating_changes.alias()
    query = (
        select(one.c.person, other.c.person, func.count())
        .join(other, and_(other.c.match == one.c.match, one.c.person < other.c.person))
        .where(
            one.c.person.in_(everybody),
            other.c.person.in_(everybody),
            one.c.game == game,
            one.c.at > since,
        )
        .group_by(one.c.person, other.c.person)
    )
    return {(row[0], row[1]): row[2] for row in connection.execute(query)}


def _owners(connection: Connection, everybody: Sequence[str]) -> set[str]:
    """Who is behind these people: themselves, or the owners of bots."""
    query = select(func.coalesce(people.c.owner, people.c.id)).where(people.c.id.in_(everybody))
    return set(connection.scalars(query))


def _ensure(connection: Connection, game: str, at: int, everybody: Sequence[str]) -> None:
    """See to it that there is a row to lock for everybody."""
    rows = [{"person": p, "game": game, "updated": at, **_columns(STRANGER)} for p in everybody]
    insert = INSERT[connection.dialect.name](ratings).values(rows)
    connection.execute(insert.on_conflict_do_nothing())


def _locked(connection: Connection, game: str, everybody: Sequence[str]) -> Mapping[str, Skill]:
    """The skills of people, held until the transaction ends."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(everybody))
    rows = connection.execute(query.order_by(ratings.c.person).with_for_update())
    return {row.person: Skill(row.mu, row.sigma, row.matches, row.wins) for row in rows}


def _store(connection: Connection, game: str, at: int, person: str, skill: Skill) -> None:
    row = (ratings.c.person == person) & (ratings.c.game == game)
    connection.execute(update(ratings).where(row).values(updated=at, **_columns(skill)))


def _columns(skill: Skill) -> dict[str, float | int]:
    """A skill as the columns of its row."""
    return {
        "mu": skill.mu,
        "sigma": skill.sigma,
        "rating": skill.rating,
        "floor": skill.floor,
        "matches": skill.matches,
        "wins": skill.wins,
    }


def _row(
    match: str, game: str, at: int, person: str, before: Skill, after: Skill
) -> dict[str, str | int | float]:
    return {
        "match": match,
        "person": person,
        "game": game,
        "at": at,
        "before": before.rating,
        "after": after.rating,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def _change(
    match: str | None, person: str, at: int, before: int, after: int, sigma: float
) -> Change:
    return Change(match, person, at, before, after, Skill(sigma=sigma).uncertainty)
