"""Which matches somebody may find. The id of a private one is its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import exists, or_

from tessella.server.store.schema import matches, seats

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement


def visible_to(asker: str | None) -> ColumnElement[bool]:
    """Whether who asks (None: nobody known) may find a match: it is public, or they sat there."""
    public: ColumnElement[bool] = matches.c.public
    if asker is None:
        return public
    return or_(public, exists().where(seats.c.match == matches.c.id, seats.c.person == asker))
