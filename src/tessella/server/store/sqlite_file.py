"""The file of the embedded database: for its user alone, and for one process at a time."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from tessella.server.errors import ServeError
from tessella.server.store.sqlite_errors import code_of, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

log = structlog.get_logger(__name__)
OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
SIBLINGS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""
TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN})
"""What a system says of a lock that another process holds."""
NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO})
REFUSALS: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_NOTADB: "serve-damaged",
    sqlite3.SQLITE_CORRUPT: "serve-damaged",
    sqlite3.SQLITE_BUSY: "serve-locked",
    sqlite3.SQLITE_FULL: "serve-disk",
    sqlite3.SQLITE_IOERR: "serve-disk",
}
"""The sentences for what SQLite says of a file; for all else it cannot be written."""


class Claim:
    """A process's hold on a database. The kernel ends it with the process, however that ends.

    It is a record lock on a file of its own: those do not pass to processes that are forked, so
    that none of them can outlive the server and keep the next one out.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = path.with_suffix(".lock")
        self._file: int | None = None

    def take(self) -> None:
        """Make the database ours, and everything of it nobody else's to read."""
        folder = self._path.parent
        try:
            folder.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError) as error:
            raise ServeError("serve-no-folder", folder=str(folder)) from error
        if self._path.is_dir():
            raise ServeError("serve-file-folder", file=str(self._path))
        self._hold()
        with suppress(FileExistsError):
            os.close(os.open(self._path, os.O_CREAT | os.O_EXCL, OWN_FILE))
        if _is_nobody_elses(folder, self._path.stem):
            _restrict(folder, OWN_FOLDER)
        for path in self._files():
            _restrict(path, OWN_FILE)

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _hold(self) -> None:
        file = os.open(self._lock, os.O_RDWR | os.O_CREAT, OWN_FILE)
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            folder = str(self._path.parent)
            if error.errno in TAKEN:
                raise ServeError("serve-in-use", folder=folder) from error
            raise ServeError("serve-no-locks", folder=folder, why=_why(error)) from error
        self._file = file

    def _files(self) -> Iterator[Path]:
        yield from (self._path, self._lock)
        for sibling in SIBLINGS:
            path = self._path.with_name(self._path.name + sibling)
            if path.exists():
                yield path


def refusal(error: Exception, path: Path) -> ServeError:
    """Why a database cannot be opened, in a sentence that says what to do."""
    if isinstance(error, OSError):
        key = "serve-disk" if error.errno in NO_ROOM else "serve-not-writable"
        return ServeError(key, file=str(path), why=_why(error))
    key = REFUSALS.get(code_of(error), "serve-not-writable")
    return ServeError(key, file=str(path), why=words_of(error))


def _why(error: OSError) -> str:
    return str(error.strerror or error)


def _is_nobody_elses(folder: Path, stem: str) -> bool:
    """Whether a folder is for the database alone: one that holds more is not ours to shut."""
    return all(path.name.startswith(stem) for path in folder.iterdir())


def _restrict(path: Path, mode: int) -> None:
    """Let nobody else in; of another user's file it can only be said that it should be so."""
    if path.stat().st_mode & 0o777 == mode:
        return
    try:
        path.chmod(mode)
    except PermissionError:
        log.warning("others_may_read", file=str(path), should_be=f"{mode:o}")
