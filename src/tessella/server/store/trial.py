"""A write that leaves nothing: whether a database takes what it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from tessella.server.store.schema import secrets

if TYPE_CHECKING:
    from sqlalchemy import Connection


def try_to_write(connection: Connection) -> None:
    """Put a row in and take it out again; nobody else ever sees it, but the disk has to take it."""
    name = f"trial {uuid4().hex}"
    connection.execute(secrets.insert().values(name=name, value=""))
    connection.execute(secrets.delete().where(secrets.c.name == name))
