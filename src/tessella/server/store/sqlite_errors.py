"""What SQLite says when something is wrong: with the file and its disk, or with the statement."""

from __future__ import annotations

import sqlite3
from typing import Final, TypeAlias

from sqlalchemy.exc import DBAPIError

SqliteError: TypeAlias = sqlite3.Error | DBAPIError
"""What a statement raises: SQLite's own error, or SQLAlchemy's around it."""
AWAY: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
"""Codes for which no work is to blame: the file cannot be used as it is."""
PRIMARY: Final = 0xFF
"""The bits of a code that tell its kind; the others tell where it happened."""


def code_of(error: BaseException) -> int:
    """SQLite's code for what went wrong; 0 if it was not SQLite that failed."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(cause, "sqlite_errorcode", 0)) & PRIMARY


def is_busy(error: BaseException) -> bool:
    """Whether another program has locked the file."""
    return code_of(error) == sqlite3.SQLITE_BUSY


def is_away(error: BaseException) -> bool:
    """Whether the file cannot be used, whatever is asked of it."""
    return code_of(error) in AWAY


def words_of(error: BaseException) -> str:
    """What SQLite says, without the statement."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
