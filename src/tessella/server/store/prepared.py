"""Statements of the hot path: compiled once, and handed to the driver as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Delete, Insert, Select, Update

    Statement: TypeAlias = Insert | Update | Delete | Select[Any]
    Compiled: TypeAlias = tuple[str, tuple[str, ...], dict[str, Any]]


class Prepared:
    """A statement without the work that SQLAlchemy does each time for those that may change.

    SQLite is asked directly, which takes a tenth of the time; so its values are what SQLite knows:
    texts and whole numbers.
    """

    def __init__(self, statement: Statement) -> None:
        self._statement = statement
        self._compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, **values: object) -> int:
        """Execute it; how many rows it concerned."""
        done: int = self._cursor(connection, values).rowcount
        return done

    def rows(self, connection: Connection, **values: object) -> Sequence[Any]:
        """The rows that it finds, each a tuple."""
        found: Sequence[Any] = self._cursor(connection, values).fetchall()
        return found

    def _cursor(self, connection: Connection, values: dict[str, object]) -> Any:
        kind = connection.dialect.name
        text, names, fixed = self._compiled.get(kind) or self._compile(connection)
        row = tuple([values[name] if name in values else fixed[name] for name in names])
        if kind == "sqlite":
            driver: Any = connection.connection.driver_connection
            return driver.execute(text, row)
        return connection.exec_driver_sql(text, row)

    def _compile(self, connection: Connection) -> Compiled:
        """The text for a database, the order of its parameters, and those that never change."""
        dialect = connection.dialect
        done = self._statement.compile(dialect=dialect)
        compiled = done.string, tuple(done.positiontup or ()), dict(done.params)
        self._compiled[dialect.name] = compiled
        return compiled
