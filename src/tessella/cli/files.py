"""Files on disk: records are read with care, and everything is written whole or not at all."""

from __future__ import annotations

import datetime as dt
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tessella.cli.errors import CommandError, shown_file
from tessella.core import Record, games
from tessella.core.errors import shown
from tessella.core.files import write_whole
from tessella.core.record_text import MAGIC, TEXT_LENGTH
from tessella.core.registry import game_type

if TYPE_CHECKING:
    from tessella.core.format import Format

SUFFIX = ".tessella"
REASONS: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "cli-file-missing"),
    (IsADirectoryError, "cli-file-folder"),
    (PermissionError, "cli-file-forbidden"),
)


def file_error(path: str | Path, error: OSError | ValueError) -> CommandError:
    """Why a file cannot be used."""
    key = next((key for kind, key in REASONS if isinstance(error, kind)), "cli-file-fault")
    why = error.strerror if isinstance(error, OSError) else ""
    return CommandError(key, file=shown_file(path), reason=shown(why or error))


def read_text(path: str) -> str:
    """The text of a file, if it is one and not longer than any record."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(TEXT_LENGTH + 1)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from error
    if len(content) > TEXT_LENGTH:
        raise CommandError("cli-file-long", file=shown_file(path), limit=TEXT_LENGTH)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise CommandError("cli-file-text", file=shown_file(path)) from error


def foreign_format(path: str) -> Format | None:
    """The format of another program that a file's name ends like; None: ours."""
    formats = (form for name in games() for form in game_type(name).formats)
    return next((form for form in formats if path.lower().endswith(form.suffix)), None)


def load_record(path: str) -> Record:
    """The record that a file holds, in our format or in another program's."""
    text, form = read_text(path), foreign_format(path)
    return form.loads(text) if form else Record.loads(text)


def check_target(path: str) -> Path:
    """The place of a file to be written: not somebody's other file, and not another game."""
    try:
        target = Path(os.path.realpath(path))
        if not target.parent.is_dir():
            raise CommandError(
                "cli-file-nowhere", file=shown_file(path), folder=shown_file(target.parent)
            )
        if not target.exists():
            return target
        if not target.is_file():
            raise CommandError("cli-file-folder", file=shown_file(path))
        if target.stat().st_size:
            raise CommandError("cli-file-exists", file=shown_file(path))
    except (OSError, ValueError) as error:
        if isinstance(error, CommandError):
            raise
        raise file_error(path, error) from error
    return target


def is_record(path: Path) -> bool:
    """Whether a file looks like a record of ours."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC.encode()
    except OSError:
        return False


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file so that at every moment either the old or the whole of it is there."""
    try:
        write_whole(path, content)
    except OSError as error:
        raise file_error(path, error) from error


def saves_folder() -> Path:
    """Where games are kept that nobody gave a name."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "tessella"


def fresh_save(game: str) -> Path:
    """A free file name for a game that nobody gave a name; its folder is made if need be."""
    now = dt.datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(folder, error) from error
    return folder / f"{game}-{now}{SUFFIX}"


def saved_games(most: int) -> list[Path]:
    """The latest of the games that nobody gave a name, newest first."""
    try:
        found = [path for path in saves_folder().glob(f"*{SUFFIX}") if is_record(path)]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:most]
    except OSError:
        return []
