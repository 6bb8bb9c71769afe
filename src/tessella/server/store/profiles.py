"""What everybody may know of people at a table: name, kind and rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, select

from tessella.server.store.prepared import Prepared
from tessella.server.store.schema import people, ratings

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

_RATED = and_(ratings.c.person == people.c.id, ratings.c.game == bindparam("in_game"))
_GUEST = Prepared(
    select(people.c.id, people.c.name, people.c.kind, ratings.c.rating)
    .select_from(people.outerjoin(ratings, _RATED))
    .where(people.c.id == bindparam("guest"))
)


def read_profiles(
    connection: Connection, ids: Collection[str], game: str
) -> list[tuple[str, str, str, int | None]]:
    """Rows of (id, name, kind, rating in the game or None); there are a few people at a table."""
    return [row for one in ids for row in _GUEST.rows(connection, guest=one, in_game=game)]
