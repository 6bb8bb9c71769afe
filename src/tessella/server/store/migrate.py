"""The schema's history, the same for both databases, brought up to date when a server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from tessella.core.errors import TessellaError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection, Engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
HEAD: Final = max(path.name for path in (SCRIPTS / "versions").glob("[0-9]*.py"))[:4]
"""The latest form of the schema: migrations are numbered."""
ONE_AT_A_TIME: Final = 7_358_118_044
"""The number of PostgreSQL's lock that processes hold while they migrate."""


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    from alembic.config import Config  # noqa: PLC0415 - it is large, and most starts need it not

    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: Engine) -> None:
    """Bring a database that is ours alone to the latest schema."""
    connection = engine.connect().execution_options(isolation_level="SERIALIZABLE")
    with connection, connection.begin():
        _upgrade(connection)


def upgrade_on(connection: Connection) -> None:
    """Bring a shared database to the latest schema, within the caller's transaction."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    _upgrade(connection)


def form_of(connection: Connection) -> str | None:
    """The form that a database's schema has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


class NewerDatabaseError(TessellaError):
    """A later Tessella wrote the database; this one would not understand it."""


def _upgrade(connection: Connection) -> None:
    form = form_of(connection)
    if form is not None and form > HEAD:
        raise NewerDatabaseError("serve-newer-database", form=form, known=HEAD)
    if form != HEAD:
        from alembic import command  # noqa: PLC0415

        command.upgrade(config(connection), "head")
