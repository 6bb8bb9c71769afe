"""What the preview of a link tells of a match: no more than who has the link may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import bindparam, select

from tessella.server.match.setup import Setup
from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import matches, people, seats

if TYPE_CHECKING:
    from sqlalchemy import Connection


class LinkedMatch(NamedTuple):
    """A match, who opened it, and who sits there."""

    setup: Setup
    stage: str
    by: str
    names: tuple[str, ...]


_MATCH = Prepared(
    select(matches.c.setup, matches.c.stage, people.c.name)
    .join_from(matches, people, people.c.id == matches.c.creator)
    .where(matches.c.id == bindparam("id"))
)
_NAMES = Prepared(
    select(people.c.name)
    .join_from(seats, people, people.c.id == seats.c.person)
    .where(seats.c.match == bindparam("id"))
    .order_by(seats.c.seat)
)


def read_linked(connection: Connection, match_id: str) -> LinkedMatch | None:
    """The match of a link; None if there is no such match."""
    for setup, stage, by in _MATCH.rows(connection, id=match_id):
        names = tuple(row[0] for row in _NAMES.rows(connection, id=match_id))
        return LinkedMatch(Setup.read(setup), stage, by, names)
    return None
