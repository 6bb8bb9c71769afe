"""The schema's history, the same for both databases, brought up to date when a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 7_358_118_044
"""The number of PostgreSQL's lock that processes hold while they migrate."""


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: Engine) -> None:
    """Bring a database that is ours alone to the latest schema."""
    connection = engine.connect().execution_options(isolation_level="SERIALIZABLE")
    with connection, connection.begin():
        command.upgrade(config(connection), "head")


def upgrade_on(connection: Connection) -> None:
    """Bring a shared database to the latest schema, within the caller's transaction."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    command.upgrade(config(connection), "head")
