"""`tessella backup`: a copy of the embedded database, while the server goes on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tessella.cli.errors import CommandError, shown_file

if TYPE_CHECKING:
    from tessella.cli.terminal import Terminal

OWN_FILE: Final = 0o600
"""A copy holds what the database holds: it is for its user alone."""


def backup(terminal: Terminal, file: str, *, data: str | None = None) -> None:
    """Copy everything that was committed when it began; a file that exists is left alone."""
    from tessella.server.settings import read_settings  # noqa: PLC0415 - no other command needs it

    source = read_settings(os.environ, {"data": data}).database_file
    target = Path(file)
    if not source.is_file():
        raise CommandError("cli-backup-nothing", file=shown_file(str(source)))
    if target.exists():
        raise CommandError("cli-backup-exists", file=shown_file(file))
    try:
        matches = _copy(source, target)
    except (OSError, sqlite3.Error) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise CommandError("cli-backup-failed", file=shown_file(file), why=why) from error
    terminal.write(terminal.words("backup-done", file=file, matches=matches))


def _copy(source: Path, target: Path) -> int:
    """Copy a database, look whether the copy is whole, and count its matches."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWN_FILE))
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        whole = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if whole != "ok":
            raise CommandError("cli-backup-broken", why=str(whole)[:200])
        matches = copy.execute("SELECT count(*) FROM matches").fetchone()[0]
    part.replace(target)
    return int(matches)
