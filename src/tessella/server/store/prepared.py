"""Statements of the hot path: compiled once, and handed to the driver as they are."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Delete, Insert, Select, Update

    Statement: TypeAlias = Insert | Update | Delete | Select[Any]
    Row: TypeAlias = Callable[[dict[str, object]], tuple[object, ...]]
    Compiled: TypeAlias = tuple[str, Row]


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
        text, row_of = self._compiled.get(kind) or self._compile(connection)
        row = row_of(values)
        if kind == "sqlite":
            driver: Any = connection.connection.driver_connection
            return driver.execute(text, row)
        return connection.exec_driver_sql(text, row)

    def _compile(self, connection: Connection) -> Compiled:
        """The text for a database, and how its row of parameters is made of the values."""
        dialect = connection.dialect
        done = self._statement.compile(dialect=dialect)
        constants = {name: value for name, value in done.params.items() if value is not None}
        compiled = done.string, _row_of(done.positiontup or (), constants)
        self._compiled[dialect.name] = compiled
        return compiled


def _row_of(names: Sequence[str], constants: dict[str, Any]) -> Row:
    """How the values of a statement come into their order."""
    if constants:
        return lambda values: tuple([constants[n] if n in constants else values[n] for n in names])
    if len(names) > 1:
        return itemgetter(*names)
    return lambda values: tuple([values[name] for name in names])
