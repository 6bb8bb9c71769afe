"""Whose games are whose: names in logs, a guest's games that go to an account, leaving, export."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, or_, select, update

from tessella.server.store import friends, puzzles
from tessella.server.store import people as store
from tessella.server.store import sessions as openings
from tessella.server.store.lobby import read_invitations
from tessella.server.store.people import DELETED_NAME, Kind
from tessella.server.store.schema import (
    blocks,
    chat,
    entries,
    follows,
    matches,
    mistakes,
    mutes,
    people,
    puzzle_solvers,
    puzzle_tries,
    rating_changes,
    ratings,
    reviewed,
    seats,
    sessions,
    tokens,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tessella.server.store.people import Person

T = TypeVar("T")
OVER: Final = "over"
EXPORTED: Final[Mapping[str, tuple[Table, str, tuple[str, ...]]]] = {
    "sessions": (sessions, "person", ("created", "used", "expires")),
    "tokens": (tokens, "person", ("id", "label", "scopes", "created", "used")),
    "chat": (chat, "person", ("match", "number", "at", "body")),
    "ratings": (ratings, "person", tuple(c.name for c in ratings.c if c.name != "person")),
    "rating_changes": (
        rating_changes,
        "person",
        tuple(c.name for c in rating_changes.c if c.name != "person"),
    ),
    "puzzle_tries": (puzzle_tries, "person", ("puzzle", "at", "solved")),
    "puzzle_ratings": (puzzle_solvers, "person", ("game", "mu", "sigma", "tries", "solved")),
    "reviewed": (reviewed, "person", tuple(c.name for c in reviewed.c if c.name != "person")),
    "mistakes": (mistakes, "person", ("match", "ply", "game", "loss", "solved", "due")),
}
"""Tables whose rows belong to a person: by which column, and what of them is told."""


def matches_of(connection: Connection, person: str) -> list[str]:
    """The matches that a person has made or sits in, oldest first."""
    query = select(matches.c.id).where(_is_of(person)).order_by(matches.c.created, matches.c.id)
    return list(connection.execute(query).scalars())


def _is_of(person: str) -> ColumnElement[bool]:
    sat = select(seats.c.match).where(seats.c.person == person)
    return or_(matches.c.creator == person, matches.c.id.in_(sat))


def renamed(value: Any, old: str, new: str, name: str) -> Any:
    """JSON in which a person has another id and name."""
    if isinstance(value, dict):
        inner = {key: renamed(part, old, new, name) for key, part in value.items()}
        return inner | {"name": name} if value.get("person") == old and "name" in value else inner
    if isinstance(value, list):
        return [renamed(part, old, new, name) for part in value]
    return new if value == old else value


def restate(connection: Connection, ids: Iterable[str], old: str, person: Person) -> None:
    """Let the logs and setups of matches call the person `old` as `person` is called."""
    for some in batched(ids, 500):
        _restate(connection, some, old, person)


def _restate(connection: Connection, ids: Iterable[str], old: str, person: Person) -> None:
    places = (
        (entries, entries.c.match, entries.c.body, (entries.c.match, entries.c.version)),
        (matches, matches.c.id, matches.c.setup, (matches.c.id,)),
        (matches, matches.c.id, matches.c.result, (matches.c.id,)),
    )
    for table, match, column, keys in places:
        query = select(column, *keys).where(match.in_(ids), column.contains(old))
        for body, *values in connection.execute(query).all():
            told = renamed(msgspec.json.decode(body), old, person.id, person.name)
            where = [key == value for key, value in zip(keys, values, strict=True)]
            text = msgspec.json.encode(told).decode()
            connection.execute(update(table).where(*where).values({column: text}))


def batched(things: Iterable[T], size: int) -> Iterator[list[T]]:
    """Things in lists that a database takes as one condition."""
    rest = iter(things)
    while some := list(islice(rest, size)):
        yield some


def merge(connection: Connection, guest: str, account: Person, now: int) -> list[str]:
    """Give a guest's matches to an account; return which.

    Where both have a seat of the same match, the guest stays another person.
    """
    store.hold(connection, (guest, account.id))
    sat = select(seats.c.match).where(seats.c.person == account.id)
    shared = set(connection.execute(sat).scalars())
    moved = [match for match in matches_of(connection, guest) if match not in shared]
    restate(connection, moved, guest, account)
    for table, match, column in (
        (entries, entries.c.match, entries.c.actor),
        (seats, seats.c.match, seats.c.person),
        (chat, chat.c.match, chat.c.person),
        (matches, matches.c.id, matches.c.creator),
    ):
        where = (column == guest, match.in_(moved))
        connection.execute(update(table).where(*where).values({column: account.id}))
    friends.hand_on(connection, guest, account.id)
    _forget(connection, guest)
    gone = {"kind": Kind.MERGED, "owner": account.id, "gone": now, "name_key": f"~{guest}"}
    connection.execute(update(people).where(people.c.id == guest).values(gone))
    return moved


def remove(connection: Connection, person: str, now: int) -> list[str]:
    """Forget a person and their bots; return the matches where they are called otherwise."""
    everybody = [*(bot.id for bot in store.bots_of(connection, person)), person]
    store.hold(connection, everybody)
    return [match for one in everybody for match in _remove(connection, one, now)]


def _remove(connection: Connection, person: str, now: int) -> list[str]:
    moved = matches_of(connection, person)
    blank = {"kind": Kind.DELETED, "name": DELETED_NAME, "name_key": f"~{person}", "gone": now}
    nothing = {"password": None, "email": None, "owner": None}
    connection.execute(update(people).where(people.c.id == person).values(blank | nothing))
    left = store.by_id(connection, person)
    if left is not None:
        restate(connection, moved, person, left)
    connection.execute(delete(chat).where(chat.c.person == person))
    connection.execute(delete(ratings).where(ratings.c.person == person))
    _forget(connection, person)
    return moved


def _forget(connection: Connection, person: str) -> None:
    """Close every way in, and forget whom this person followed or did not want to hear."""
    friends.forget(connection, person)
    puzzles.forget(connection, person)
    openings.close_all(connection, person)
    openings.drop_tokens(connection, person)
    either = or_(mutes.c.person == person, mutes.c.muted == person)
    connection.execute(delete(mutes).where(either))


def export(connection: Connection, person: Person) -> dict[str, Any]:
    """Everything that is kept about a person, without what opens their account."""
    mine = {
        key: [
            dict(zip(columns, row, strict=True))
            for row in connection.execute(
                select(*(table.c[name] for name in columns)).where(table.c[owner] == person.id)
            )
        ]
        for key, (table, owner, columns) in EXPORTED.items()
    }
    profile = {
        name: getattr(person, name) for name in ("id", "kind", "name", "email", "created", "seen")
    }
    bots = [
        {"name": bot.name, "created": bot.created} for bot in store.bots_of(connection, person.id)
    ]
    muted = store.by_ids(connection, store.muted_alone(connection, person.id)).values()
    others = {
        "mutes": sorted(other.name for other in muted),
        "follows": [other.name for other in friends.listed(connection, follows, person.id)],
        "blocks": [other.name for other in friends.listed(connection, blocks, person.id)],
        "challenges": [
            {"match": row.id, "game": row.game, "by": row.by}
            for row in read_invitations(connection, person.id)
        ],
    }
    return {"profile": profile, **mine, "bots": bots, **others} | _matches(connection, person.id)


def _matches(connection: Connection, person: str) -> dict[str, Any]:
    """The matches of a person, where they sat, and what they did in those that are over.

    Entries of a match that is not over hold what chance has dealt to others.
    """
    facts = ("id", "game", "stage", "public", "rated", "created", "ended", "result")
    query = select(*(matches.c[name] for name in facts)).where(_is_of(person))
    over = select(matches.c.id).where(_is_of(person), matches.c.stage == OVER)
    played = [dict(zip(facts, row, strict=True)) for row in connection.execute(query)]
    sat = select(seats.c.match, seats.c.seat, seats.c.rank).where(seats.c.person == person)
    told = ("match", "version", "at", "body")
    did = select(*(entries.c[name] for name in told)).where(
        entries.c.match.in_(over), entries.c.actor == person
    )
    return {
        "matches": played,
        "seats": [dict(row._mapping) for row in connection.execute(sat)],
        "entries": [dict(zip(told, row, strict=True)) for row in connection.execute(did)],
    }
