"""Statements of the hot path: compiled once, handed to the driver as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, CursorResult
    from sqlalchemy.sql.dml import Insert, Update


class Prepared:
    """A statement without the work that SQLAlchemy does each time for those that may change."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, tuple[str, ...]]] = {}

    def __call__(
        self, connection: Connection, values: Sequence[Mapping[str, object]]
    ) -> CursorResult[Any]:
        """Execute it for each set of values."""
        text, names = self._for(connection)
        rows = [tuple(row[name] for name in names) for row in values]
        return connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0])

    def _for(self, connection: Connection) -> tuple[str, tuple[str, ...]]:
        """The text for a database, and the order of its parameters."""
        name = connection.dialect.name
        if name not in self._compiled:
            compiled = self._statement.compile(dialect=connection.dialect)
            self._compiled[name] = compiled.string, tuple(compiled.positiontup or ())
        return self._compiled[name]
