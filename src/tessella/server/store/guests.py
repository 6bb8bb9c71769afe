"""What everybody may know of people at a table: name, kind and rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, select

from tessella.server.store.schema import people, ratings

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row


def read_guests(
    connection: Connection, ids: Collection[str], game: str
) -> list[Row[tuple[str, str, str, int]]]:
    """Rows of (id, name, kind, rating in the game or None)."""
    if not ids:
        return []
    rated = and_(ratings.c.person == people.c.id, ratings.c.game == game)
    query = (
        select(people.c.id, people.c.name, people.c.kind, ratings.c.rating)
        .select_from(people.outerjoin(ratings, rated))
        .where(people.c.id.in_(ids))
    )
    return list(connection.execute(query))
